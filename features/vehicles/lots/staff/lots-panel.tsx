import { type FormEvent, useState } from 'react'
import { pointOf } from '#common/distance.ts'
import { westernDigits } from '#common/phone-number.ts'
import { emptyFields } from '#common/row-columns.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { ChoiceField } from '#kit/web/staff/fields.tsx'
import { PositionField } from '#kit/web/staff/position-field.tsx'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { RowFields } from '#kit/web/staff/row-fields.tsx'
import { fieldsOf } from '#kit/web/staff/row-form.tsx'
import { ChangedMeanwhile, NotSaved, SaveButton } from '#kit/web/staff/saving.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { type RecordForm, useRecord } from '#kit/web/staff/use-record.ts'
import { useSetting } from '#kit/web/staff/use-setting.ts'
import { TextField } from '#ui/field.tsx'
import { mostOverdueHours, type vehiclesContract } from '../../contract.ts'
import { lotColumns, lotColumnTexts } from '../columns.ts'
import { type Lot, type LotFields, lotKinds, type lotsContract } from '../contract.ts'
import { nameOfLot } from '../fullness.ts'
import style from '../lots.module.css'
import { parkingLotsTexts } from '../texts.ts'
import { useLots, withNewer } from '../use-lots.ts'
import { parkingLotsStaffTexts } from './texts.ts'

const call = staffClient<typeof lotsContract>()

/** Staff console: adds parking areas, edits their name, place and capacity, and closes them. */
export function LotsPanel() {
  const t = useText(parkingLotsStaffTexts)
  const say = useSay()
  const { value, replace, ...query } = useLots()
  const lots = value?.lots
  return (
    <>
      <OverdueForm />
      <RecordsPanel<Lot, LotFields>
        {...query}
        rows={lots}
        wordsOf={lot => [nameOfLot(lot).en, nameOfLot(lot).hi, lot.location_name.en, lot.location_name.hi]}
        shown={lot => ({
          name: say(nameOfLot(lot)),
          below: [
            lot.vehicles === null ? t('nobody') : t('below', { vehicles: lot.vehicles }),
            say(lot.location_name),
          ]
            .filter(Boolean)
            .join(' · '),
          marks: [
            ...(lot.is_open ? [] : [t('closed')]),
            ...(lot.capacity === null ? [t('noCapacity')] : []),
            ...(lot.is_confirmed ? [] : [t('notConfirmed')]),
          ],
        })}
        titles={{ add: t('add'), change: t('change') }}
        add={(id, fields) => call('POST /api/parking', { body: { id, ...fields } })}
        change={(id, body) => call('PUT /api/parking/:id', { params: { id }, body })}
        readAll={async () => (await call('GET /api/parking', {})).lots}
        onSaved={saved => replace(known => known && { lots: withNewer(known.lots, saved) })}
        form={form => (
          <LotForm {...form} free={Math.max(0, ...(lots ?? []).map(({ number }) => number)) + 1} />
        )}
      />
    </>
  )
}

type Props = RecordForm<Lot, LotFields> & {
  /** The suggested number for a new lot. */
  free: number
}

/** Adds or changes one lot. The server checks it and names what is wrong. */
function LotForm({ free, ...form }: Props) {
  const t = useText(parkingLotsStaffTexts)
  const tl = useText(parkingLotsTexts)
  const { editor, ...record } = useRecord<LotFields, Lot>({
    ...{ ...form, fieldsOf: formOf, unique: 'number' },
    empty: { ...emptyFields(lotColumns), number: free, turn: free, position: null, kinds: null },
  })
  const { fields, field, set, wrong } = record
  const columns = { columns: lotColumns, texts: lotColumnTexts, ...record }
  return (
    <RecordEditor {...editor}>
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

const callVehicles = staffClient<typeof vehiclesContract>()
const useCall = staffQueryHook<typeof vehiclesContract>()

/** Sets after how many hours a vehicle is overdue. Renders nothing until the current number is loaded. */
function OverdueForm() {
  const { value, refresh } = useCall('GET /api/vehicles/counts', {})
  return value ? <Shown now={value.overdue_hours} refresh={refresh} /> : null
}

function Shown({ now, refresh }: { now: number; refresh: () => Promise<void> }) {
  const t = useText(parkingLotsStaffTexts)
  const [typed, setTyped] = useState(String(now))
  const { save, problem, error, isSaving, mend } = useSetting(
    async (overdue_hours: number, seen: number) => {
      const body = { overdue_hours, instead_of: { overdue_hours: seen } }
      const saved = await callVehicles('PUT /api/vehicles/settings', { body })
      setTyped(String(saved.overdue_hours))
      return saved.overdue_hours
    },
    { now, refresh },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) save(Number(westernDigits(typed).trim() || Number.NaN))
  }
  return (
    <form className={style.form} noValidate onSubmit={submit}>
      <TextField
        label={t('overdue')}
        hint={t('overdueUse', { n: mostOverdueHours })}
        error={problem === 'invalid' ? t('notANumber', { n: mostOverdueHours }) : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={typed}
        onChange={hours => {
          mend()
          setTyped(hours)
        }}
      />
      <NotSaved error={problem === 'failed' ? error : undefined} isTyped />
      {problem === 'changed' ? <ChangedMeanwhile now={String(now)} /> : null}
      <SaveButton isSaving={isSaving} className="btn--line" />
    </form>
  )
}
