import { paths } from '../paths.ts'

/** A new place at which somebody stood: `kind` as in the list's form, its precision in metres, and who measured it. */
export type NewHere = { kind: string; lat: number; lng: number; precision_m: number; source: string }

/** The panel of a list with the form of a new place open, its kind and position filled in. */
export const newHereLink = (panel: string, { kind, source, ...at }: NewHere): string =>
  `${paths.staffPanel(panel)}?${new URLSearchParams({ new: kind, at: Object.values(at).join(), source })}`

/** The new place that the address carries; undefined without one, or if its position is invalid. */
export function readNewHere(): NewHere | undefined {
  const asked = new URLSearchParams(location.search)
  const kind = asked.get('new')
  const [lat, lng, precision_m] = (asked.get('at') ?? '').split(',').map(Number)
  if (!kind || lat === undefined || lng === undefined || precision_m === undefined) return undefined
  if (![lat, lng, precision_m].every(Number.isFinite)) return undefined
  return {
    kind,
    lat,
    lng,
    precision_m: Math.max(1, Math.round(precision_m)),
    source: asked.get('source') ?? '',
  }
}
