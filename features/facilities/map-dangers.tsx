import { circle, divIcon, type Map as LeafletMap, layerGroup, marker, polyline } from 'leaflet'
import type { Point } from '#common/distance.ts'
import { type Reader, sayTo } from '#kit/web/language.tsx'
import { type MapDanger, warnedKm } from '#kit/web/map-dangers.tsx'
import { partsNear } from './danger-line.ts'
import styles from './street-map.module.css'
import { lineBetween } from './walk-line.ts'

/**
 * Draws dangers: an octagon with what it is and what to do, and in broken sindoor the part of the walk (`line`) where
 * walkers are warned. Returns a function that removes them.
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
      ? [lineBetween(line, first, second)]
      : partsNear(line, first, warnedKm + (precision_m ?? 0) / 1000)
    for (const part of parts)
      for (const className of [styles.dangerUnder, styles.dangerLine])
        polyline([...part], { className, interactive: false }).addTo(layers)
    const at = second ? { lat: (first.lat + second.lat) / 2, lng: (first.lng + second.lng) / 2 } : first
    if (!second && precision_m && precision_m > 30)
      circle(at, { radius: precision_m, className: styles.dangerArea, interactive: false }).addTo(layers)
    const sign = document.createElement('span')
    sign.textContent = '!'
    // The marker has the name of the danger.
    sign.ariaHidden = 'true'
    const words = document.createElement('div')
    words.className = styles.bubble ?? ''
    const [what, todo] = [document.createElement('strong'), document.createElement('span')]
    what.textContent = sayTo(reader, name)
    todo.textContent = sayTo(reader, advice)
    words.append(what, todo)
    marker(at, {
      icon: divIcon({ html: sign, className: `${styles.mark} ${styles.danger}`, iconSize: [48, 48] }),
      alt: sayTo(reader, name),
      title: sayTo(reader, name),
      zIndexOffset: 1000,
    })
      .bindPopup(words, { maxWidth: 260, autoPanPadding: [16, 16] })
      .addTo(layers)
  }
  return () => void layers.remove()
}
