import { useLanguage, useText } from '#kit/web/language.tsx'
import { FileExchange } from '#kit/web/staff/file-exchange.tsx'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import type { ContactFields, contactsContract, StaffContact } from '../contract.ts'
import { contactsTexts } from '../texts.ts'
import { ContactForm } from './contact-form.tsx'
import { contactsStaffTexts } from './texts.ts'

const useContacts = staffQueryHook<typeof contactsContract>()
const call = staffClient<typeof contactsContract>()

/** Staff console: every contact, hidden ones too, in the order that visitors see. */
export function ContactsPanel() {
  const t = useText(contactsStaffTexts)
  const tc = useText(contactsTexts)
  const { language } = useLanguage()
  const { value, ...query } = useContacts('GET /api/contacts/all', {})
  return (
    <RecordsPanel<StaffContact, ContactFields>
      {...query}
      rows={value?.contacts}
      wordsOf={({ name, designation, phone }) =>
        [name.en, name.hi, designation?.en, designation?.hi, phone].map(words => words ?? '')
      }
      shown={({ name, category, designation, phone, email, is_active }) => ({
        name: name[language],
        below: [tc(category), designation?.[language], phone ?? email].filter(Boolean).join(' · '),
        isHidden: !is_active,
      })}
      add={{ label: t('add'), send: (id, fields) => call('POST /api/contacts', { body: { id, ...fields } }) }}
      change={(id, body) => call('PUT /api/contacts/:id', { params: { id }, body })}
      readAll={async () => (await call('GET /api/contacts/all', {})).contacts}
      form={form => <ContactForm {...form} />}
    >
      <FileExchange url="/api/contacts/file" name="contacts" onStored={query.refresh} />
    </RecordsPanel>
  )
}
