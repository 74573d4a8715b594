import { texts as contactTexts } from '#features/contacts/staff/texts.ts'
import { texts as signInTexts } from '#features/staff/texts.ts'
import { texts as kit } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { passwords } from '#tests/world/accounts.ts'
import { texts } from './texts.ts'

journey(
  'an editor keeps its words through Back and the end of the session, and what is saved reaches open phones',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide()
    const pilgrim = await phone({ at: world })
    await pilgrim.open('/facility/centralised-contact')
    const { page } = await staffPhone('/admin/contacts', { at: world })
    const editor = page.getByRole('dialog', { name: contactTexts.add.hi })
    const save = editor.getByRole('button', { name: kit.save.hi, exact: true })
    const back = () => page.evaluate(() => history.back())
    const label = (which: 'inEnglish' | 'inHindi', text: string) =>
      editor.getByLabel(kit[which].hi.replace('{label}', text))
    await page.getByRole('button', { name: contactTexts.add.hi }).click()
    await expect(editor).toBeVisible()
    await back()
    await expect(editor).toBeHidden()
    await page.getByRole('button', { name: contactTexts.add.hi }).click()
    await label('inHindi', contactTexts.name.hi).fill('वार्ड कार्यालय 12')
    await back()
    await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(1)
    await expect(label('inHindi', contactTexts.name.hi)).toHaveValue('वार्ड कार्यालय 12')
    await save.click()
    await expect(editor.locator('[aria-invalid]').first()).toBeFocused()
    await label('inEnglish', contactTexts.name.hi).fill('Ward office 12')
    await editor.getByLabel(contactTexts.source.hi).fill('municipal list')
    await editor.getByLabel(contactTexts.phone.hi).fill('0621-2233033')
    await world.owner.query('truncate staff_sessions')
    await save.click()
    const question = page.getByRole('dialog', { name: texts.sessionEnded.hi })
    await expect(question).toBeVisible()
    await back()
    await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(2)
    await expect(question).toBeVisible()
    await question.getByLabel(signInTexts.password.hi, { exact: true }).fill(passwords.admin)
    await question.getByRole('button', { name: signInTexts.login.hi }).click()
    await expect(page.getByText(kit.saved.hi, { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/admin/contacts')
    await expect(pilgrim.page.getByRole('link', { name: /0621-2233033/ })).toBeVisible()
  },
)
