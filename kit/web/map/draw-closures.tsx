import { type Map as LeafletMap, layerGroup, polyline } from 'leaflet'
import type { Point } from '#common/distance.ts'
import { closureTexts } from '../closure-texts.ts'
import { type Closure, sayClosure } from '../closures.tsx'
import { type Reader, sayTo } from '../language.tsx'
import { closedLine } from './closed-part.ts'
import type { WalkStop } from './draw-walk.tsx'
import styles from './signs.module.css'
import { bubble, openingSign } from './signs.tsx'

/**
 * Draws what is closed to walkers: its part of the walk (`walk`: its line) as a barrier, and a sign that says what holds there, until
 * when and who says so. Returns a function that removes them.
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
    const exact = drawn.isExact ? [] : [sayTo(reader, closureTexts.somewhere)]
    const words = () => bubble([title, sayTo(reader, closure.says), span, ...exact])
    openingSign(styles.closedSign, drawn.middle, title, '', words, 900).addTo(layers)
  }
  return () => void layers.remove()
}
