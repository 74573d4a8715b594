import { fairMoment } from '#common/fair-time.ts'
import { editions, entryTypes } from '#content/edition.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { ChoiceField, InGuideField, LineField, PairField } from '#kit/web/staff/fields.tsx'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { staffRowsHook } from '#kit/web/staff/staff-rows.ts'
import { type RecordForm, useRecord } from '#kit/web/staff/use-record.ts'
import type { EntryFields, eventsContract, StaffEntry } from '../contract.ts'
import { sayDate, sayHour } from '../say-date.ts'
import { eventsTexts } from '../texts.ts'
import { eventsStaffTexts } from './texts.ts'

const years = editions.map(({ year }) => year)

/** The form that adds or changes one event. */
function EntryForm(form: RecordForm<StaffEntry, EntryFields>) {
  const t = useText(eventsStaffTexts)
  const te = useText(eventsTexts)
  const { set, field, editor } = useRecord({ ...form, fieldsOf, empty: emptyEntry, unique: 'title.en' })
  return (
    <RecordEditor title={form.title} {...editor}>
      <LineField
        label={t('day')}
        type="date"
        {...field('date')}
        hint={t('dayHint', { from: Math.min(...years), to: Math.max(...years) })}
      />
      <LineField
        label={t('time')}
        type="time"
        {...field('time')}
        onChange={time => set({ time: time.slice(0, 5) })}
      />
      <ChoiceField
        label={t('kind')}
        {...field('type')}
        choices={entryTypes.map(id => ({ id, label: te(id) }))}
      />
      <PairField label={t('name')} {...field('title')} max={120} />
      <PairField label={t('description')} {...field('description')} isOptional max={300} />
      <InGuideField {...field('is_active')} />
    </RecordEditor>
  )
}

const emptyEntry: EntryFields = {
  date: '',
  time: '',
  type: 'religious',
  title: { en: '', hi: '' },
  description: { en: '', hi: '' },
  is_active: true,
}
function fieldsOf({ id: _id, updated_at: _at, ...fields }: StaffEntry): EntryFields {
  return fields
}

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
      form={form => <EntryForm {...form} />}
    >
      <p className="sub pad">{t('lead')}</p>
    </RecordsPanel>
  )
}
