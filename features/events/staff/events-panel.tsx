import { fairMoment } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.tsx'
import type { EntryFields, eventsContract, StaffEntry } from '../contract.ts'
import { sayDate, sayHour } from '../say-date.ts'
import { EntryForm } from './entry-form.tsx'
import { eventsStaffTexts } from './texts.ts'

const useEntries = staffQueryHook<typeof eventsContract>()
const call = staffClient<typeof eventsContract>()

/** Staff console: add, change and hide events of the fair's schedules. */
export function EventsPanel() {
  const t = useText(eventsStaffTexts)
  const { language } = useLanguage()
  const { value, ...query } = useEntries('GET /api/events/all', {})
  return (
    <RecordsPanel<StaffEntry, EntryFields>
      {...query}
      rows={value?.entries}
      wordsOf={({ title, date }) => [title.en, title.hi, date]}
      shown={({ title, date, time, is_active }) => ({
        name: title[language],
        below: `${sayDate(fairMoment(date, time), language)} ${date.slice(0, 4)} · ${sayHour(time, language)}`,
        isHidden: !is_active,
      })}
      add={{ label: t('add'), send: (id, fields) => call('POST /api/events', { body: { id, ...fields } }) }}
      change={(id, body) => call('PUT /api/events/:id', { params: { id }, body })}
      readAll={async () => (await call('GET /api/events/all', {})).entries}
      form={form => <EntryForm {...form} />}
    >
      <p className="sub pad">{t('lead')}</p>
    </RecordsPanel>
  )
}
