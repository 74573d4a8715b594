import { feedbackTexts } from '#features/feedback/texts.ts'
import { missingPersonTexts } from '#features/lost-found/missing-person/texts.ts'
import { outboxTexts } from '#kit/web/outbox/texts.ts'
import { expect, journey } from '#tests/journey.ts'

const causes = {
  busy: { status: 503, json: { code: 'unavailable' }, headers: { 'retry-after': '30' } },
  server: { status: 500, json: { code: 'internal' } },
  slow: { status: 504, body: '<h1>Gateway timeout</h1>' },
  limit: { status: 429, json: { code: 'too-many' }, headers: { 'retry-after': '60' } },
} as const
journey('each reason why a form waits has its own sentence', async ({ phone }) => {
  const { page, open, isAccessible } = await phone()
  const t = feedbackTexts
  for (const [cause, answer] of Object.entries(causes)) {
    await page.route('**/api/feedback', route => route.fulfill(answer))
    await open('/feedback')
    await page.getByRole('radio', { name: t.star4.hi }).check({ force: true })
    await page.getByLabel(t.name.hi, { exact: true }).fill('रमेश')
    await page.getByLabel(t.feedback.hi).fill('पानी ठंडा था')
    await page.getByRole('button', { name: t.submit.hi }).click()
    const note = page.getByRole('status').filter({ hasText: t.kept.hi })
    await expect(note.getByText(outboxTexts[cause as keyof typeof causes].hi)).toBeVisible()
    if (cause === 'busy') await isAccessible()
    const remove = page.getByRole('button', { name: outboxTexts.remove.hi })
    await remove.click()
    // Removed from the phone too, because the next opening would show it again.
    await expect(remove).toHaveCount(0)
    await page.unroute('**/api/feedback')
  }
})

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
