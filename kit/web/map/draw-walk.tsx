import { circle, type Map as LeafletMap, layerGroup, polyline } from 'leaflet'
import type { Point } from '#common/distance.ts'
import type { Text } from '#common/text.ts'
import { temple } from '#content/temple.ts'
import { type Reader, sayTo } from '../language.tsx'
import type { Found } from '../locate.ts'
import styles from './signs.module.css'
import { fixedSign, writeName } from './signs.tsx'
import { mapTexts } from './texts.ts'
import type { LinePart } from './walk-line.ts'

/** What a map needs to know of the walk. */
export type WalkStop = { order: number; name: Text; position?: Point | undefined }

/** Draws the temple with its name. Returns a function that removes it. */
export function drawTemple(map: LeafletMap, reader: Reader): () => void {
  const layers = layerGroup().addTo(map)
  fixedSign(styles.temple, temple, sayTo(reader, mapTexts.temple)).addTo(layers)
  writeName(map, layers, temple, sayTo(reader, mapTexts.temple), true)
  return () => void layers.remove()
}

/** Draws the line of the walk, and the names of its stops as far as their positions are known. Returns a function that removes it. */
export function drawWalk(
  map: LeafletMap,
  stops: readonly WalkStop[],
  line: readonly LinePart[],
  reader: Reader,
): () => void {
  const layers = layerGroup().addTo(map)
  const placed = stops.flatMap(({ name, position }) =>
    position ? [{ name: sayTo(reader, name), position }] : [],
  )
  for (const { points, isRough } of line)
    for (const className of [styles.walkCase, isRough ? styles.walkRough : styles.walk])
      polyline(points, { className, interactive: false }).addTo(layers)
  // The temple, the last of them, has its own sign and name.
  for (const { name, position } of placed.slice(0, -1))
    writeName(map, layers, position, name.replace(afterName, ''))
  return () => void layers.remove()
}

const afterName = / \(.*| (station|junction|halt|स्टेशन|जंक्शन|हॉल्ट).*/i

/** Draws the phone's position with its accuracy as a circle. No request is made. Returns a function that removes it. */
export function drawReader(map: LeafletMap, { point, accuracyM }: Found, reader: Reader): () => void {
  const layers = layerGroup().addTo(map)
  if (accuracyM > 30)
    circle(point, { radius: accuracyM, className: styles.around, interactive: false }).addTo(layers)
  fixedSign(styles.reader, point, sayTo(reader, mapTexts.you)).addTo(layers)
  return () => void layers.remove()
}
