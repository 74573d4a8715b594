import { useText } from '#kit/web/language.tsx'
import { CheckField, ChoiceField, LineField, PairField, typedNumber } from '#kit/web/staff/fields.tsx'
import { PositionField } from '#kit/web/staff/position-field.tsx'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { type RecordForm, useRecord } from '#kit/web/staff/use-record.ts'
import { type Lot, type LotFields, lotKinds } from '../contract.ts'
import { parkingLotsTexts } from '../texts.ts'
import { parkingLotsStaffTexts } from './texts.ts'

/** As it is typed: numbers may be unfinished. */
type Typed = Omit<LotFields, 'number' | 'turn' | 'capacity' | 'kinds'> & {
  number: string
  turn: string
  capacity: string
  kinds: (typeof lotKinds)[number] | ''
}
type Props = RecordForm<Lot, LotFields> & {
  /** Number for a new lot. */
  free: number
}

/** The form that adds or changes one lot. The server checks it and names what is wrong. */
export function LotForm({ free, ...form }: Props) {
  const t = useText(parkingLotsStaffTexts)
  const tl = useText(parkingLotsTexts)
  const { fields, field, set, wrong, editor } = useRecord<Typed, Lot>({
    ...form,
    fieldsOf: typedOf,
    empty: { ...blank, number: String(free), turn: String(free) },
    send: (fields, seen) => form.send(sentOf(fields), seen),
    unique: 'number',
  })
  return (
    <RecordEditor title={form.title} {...editor}>
      <LineField label={t('number')} type="number" {...field('number')} max={2} />
      <PairField label={t('name')} {...field('name')} hint={t('nameHint')} isOptional max={60} />
      <PairField
        label={t('location')}
        {...field('location_name')}
        hint={t('nameHint')}
        isOptional
        max={160}
      />
      <PositionField
        value={fields.position && { ...fields.position, precision_m: null }}
        onChange={value => set({ position: value && { lat: value.lat, lng: value.lng } })}
        path="position"
        precisionPath={null}
        wrong={wrong}
      />
      <LineField
        label={t('capacity')}
        type="number"
        {...field('capacity')}
        hint={t('capacityHint')}
        isOptional
        max={6}
      />
      <ChoiceField
        label={t('kinds')}
        {...field('kinds')}
        choices={[
          { id: '' as const, label: t('kindsUnknown') },
          ...lotKinds.map(id => ({ id, label: tl(id) })),
        ]}
      />
      <LineField label={t('turn')} type="number" {...field('turn')} hint={t('turnHint')} max={2} />
      <CheckField label={t('isOpen')} {...field('is_open')} />
      <CheckField label={t('isConfirmed')} {...field('is_confirmed')} />
    </RecordEditor>
  )
}

const blank: Typed = {
  number: '',
  name: { en: '', hi: '' },
  location_name: { en: '', hi: '' },
  position: null,
  capacity: '',
  kinds: '',
  is_open: true,
  turn: '',
  is_confirmed: false,
}
const typedOf = (lot: Lot): Typed => ({
  number: String(lot.number),
  name: lot.name,
  location_name: lot.location_name,
  position:
    lot.latitude === null || lot.longitude === null ? null : { lat: lot.latitude, lng: lot.longitude },
  capacity: lot.capacity === null ? '' : String(lot.capacity),
  kinds: lot.kinds ?? '',
  is_open: lot.is_open,
  turn: String(lot.turn),
  is_confirmed: lot.is_confirmed,
})
function sentOf({ number, turn, capacity, kinds, ...same }: Typed): LotFields {
  return {
    ...same,
    number: typedNumber(number),
    turn: typedNumber(turn),
    capacity: capacity.trim() ? typedNumber(capacity) : null,
    kinds: kinds || null,
  }
}
