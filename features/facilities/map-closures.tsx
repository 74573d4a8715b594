import { divIcon, type Map as LeafletMap, layerGroup, marker, polyline } from 'leaflet'
import type { Point } from '#common/distance.ts'
import { closureTexts } from '#kit/web/closure-texts.ts'
import { type Closure, sayClosure } from '#kit/web/closures.tsx'
import { type Reader, sayTo } from '#kit/web/language.tsx'
import { closedLine } from './closed-part.ts'
import type { WalkStop } from './map-drawing.tsx'
import styles from './street-map.module.css'

/**
 * Draws what is closed to walkers: its part of the walk (`walk`: its line) as a barrier, and a sign that says what holds there, until when and
 * who says so. Returns a function that removes them.
 */
export function drawClosures(
  map: LeafletMap,
  closures: readonly Closure[],
  stops: readonly WalkStop[],
  walk: readonly Point[],
  reader: Reader,
): () => void {
  const layers = layerGroup().addTo(map)
  for (const closure of closures) {
    const drawn = closedLine(stops, closure.part, walk)
    if (!drawn) continue
    for (const className of [styles.closedUnder, styles.closed])
      polyline(drawn.line, { className, interactive: false }).addTo(layers)
    const { title, span } = sayClosure(closure, reader.language, reader.third?.say)
    const words = document.createElement('div')
    words.className = styles.bubble ?? ''
    const name = document.createElement('strong')
    name.textContent = title
    words.append(name)
    for (const text of [
      sayTo(reader, closure.says),
      span,
      ...(drawn.isExact ? [] : [sayTo(reader, closureTexts.somewhere)]),
    ]) {
      const line = document.createElement('span')
      line.textContent = text
      words.append(line)
    }
    const sign = document.createElement('span')
    sign.ariaHidden = 'true'
    marker(drawn.middle, {
      icon: divIcon({ html: sign, className: `${styles.mark} ${styles.closedSign}`, iconSize: [48, 48] }),
      alt: title,
      title,
      zIndexOffset: 900,
    })
      .bindPopup(words, { maxWidth: 260, autoPanPadding: [16, 16] })
      .addTo(layers)
  }
  return () => void layers.remove()
}
