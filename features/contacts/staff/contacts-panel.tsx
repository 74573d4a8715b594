import { useState } from 'react'
import { newId } from '#common/id.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { FileExchange } from '#kit/web/staff/file-exchange.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.tsx'
import { StaffList, StaffRow } from '#kit/web/staff/staff-list.tsx'
import type { ContactFields, contract, StaffContact } from '../contract.ts'
import { texts as contactTexts } from '../texts.ts'
import { ContactForm } from './contact-form.tsx'
import { texts } from './texts.ts'

const useContacts = staffQueryHook<typeof contract>()
const call = staffClient<typeof contract>()

/** Staff console: every contact, hidden ones too, in the order that visitors see. */
export function Panel() {
  const t = useText(texts)
  const tc = useText(contactTexts)
  const { language } = useLanguage()
  const { value, isLoading, refresh } = useContacts('GET /api/contacts/all', {})
  const [open, setOpen] = useState<StaffContact | 'new'>()
  const [id, setId] = useState('')

  const send = (body: ContactFields, seen: string) =>
    open === 'new'
      ? call('POST /api/contacts', { body: { id, ...body } })
      : call('PUT /api/contacts/:id', { params: { id }, body: { ...body, updated_at: seen } })
  const newest = async () =>
    (await call('GET /api/contacts/all', {})).contacts.find(contact => contact.id === id)
  const saved = () => {
    setOpen(undefined)
    refresh()
  }
  return (
    <>
      <StaffList
        rows={value?.contacts}
        isLoading={isLoading}
        onRetry={refresh}
        keyOf={contact => contact.id}
        wordsOf={({ name, designation, phone }) => [
          name.en,
          name.hi,
          designation?.en ?? '',
          designation?.hi ?? '',
          phone ?? '',
        ]}
        addLabel={t('add')}
        onAdd={() => {
          setId(newId())
          setOpen('new')
        }}
        row={contact => (
          <StaffRow
            name={contact.name[language]}
            below={[tc(contact.category), contact.designation?.[language], contact.phone ?? contact.email]
              .filter(Boolean)
              .join(' · ')}
            isHidden={!contact.is_active}
            onOpen={() => {
              setId(contact.id)
              setOpen(contact)
            }}
          />
        )}
      >
        <FileExchange url="/api/contacts/file" name="contacts" onStored={refresh} />
      </StaffList>
      {open ? (
        <ContactForm
          key={id}
          contact={open === 'new' ? undefined : open}
          send={send}
          newest={newest}
          onSaved={saved}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </>
  )
}
