import { emptyFields } from '#common/row-columns.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { FileExchange } from '#kit/web/staff/file-exchange.tsx'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { RowForm } from '#kit/web/staff/row-form.tsx'
import { staffRowsHook } from '#kit/web/staff/staff-rows.ts'
import { contactColumns, contactColumnTexts } from '../columns.ts'
import type { ContactFields, contactsContract, StaffContact } from '../contract.ts'
import { contactsTexts } from '../texts.ts'
import { contactsStaffTexts } from './texts.ts'

const useContacts = staffRowsHook<typeof contactsContract, StaffContact, ContactFields>({
  ...{ all: 'GET /api/contacts/all', list: 'contacts' },
  ...{ add: 'POST /api/contacts', change: 'PUT /api/contacts/:id' },
})

/** Staff console: every contact, hidden ones too, in the order that visitors see. */
export function ContactsPanel() {
  const t = useText(contactsStaffTexts)
  const tc = useText(contactsTexts)
  const { language } = useLanguage()
  const contacts = useContacts()
  return (
    <RecordsPanel
      {...contacts}
      titles={{ add: t('add'), change: t('change') }}
      wordsOf={({ name, designation, phone }) =>
        [name.en, name.hi, designation?.en, designation?.hi, phone].map(words => words ?? '')
      }
      shown={({ name, category, designation, phone, email, is_active }) => ({
        name: name[language],
        below: [tc(category), designation?.[language], phone ?? email].filter(Boolean).join(' · '),
        isHidden: !is_active,
      })}
      form={form => (
        <RowForm
          {...form}
          columns={contactColumns}
          texts={contactColumnTexts}
          empty={{ ...emptyFields(contactColumns), category: 'mmc_admin', contact_type: 'office' }}
        />
      )}
    >
      <FileExchange url="/api/contacts/file" name="contacts" onStored={contacts.refresh} />
    </RecordsPanel>
  )
}
