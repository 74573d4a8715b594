import { useState } from 'react'
import { fairMoment } from '#common/fair-time.ts'
import { newId } from '#common/id.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.tsx'
import { StaffList, StaffRow } from '#kit/web/staff/staff-list.tsx'
import type { contract, EntryFields, StaffEntry } from '../contract.ts'
import { sayDate, sayHour } from '../say-date.ts'
import { EntryForm } from './entry-form.tsx'
import { texts } from './texts.ts'

const useEntries = staffQueryHook<typeof contract>()
const call = staffClient<typeof contract>()

/** Staff console: add, change and hide events of the fair's schedules. */
export function Panel() {
  const t = useText(texts)
  const { language } = useLanguage()
  const { value, isLoading, refresh } = useEntries('GET /api/events/all', {})
  const [open, setOpen] = useState<StaffEntry | 'new'>()
  const [id, setId] = useState('')
  const send = (body: EntryFields, seen: string) =>
    open === 'new'
      ? call('POST /api/events', { body: { id, ...body } })
      : call('PUT /api/events/:id', { params: { id }, body: { ...body, updated_at: seen } })
  const newest = async () => (await call('GET /api/events/all', {})).entries.find(entry => entry.id === id)
  return (
    <>
      <StaffList
        rows={value?.entries}
        isLoading={isLoading}
        onRetry={refresh}
        keyOf={entry => entry.id}
        wordsOf={({ title, date }) => [title.en, title.hi, date]}
        addLabel={t('add')}
        onAdd={() => {
          setId(newId())
          setOpen('new')
        }}
        row={entry => (
          <StaffRow
            name={entry.title[language]}
            below={`${sayDate(fairMoment(entry.date, entry.time), language)} ${entry.date.slice(0, 4)} · ${sayHour(entry.time, language)}`}
            isHidden={!entry.is_active}
            onOpen={() => {
              setId(entry.id)
              setOpen(entry)
            }}
          />
        )}
      >
        <p className="sub pad">{t('lead')}</p>
      </StaffList>
      {open ? (
        <EntryForm
          key={id}
          entry={open === 'new' ? undefined : open}
          send={send}
          newest={newest}
          onSaved={() => {
            setOpen(undefined)
            refresh()
          }}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </>
  )
}
