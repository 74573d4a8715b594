import { contactColumnTexts } from '#features/contacts/columns.ts'
import { contactsStaffTexts } from '#features/contacts/staff/texts.ts'
import { kitStaffTexts } from '#kit/web/staff/texts.ts'
import { expect, journey } from '#tests/journey.ts'

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
