import type { Text } from '#common/text.ts'
import type { Lot } from './contract.ts'

/** A lot without news for longer than this (ms) is shown as unknown. */
export const freshMs = 3 * 3_600_000
/** A lot that is at least this full (part of its capacity) has little space. */
const littleFrom = 0.8

/** `unknown`: no count, no capacity, or no recent news. `over`: more vehicles than capacity. */
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

/** Where to send a vehicle from this lot: the next lot in turn known to have space; undefined if there is none. */
export function nextLot(lots: readonly Lot[], from: Lot, now: number): Lot | undefined {
  const free = lots.filter(lot => lot.id !== from.id && hasSpace(lot, now) && takesSame(from, lot))
  return free.find(({ turn }) => turn > from.turn) ?? free[0]
}

/** Lots known to have space first, then the others, each in turn. */
export const bestFirst = (lots: readonly Lot[], now: number): Lot[] =>
  lots.toSorted((a, b) => Number(hasSpace(b, now)) - Number(hasSpace(a, now)) || a.turn - b.turn)

/** `Parking 3`, with its name if it has one: `Parking 3 · Zila School`. */
export const nameOfLot = ({ number, name }: Pick<Lot, 'number' | 'name'>): Text => ({
  en: `Parking ${number}${name.en && ` · ${name.en}`}`,
  hi: `पार्किंग ${number}${name.hi && ` · ${name.hi}`}`,
})
