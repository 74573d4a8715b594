import type { Text } from '#common/text.ts'

/** Where the fair is. */
export const town: Text = { en: 'Muzaffarpur', hi: 'मुजफ्फरपुर' }

type Town = { centre: { lat: number; lng: number }; km: number }

/** Towns by their English name at the end of an address. A reader within `km` of the centre is in the town. */
export const towns: Readonly<Record<string, Town>> = {
  Muzaffarpur: { centre: { lat: 26.12, lng: 85.385 }, km: 5 },
  Hajipur: { centre: { lat: 25.69, lng: 85.21 }, km: 4 },
}

/** Words of an address that tell a map service the region; where none stands, the town is added. */
export const regions: readonly string[] = ['Muzaffarpur', 'Vaishali', 'Hajipur']

/** A warning without a map concerns the fair where its words name one of these: the districts of the walk, and the state. */
export const alertAreas: readonly string[] = [
  'Muzaffarpur',
  'Vaishali',
  'Saran',
  'Bihar',
  'मुजफ्फरपुर',
  'मुज़फ़्फ़रपुर',
  'वैशाली',
  'सारण',
  'बिहार',
]
