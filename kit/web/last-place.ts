import type { Point } from '#common/distance.ts'
import { readStorage } from './local-storage.ts'
import { phoneDatabase } from './phone-database.ts'

type Kept = { point: Point; at: number }
type Schema = { place: { key: 'last'; value: Kept } }

/** Where the phone last found itself: kept on it alone, for its worker, which hears of a hold while the guide is closed. */
const database = phoneDatabase<Schema>('last-place', created => {
  created.createObjectStore('place')
})

/** Keeps a position, or a place that the reader named, on a phone that is told of notices; on others nothing is kept. */
export function keepLastPlace(point: Point): void {
  if (readStorage('notice-push') !== 'on') return
  database(opened => opened.put('place', { point, at: Date.now() }, 'last')).catch(() => undefined)
}

export const lastPlace = (): Promise<Kept | undefined> =>
  database(opened => opened.get('place', 'last')).catch(() => undefined)

export function forgetLastPlace(): void {
  database(opened => opened.delete('place', 'last')).catch(() => undefined)
}
