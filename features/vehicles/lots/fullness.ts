import type { Text } from '#common/text.ts'
import type { Lot } from './contract.ts'

/** A lot of which nothing was heard for longer (ms) is shown as not known. */
export const freshMs = 3 * 3_600_000
/** From this part of its capacity on, a lot has little space. */
const littleFrom = 0.8

/** `unknown`: nobody counted, nobody told the capacity, or it is too long ago. `over`: more vehicles than fit in. */
export type Fullness = 'closed' | 'unknown' | 'space' | 'little' | 'full' | 'over'

/** How full a lot is at `now` (ms). */
export function fullnessOf({ is_open, at, vehicles, capacity }: Lot, now: number): Fullness {
  if (!is_open) return 'closed'
  if (at === null || vehicles === null || capacity === null || now - Date.parse(at) > freshMs)
    return 'unknown'
  if (vehicles > capacity) return 'over'
  if (vehicles === capacity) return 'full'
  return vehicles >= capacity * littleFrom ? 'little' : 'space'
}

const hasSpace = (lot: Lot, now: number) => ['space', 'little'].includes(fullnessOf(lot, now))
const takesSame = (a: Lot, b: Lot) =>
  a.kinds === null || b.kinds === null || b.kinds === 'all' || a.kinds === b.kinds

/** Where to send a vehicle from this lot: the next one in turn that is known to have space; undefined if none is. */
export function nextLot(lots: readonly Lot[], from: Lot, now: number): Lot | undefined {
  const free = lots.filter(lot => lot.id !== from.id && hasSpace(lot, now) && takesSame(from, lot))
  return free.find(({ turn }) => turn > from.turn) ?? free[0]
}

/** Those known to have space first, in their turn; then the others. */
export const bestFirst = (lots: readonly Lot[], now: number): Lot[] =>
  lots.toSorted((a, b) => Number(hasSpace(b, now)) - Number(hasSpace(a, now)) || a.turn - b.turn)

/** `Parking 3`, with its name if it has one: `Parking 3 · Zila School`. */
export const nameOfLot = ({ number, name }: Pick<Lot, 'number' | 'name'>): Text => ({
  en: `Parking ${number}${name.en && ` · ${name.en}`}`,
  hi: `पार्किंग ${number}${name.hi && ` · ${name.hi}`}`,
})
