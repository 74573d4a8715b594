import type { Text } from '#common/text.ts'
import { useLive } from '#kit/web/live.ts'
import { type QueryResult, queryHook } from '#kit/web/query.ts'
import type { Lot, lotsContract } from './contract.ts'
import { nameOfLot } from './fullness.ts'

const useCall = queryHook<typeof lotsContract>()

/** The parking areas, updated by live events; without network, as this phone last knew them. */
export function useLots(): QueryResult<{ lots: Lot[] }> {
  const lots = useCall('GET /api/parking', {})
  useLive<Lot>(
    'parking',
    now => lots.replace(known => known && { lots: withNewer(known.lots, now) }),
    () => lots.refresh(),
  )
  return lots
}

/** The list with one lot's row replaced, unless the given row is older than the known one. */
export const withNewer = (lots: readonly Lot[], now: Lot): Lot[] => {
  const known = lots.find(({ id }) => id === now.id)
  if (known && known.changes > now.changes) return [...lots]
  return [...lots.filter(({ id }) => id !== now.id), now].toSorted(
    (a, b) => a.turn - b.turn || a.number - b.number,
  )
}

/** A lot's name by its id: as staff named it or, until the list is loaded, the number in its id. */
export function lotName(lots: readonly Lot[] | undefined, id: string): Text {
  const lot = lots?.find(each => each.id === id)
  if (lot) return nameOfLot(lot)
  const number = /^parking-([1-5])$/.exec(id)?.[1]
  return number ? nameOfLot({ number: Number(number), name: { en: '', hi: '' } }) : { en: id, hi: id }
}
