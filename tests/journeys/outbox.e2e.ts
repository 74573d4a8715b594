import { missingPersonTexts } from '#features/lost-found/missing-person/texts.ts'
import { outboxTexts } from '#kit/web/outbox/texts.ts'
import { expect, journey } from '#tests/journey.ts'

journey(
  'an earlier submission takes no form from the next one, neither refused nor once it is sent',
  async ({ phone }) => {
    const { page, open, toasts } = await phone()
    const t = outboxTexts
    const words = page.getByLabel(missingPersonTexts.person.hi)
    const send = page.getByRole('button', { name: missingPersonTexts.submit.hi })
    const waiting = page.getByRole('region', { name: t.list.hi })
    const again = () => page.evaluate(() => dispatchEvent(new Event('online')))
    await page.route('**/api/missing-persons', route => route.abort())
    await open('/missing-person')
    await words.fill('दादी')
    await page.getByLabel(missingPersonTexts.name.hi).fill('आशा')
    await page.getByLabel(missingPersonTexts.phone.hi).fill('9876500077')
    await send.click()
    await expect(waiting).toContainText('दादी')
    await open('/missing-person')
    await expect(waiting).toContainText('दादी')
    await words.fill('बालक')
    await page.route('**/api/missing-persons', route =>
      route.fulfill({ status: 400, json: { code: 'invalid' } }),
    )
    await again()
    const mend = waiting.getByRole('button', { name: t.mend.hi })
    await mend.click()
    await expect.poll(toasts).toContain(t.fieldsInUse.hi)
    await expect(words).toHaveValue('बालक')
    await words.fill('')
    await mend.click()
    await expect(words).toHaveValue('दादी')
    await page.unroute('**/api/missing-persons')
    await page.route('**/api/missing-persons', route => route.abort())
    await send.click()
    await expect(waiting).toContainText('दादी')
    await open('/missing-person')
    await expect(waiting).toContainText('दादी')
    await words.fill('बालक')
    await page.unroute('**/api/missing-persons')
    await again()
    await expect.poll(toasts).toContain(t.sent.hi)
    await expect(words).toHaveValue('बालक')
  },
)
