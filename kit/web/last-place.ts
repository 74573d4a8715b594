import type { Point } from '#common/distance.ts'
import { readStorage } from './local-storage.ts'
import { phoneDatabase } from './phone-database.ts'

type Kept = { point: Point; at: number }
type Schema = { place: { key: 'last'; value: Kept } }

/** The phone's last position, kept on the phone alone. Its worker uses it when it hears of a hold while the guide is closed. */
const database = phoneDatabase<Schema>('last-place', created => {
  created.createObjectStore('place')
})

/** Keeps a position, or a place that the reader named, if this phone gets notices; otherwise keeps nothing. */
export function keepLastPlace(point: Point): void {
  if (readStorage('notice-push') !== 'on') return
  database(opened => opened.put('place', { point, at: Date.now() }, 'last')).catch(() => undefined)
}

export const lastPlace = (): Promise<Kept | undefined> =>
  database(opened => opened.get('place', 'last')).catch(() => undefined)

export function forgetLastPlace(): void {
  database(opened => opened.delete('place', 'last')).catch(() => undefined)
}
