import type { Text } from '#common/text.ts'
import { useLive } from '#kit/web/live.ts'
import { type QueryResult, queryHook } from '#kit/web/query.ts'
import type { Lot, lotsContract } from './contract.ts'
import { nameOfLot } from './fullness.ts'

const useCall = queryHook<typeof lotsContract>()

/** The parking areas, followed by live events: without network the last ones known to this phone. */
export function useLots(): QueryResult<{ lots: Lot[] }> {
  const lots = useCall('GET /api/parking', {})
  useLive<Lot>(
    'parking',
    now => lots.replace(known => known && { lots: withNewer(known.lots, now) }),
    () => lots.refresh(),
  )
  return lots
}

/** The list with a newer row of one lot; a row that was overtaken on its way is left out. */
export const withNewer = (lots: readonly Lot[], now: Lot): Lot[] => {
  const known = lots.find(({ id }) => id === now.id)
  if (known && known.changes > now.changes) return [...lots]
  return [...lots.filter(({ id }) => id !== now.id), now].toSorted(
    (a, b) => a.turn - b.turn || a.number - b.number,
  )
}

/** What a lot is called, by its id: as staff named it, or by the number in its id until the list is loaded. */
export function lotName(lots: readonly Lot[] | undefined, id: string): Text {
  const lot = lots?.find(each => each.id === id)
  if (lot) return nameOfLot(lot)
  const number = /^parking-([1-5])$/.exec(id)?.[1]
  return number ? nameOfLot({ number: Number(number), name: { en: '', hi: '' } }) : { en: id, hi: id }
}
