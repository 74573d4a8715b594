import { circle, type Map as LeafletMap, layerGroup, polyline } from 'leaflet'
import type { Point } from '#common/distance.ts'
import { type Reader, sayTo } from '../language.tsx'
import { type MapDanger, warnedKm } from '../map-dangers.ts'
import { partsNear } from './danger-line.ts'
import styles from './signs.module.css'
import { bubble, openingSign } from './signs.ts'

/**
 * Draws dangers: an octagon with what it is and what to do, and a broken red line on the part of the walk (`line`) where walkers
 * are warned. Returns a function that removes them.
 */
export function drawDangers(
  map: LeafletMap,
  dangers: readonly MapDanger[],
  line: readonly Point[],
  reader: Reader,
): () => void {
  const layers = layerGroup().addTo(map)
  for (const { points, precision_m, name, advice } of dangers) {
    const [first, second] = points
    if (!first) continue
    const parts = second
      ? [[first, second] as const]
      : partsNear(line, first, warnedKm + (precision_m ?? 0) / 1000)
    for (const part of parts)
      for (const className of [styles.dangerUnder, styles.dangerLine])
        polyline([...part], { className, interactive: false }).addTo(layers)
    const at = second ? { lat: (first.lat + second.lat) / 2, lng: (first.lng + second.lng) / 2 } : first
    if (!second && precision_m && precision_m > 30)
      circle(at, { radius: precision_m, className: styles.dangerArea, interactive: false }).addTo(layers)
    const words = () => bubble([sayTo(reader, name), sayTo(reader, advice)])
    openingSign(styles.danger, at, sayTo(reader, name), '!', words, 1000).addTo(layers)
  }
  return () => void layers.remove()
}
