import { editions, entryTypes } from '#content/edition.ts'
import { useText } from '#kit/web/language.tsx'
import { ChoiceField, InGuideField, LineField, PairField } from '#kit/web/staff/fields.tsx'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { type RecordForm, useRecord } from '#kit/web/staff/use-record.tsx'
import type { EntryFields, StaffEntry } from '../contract.ts'
import { eventsTexts } from '../texts.ts'
import { eventsStaffTexts } from './texts.ts'

const years = editions.map(({ year }) => year)

/** The form that adds or changes one event. */
export function EntryForm(form: RecordForm<StaffEntry, EntryFields>) {
  const t = useText(eventsStaffTexts)
  const te = useText(eventsTexts)
  const { set, field, editor } = useRecord({ ...form, fieldsOf, empty: emptyEntry, unique: 'title.en' })
  return (
    <RecordEditor title={t(form.row ? 'change' : 'add')} {...editor}>
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
