import { contactColumnTexts } from '#features/contacts/columns.ts'
import { contactsStaffTexts } from '#features/contacts/staff/texts.ts'
import { positionTexts } from '#kit/web/staff/position-texts.ts'
import { signInTexts } from '#kit/web/staff/sign-in-texts.ts'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { consoleTexts } from './texts.ts'

journey(
  'whoever loses a role while editing is told so, and keeps what was typed',
  async ({ staffPhone, guide }) => {
    const who = await guide.newStaff('content-editor', 'help-desk')
    const { page } = await staffPhone('/admin/contacts', { who, language: 'en' })
    await page.getByRole('button', { name: contactsStaffTexts.add.en }).click()
    const editor = page.getByRole('dialog', { name: contactsStaffTexts.add.en })
    const name = editor.getByLabel(`${contactColumnTexts.name.en}, in English`)
    await name.fill('Ward office 13')
    const admin = await guide.staff()
    const { rows } = await guide.owner.query('select id from staff_accounts where username = $1', [
      who.username,
    ])
    const roles = { roles: ['help-desk'], instead_of: ['content-editor', 'help-desk'] }
    expect((await admin.call('PATCH', `/api/staff-accounts/${rows[0].id}`, roles)).status).toBe(200)
    await editor.getByRole('button', { name: kitStaffTexts.save.en, exact: true }).click()
    await expect(editor.getByRole('alert')).toContainText(kitStaffTexts.mayNot.en)
    await expect(name).toHaveValue('Ward office 13')
  },
)

journey(
  'what is corrected in a new row whose answer was lost is stored in that row',
  async ({ staffPhone, openOwnGuide }) => {
    const world = await openOwnGuide()
    const { page, toasts } = await staffPhone('/admin/contacts', { at: world, language: 'en' })
    await page.getByRole('button', { name: contactsStaffTexts.add.en }).click()
    const editor = page.getByRole('dialog', { name: contactsStaffTexts.add.en })
    const number = editor.getByLabel(contactColumnTexts.phone.en)
    for (const which of ['inEnglish', 'inHindi'] as const)
      await editor
        .getByLabel(kitStaffTexts[which].en.replace('{label}', contactColumnTexts.name.en))
        .fill('Ward office 14')
    await editor.getByLabel(positionTexts.source.en).fill('municipal list')
    await number.fill('0621-2233033')
    const save = editor.getByRole('button', { name: kitStaffTexts.save.en, exact: true })
    await page.route('**/api/contacts', route => route.fetch().then(() => route.abort()), { times: 1 })
    await save.click()
    await expect(editor.getByRole('alert')).toContainText(kitStaffTexts.away.en)
    await number.fill('0621-2233034')
    await save.click()
    await expect.poll(toasts).toContain(kitStaffTexts.saved.en)
    const stored = `select phone from contacts where name_en = 'Ward office 14'`
    expect((await world.owner.query(stored)).rows).toEqual([{ phone: '0621-2233034' }])
  },
)

journey(
  'what is typed stays when a phone is taken up again after the session has ended',
  async ({ staffPhone, guide }) => {
    const who = await guide.newStaff('content-editor')
    const { page } = await staffPhone('/admin/contacts', { who, language: 'en' })
    await page.getByRole('button', { name: contactsStaffTexts.add.en }).click()
    const editor = page.getByRole('dialog', { name: contactsStaffTexts.add.en })
    const name = editor.getByLabel(`${contactColumnTexts.name.en}, in English`)
    await name.fill('Ward office 15')
    expect((await who.call('DELETE', '/api/session?everywhere=true')).status).toBe(204)
    const asked = page.waitForResponse('**/api/session')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await asked
    const question = page.getByRole('dialog', { name: consoleTexts.sessionEnded.en })
    await question.getByLabel(signInTexts.password.en, { exact: true }).fill(who.password)
    await question.getByRole('button', { name: signInTexts.login.en }).click()
    await expect(question).toBeHidden()
    await expect(page).toHaveURL('/admin/contacts')
    await expect(name).toHaveValue('Ward office 15')
  },
)
