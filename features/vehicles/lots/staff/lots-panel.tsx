import { useSay, useText } from '#kit/web/language.tsx'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { staffClient } from '#kit/web/staff/staff-client.ts'
import type { Lot, LotFields, lotsContract } from '../contract.ts'
import { nameOfLot } from '../fullness.ts'
import { useLots, withNewer } from '../use-lots.ts'
import { LotForm } from './lot-form.tsx'
import { OverdueForm } from './overdue-form.tsx'
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
