import { fairMoment } from '#common/fair-time.ts'
import { emptyFields } from '#common/row-columns.ts'
import { defineTexts } from '#common/text.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { RowForm } from '#kit/web/staff/row-form.tsx'
import { staffRowsHook } from '#kit/web/staff/staff-rows.ts'
import { eventColumns, eventColumnTexts } from '../columns.ts'
import type { EntryFields, eventsContract, StaffEntry } from '../contract.ts'
import { sayDate, sayHour } from '../say-date.ts'

const eventsStaffTexts = defineTexts({
  add: { en: 'Add an event', hi: 'कार्यक्रम जोड़ें' },
  change: { en: 'Change the event', hi: 'कार्यक्रम बदलें' },
  lead: {
    en: 'As soon as one event of a year is listed here, pilgrims see that year’s schedule from this list.',
    hi: 'किसी साल का एक भी कार्यक्रम यहाँ हो, तो लोगों को उस साल के कार्यक्रम इसी सूची से दिखेंगे।',
  },
})

const useEntries = staffRowsHook<typeof eventsContract, StaffEntry, EntryFields>({
  ...{ all: 'GET /api/events/all', list: 'entries' },
  ...{ add: 'POST /api/events', change: 'PUT /api/events/:id' },
})

/** Staff console: add, change and hide events of the fair's schedules. */
export function EventsPanel() {
  const t = useText(eventsStaffTexts)
  const { language } = useLanguage()
  return (
    <RecordsPanel
      {...useEntries()}
      titles={{ add: t('add'), change: t('change') }}
      wordsOf={({ title, date }) => [title.en, title.hi, date]}
      shown={({ title, date, time, is_active }) => ({
        name: title[language],
        below: `${sayDate(fairMoment(date, time), language)} ${date.slice(0, 4)} · ${sayHour(time, language)}`,
        isHidden: !is_active,
      })}
      form={form => (
        <RowForm
          {...form}
          columns={eventColumns}
          texts={eventColumnTexts}
          empty={emptyFields(eventColumns)}
          unique="title.en"
        />
      )}
    >
      <p className="sub pad">{t('lead')}</p>
    </RecordsPanel>
  )
}
