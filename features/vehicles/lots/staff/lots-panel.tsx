import { useState } from 'react'
import { newId } from '#common/id.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import { staffClient } from '#kit/web/staff/staff-client.tsx'
import { StaffList, StaffRow } from '#kit/web/staff/staff-list.tsx'
import type { Lot, LotFields, lotsContract } from '../contract.ts'
import { nameOfLot } from '../fullness.ts'
import { useLots, withNewer } from '../use-lots.tsx'
import { LotForm } from './lot-form.tsx'
import { OverdueForm } from './overdue-form.tsx'
import { texts } from './texts.ts'

const call = staffClient<typeof lotsContract>()

/** Staff console: the parking areas, to name, place, measure, close or add. */
export function Panel() {
  const t = useText(texts)
  const say = useSay()
  const { value, isLoading, refresh, replace } = useLots()
  const [open, setOpen] = useState<Lot | 'new'>()
  const [id, setId] = useState('')
  const lots = value?.lots
  const send = (body: LotFields, seen: string) =>
    open === 'new'
      ? call('POST /api/parking', { body: { id, ...body } })
      : call('PUT /api/parking/:id', { params: { id }, body: { ...body, updated_at: seen } })
  const newest = async () => (await call('GET /api/parking', {})).lots.find(lot => lot.id === id)
  return (
    <>
      <OverdueForm />
      <StaffList
        rows={lots}
        isLoading={isLoading}
        onRetry={refresh}
        keyOf={lot => lot.id}
        wordsOf={lot => [nameOfLot(lot).en, nameOfLot(lot).hi, lot.location_name.en, lot.location_name.hi]}
        addLabel={t('add')}
        onAdd={() => {
          setId(newId())
          setOpen('new')
        }}
        row={lot => (
          <StaffRow
            name={say(nameOfLot(lot))}
            below={[
              lot.vehicles === null ? t('nobody') : t('below', { vehicles: lot.vehicles }),
              say(lot.location_name),
            ]
              .filter(Boolean)
              .join(' · ')}
            marks={[
              ...(lot.is_open ? [] : [t('closed')]),
              ...(lot.capacity === null ? [t('noCapacity')] : []),
              ...(lot.is_confirmed ? [] : [t('notConfirmed')]),
            ]}
            onOpen={() => {
              setId(lot.id)
              setOpen(lot)
            }}
          />
        )}
      />
      {open ? (
        <LotForm
          key={id}
          lot={open === 'new' ? undefined : open}
          free={Math.max(0, ...(lots ?? []).map(({ number }) => number)) + 1}
          send={send}
          newest={newest}
          onSaved={saved => {
            setOpen(undefined)
            replace(known => known && { lots: withNewer(known.lots, saved) })
            refresh()
          }}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </>
  )
}
