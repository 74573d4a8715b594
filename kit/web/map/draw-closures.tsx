import { type Map as LeafletMap, layerGroup, polyline } from 'leaflet'
import type { Language } from '#common/text.ts'
import { closureTexts } from '../closure-texts.ts'
import { type Closure, sayClosure } from '../closures.tsx'
import { closedLine } from './closed-part.ts'
import type { WalkStop } from './draw-walk.tsx'
import styles from './signs.module.css'
import { bubble, openingSign } from './signs.tsx'

/**
 * Draws what is closed to walkers: its part of the walk as a barrier, and a sign that says what holds there, until when and
 * who says so. Returns a function that removes them.
 */
export function drawClosures(
  map: LeafletMap,
  closures: readonly Closure[],
  stops: readonly WalkStop[],
  language: Language,
): () => void {
  const layers = layerGroup().addTo(map)
  for (const closure of closures) {
    const drawn = closedLine(stops, closure.part)
    if (!drawn) continue
    for (const className of [styles.closedUnder, styles.closed])
      polyline(drawn.line, { className, interactive: false }).addTo(layers)
    const { title, span } = sayClosure(closure, language)
    const exact = drawn.isExact ? [] : [closureTexts.somewhere[language]]
    const words = () => bubble([title, closure.says[language], span, ...exact])
    openingSign(styles.closedSign, drawn.middle, title, '', words, 900).addTo(layers)
  }
  return () => void layers.remove()
}
