import { circle, type Map as LeafletMap, layerGroup, polyline } from 'leaflet'
import type { Point } from '#common/distance.ts'
import type { Language, Text } from '#common/text.ts'
import { temple } from '#content/temple.ts'
import type { Found } from '../locate.ts'
import styles from './signs.module.css'
import { fixedSign, writeName } from './signs.tsx'
import { texts } from './texts.ts'

/** What a map needs to know of the walk. */
export type WalkStop = { order: number; name: Text; position?: Point | undefined }

/** Draws the temple with its name. Returns a function that removes it. */
export function drawTemple(map: LeafletMap, language: Language): () => void {
  const layers = layerGroup().addTo(map)
  fixedSign(styles.temple, temple, texts.temple[language]).addTo(layers)
  writeName(map, layers, temple, texts.temple[language], true)
  return () => void layers.remove()
}

/** Draws the line of the walk with the names of its stops, as far as their positions are known. Returns a function that removes it. */
export function drawWalk(map: LeafletMap, stops: readonly WalkStop[], language: Language): () => void {
  const layers = layerGroup().addTo(map)
  const placed = stops.flatMap(({ name, position }) => (position ? [{ name: name[language], position }] : []))
  const points = placed.map(({ position }) => position)
  for (const className of [styles.walkCase, styles.walk])
    polyline(points, { className, interactive: false }).addTo(layers)
  // The temple, the last of them, has its own sign and name.
  for (const { name, position } of placed.slice(0, -1))
    writeName(map, layers, position, name.replace(afterName, ''))
  return () => void layers.remove()
}

const afterName = / \(.*| (station|junction|halt|स्टेशन|जंक्शन|हॉल्ट).*/i

/** Draws the phone's position with its accuracy as a circle. No request is made. Returns a function that removes it. */
export function drawReader(map: LeafletMap, { point, accuracyM }: Found, language: Language): () => void {
  const layers = layerGroup().addTo(map)
  if (accuracyM > 30)
    circle(point, { radius: accuracyM, className: styles.around, interactive: false }).addTo(layers)
  fixedSign(styles.reader, point, texts.you[language]).addTo(layers)
  return () => void layers.remove()
}
