import { pointOf } from '#common/distance.ts'
import { emptyFields } from '#common/row-columns.ts'
import { useText } from '#kit/web/language.tsx'
import { ChoiceField } from '#kit/web/staff/fields.tsx'
import { PositionField } from '#kit/web/staff/position-field.tsx'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { RowFields } from '#kit/web/staff/row-fields.tsx'
import { fieldsOf } from '#kit/web/staff/row-form.tsx'
import { type RecordForm, useRecord } from '#kit/web/staff/use-record.ts'
import { lotColumns, lotColumnTexts } from '../columns.ts'
import { type Lot, type LotFields, lotKinds } from '../contract.ts'
import { parkingLotsTexts } from '../texts.ts'
import { parkingLotsStaffTexts } from './texts.ts'

type Props = RecordForm<Lot, LotFields> & {
  /** The suggested number for a new lot. */
  free: number
}

/** Adds or changes one lot. The server checks it and names what is wrong. */
export function LotForm({ free, ...form }: Props) {
  const t = useText(parkingLotsStaffTexts)
  const tl = useText(parkingLotsTexts)
  const { editor, ...record } = useRecord<LotFields, Lot>({
    ...{ ...form, fieldsOf: formOf, unique: 'number' },
    empty: { ...emptyFields(lotColumns), number: free, turn: free, position: null, kinds: null },
  })
  const { fields, field, set, wrong } = record
  const columns = { columns: lotColumns, texts: lotColumnTexts, ...record }
  return (
    <RecordEditor title={form.title} {...editor}>
      <RowFields {...columns} only={['number', 'name', 'location_name']} />
      <PositionField
        value={fields.position && { ...fields.position, precision_m: null }}
        onChange={value => set({ position: value && { lat: value.lat, lng: value.lng } })}
        path="position"
        precisionPath={null}
        wrong={wrong}
      />
      <RowFields {...columns} only={['capacity']} />
      <ChoiceField
        {...field('kinds')}
        label={t('kinds')}
        value={fields.kinds ?? ''}
        choices={[
          { id: '' as const, label: t('kindsUnknown') },
          ...lotKinds.map(id => ({ id, label: tl(id) })),
        ]}
        onChange={kinds => set({ kinds: kinds || null })}
      />
      <RowFields {...columns} only={['turn', 'is_open', 'is_confirmed']} />
    </RecordEditor>
  )
}

const formOf = (lot: Lot): LotFields => ({
  ...fieldsOf(lotColumns, lot),
  position: pointOf(lot) ?? null,
  kinds: lot.kinds,
})
