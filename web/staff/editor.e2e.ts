import { contactColumnTexts } from '#features/contacts/columns.ts'
import { contactsStaffTexts } from '#features/contacts/staff/texts.ts'
import { positionTexts } from '#kit/web/staff/position-texts.ts'
import { signInTexts } from '#kit/web/staff/sign-in-texts.ts'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { passwords } from '#tests/world/accounts.ts'
import { consoleTexts } from './texts.ts'

journey(
  'an editor keeps typed words through Back and the end of the session, and what is saved reaches open phones',
  async ({ phone, staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide()
    const pilgrim = await phone({ at: world })
    await pilgrim.open('/facility/centralised-contact')
    const { page, toasts } = await staffPhone('/admin/contacts', { at: world })
    const editor = page.getByRole('dialog', { name: contactsStaffTexts.add.hi })
    const save = editor.getByRole('button', { name: kitStaffTexts.save.hi, exact: true })
    const back = () => page.evaluate(() => history.back())
    const label = (which: 'inEnglish' | 'inHindi', text: string) =>
      editor.getByLabel(kitStaffTexts[which].hi.replace('{label}', text))
    await page.getByRole('button', { name: contactsStaffTexts.add.hi }).click()
    await expect(editor).toBeVisible()
    await back()
    await expect(editor).toBeHidden()
    await page.getByRole('button', { name: contactsStaffTexts.add.hi }).click()
    await label('inHindi', contactColumnTexts.name.hi).fill('वार्ड कार्यालय 12')
    await back()
    await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(1)
    await expect(label('inHindi', contactColumnTexts.name.hi)).toHaveValue('वार्ड कार्यालय 12')
    await save.click()
    await expect(editor.locator('[aria-invalid]').first()).toBeFocused()
    const english = label('inEnglish', contactColumnTexts.name.hi)
    await expect(english).toHaveAttribute('aria-invalid')
    await english.fill('Ward office 12')
    await expect(english).not.toHaveAttribute('aria-invalid')
    await editor.getByLabel(positionTexts.source.hi).fill('municipal list')
    await editor.getByLabel(contactColumnTexts.phone.hi).fill('0621-2233033')
    await world.owner.query('truncate staff_sessions')
    await save.click()
    const question = page.getByRole('dialog', { name: consoleTexts.sessionEnded.hi })
    await expect(question).toBeVisible()
    // What was open is covered by an opaque backdrop.
    const backdrop = () => question.evaluate(dialog => getComputedStyle(dialog, '::backdrop').backgroundColor)
    expect(await backdrop()).toMatch(/^rgb\(/)
    await back()
    await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(2)
    await expect(question).toBeVisible()
    await question.getByLabel(signInTexts.password.hi, { exact: true }).fill(passwords.admin)
    await question.getByRole('button', { name: signInTexts.login.hi }).click()
    await expect.poll(toasts).toContain(kitStaffTexts.saved.hi)
    await expect(page).toHaveURL('/admin/contacts')
    await expect(pilgrim.page.getByRole('link', { name: /0621-2233033/ })).toBeVisible()
  },
)
