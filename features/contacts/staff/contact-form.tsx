import { emptyFields } from '#common/row-columns.ts'
import { useText } from '#kit/web/language.tsx'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { RowFields } from '#kit/web/staff/row-fields.tsx'
import { type RecordForm, useRecord } from '#kit/web/staff/use-record.ts'
import { contactColumns, contactColumnTexts } from '../columns.ts'
import type { ContactFields, StaffContact } from '../contract.ts'
import { contactsStaffTexts } from './texts.ts'

/** The form that adds or changes one contact. */
export function ContactForm(form: RecordForm<StaffContact, ContactFields>) {
  const t = useText(contactsStaffTexts)
  const { editor, ...row } = useRecord({ ...form, fieldsOf, empty })
  return (
    <RecordEditor title={t(form.row ? 'change' : 'add')} {...editor}>
      <RowFields columns={contactColumns} texts={contactColumnTexts} {...row} />
    </RecordEditor>
  )
}

const empty: ContactFields = {
  ...emptyFields(contactColumns),
  ...{ category: 'mmc_admin', contact_type: 'office' },
}
function fieldsOf({ id: _id, updated_at: _at, ...fields }: StaffContact): ContactFields {
  return fields
}
