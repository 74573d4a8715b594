import { circle, type Map as LeafletMap, layerGroup, polyline } from 'leaflet'
import { useEffect, useMemo, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import type { Call } from '#common/contract.ts'
import type { Point } from '#common/distance.ts'
import type { Text } from '#common/text.ts'
import { temple } from '#content/temple.ts'
import { closureTexts } from '../closure-texts.ts'
import { type Closure, sayClosure, useClosures } from '../closures.ts'
import { type Reader, sayTo, useLanguage, useText } from '../language.tsx'
import { useLiveList } from '../live-list.ts'
import type { Found } from '../locate.ts'
import { useMapDangers } from '../map-dangers.ts'
import { queryHook } from '../query.ts'
import { closedLine } from './closed-part.ts'
import { drawDangers } from './draw-dangers.ts'
import styles from './signs.module.css'
import { bubble, fixedSign, openingSign, writeName } from './signs.ts'
import { mapTexts } from './texts.ts'
import { type LinePart, linePartsOf, type RecordedLine } from './walk-line.ts'

/** What a map needs to know of the walk. */
type WalkStop = { order: number; name: Text; position?: Point | undefined }

/** Draws the temple with its name. Returns a function that removes it. */
function drawTemple(map: LeafletMap, reader: Reader): () => void {
  const layers = layerGroup().addTo(map)
  fixedSign(styles.temple, temple, sayTo(reader, mapTexts.temple)).addTo(layers)
  writeName(map, layers, temple, sayTo(reader, mapTexts.temple), true)
  return () => void layers.remove()
}

/** Draws the line of the walk, and the names of its stops as far as their positions are known. Returns a function that removes it. */
function drawWalk(
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
  // The last stop is the temple, which has its own sign and name.
  for (const { name, position } of placed.slice(0, -1))
    writeName(map, layers, position, name.replace(afterName, ''))
  return () => void layers.remove()
}

const afterName = / \(.*| (station|junction|halt|स्टेशन|जंक्शन|हॉल्ट).*/i

/** Draws the phone's position with its accuracy as a circle. No request is made. Returns a function that removes it. */
function drawReader(map: LeafletMap, { point, accuracyM }: Found, reader: Reader): () => void {
  const layers = layerGroup().addTo(map)
  if (accuracyM > 30)
    circle(point, { radius: accuracyM, className: styles.around, interactive: false }).addTo(layers)
  fixedSign(styles.reader, point, sayTo(reader, mapTexts.you)).addTo(layers)
  return () => void layers.remove()
}

type WalkAnswer = { waypoints: readonly WalkStop[]; line?: RecordedLine | undefined }
type WalkCall = Call & { reply: ZodMiniType<WalkAnswer> }
/** The walk belongs to the feature mela-route; this is the part of its answer that a map needs. */
const useWalk = queryHook<{ 'GET /api/mela-route': WalkCall }>()
/** The stops of the walk and its line in parts, as staff change them; undefined until they are known. */
function useWalkLine() {
  const query = useWalk('GET /api/mela-route', {})
  useLiveList('mela-route', query, {
    url: '/api/mela-route',
    rowsOf: ({ waypoints }) => waypoints,
    idOf: ({ order }) => String(order),
    withRows: (route, waypoints) => ({ ...route, waypoints }),
  })
  // The query gives new objects with each live event; do not redraw if stops and line are the same.
  const walk = useUnchanged(query.value, contentOf)
  return useMemo(
    () => walk && { stops: walk.waypoints, parts: linePartsOf(walk.waypoints, walk.line) },
    [walk],
  )
}

const contentOf = (walk: WalkAnswer | undefined) => JSON.stringify([walk?.waypoints, walk?.line])

/** Draws what every map of the fair has: temple, walk, dangers, what is closed to walkers, and where the reader is. */
export function useFair(map: LeafletMap | undefined, here?: Found): void {
  const reader = useLanguage()
  const walk = useWalkLine()
  const line = useMemo(() => walk?.parts.flatMap(({ points }) => points) ?? [], [walk])
  const dangers = useMapDangers()
  const closures = useUnchanged(useClosures(), closedContentOf)
  useEffect(() => (map ? drawTemple(map, reader) : undefined), [map, reader])
  useEffect(
    () => (map && walk ? drawWalk(map, walk.stops, walk.parts, reader) : undefined),
    [map, walk, reader],
  )
  useEffect(() => (map ? drawDangers(map, dangers, line, reader) : undefined), [map, dangers, line, reader])
  useEffect(
    () => (map && walk ? drawClosures(map, closures, walk.stops, line, reader) : undefined),
    [map, closures, walk, line, reader],
  )
  useEffect(() => (map && here ? drawReader(map, here, reader) : undefined), [map, here, reader])
}

/** List items of a map's legend: what useFair draws. */
export function FairLegend({ hasReader = false }: { hasReader?: boolean }) {
  const t = useText(mapTexts)
  const tClosed = useText(closureTexts)
  const walk = useWalkLine()
  const hasDangers = useMapDangers().length > 0
  const hasClosures = useClosures().length > 0
  return (
    <>
      <li className={styles.keyTemple}>{t('temple')}</li>
      {walk ? <li className={styles.keyWalk}>{t('walk')}</li> : null}
      {walk?.parts.some(({ isRough }) => isRough) ? (
        <li className={styles.keyRough}>{t('walkRough')}</li>
      ) : null}
      {hasDangers ? <li className={styles.keyDanger}>{t('danger')}</li> : null}
      {hasClosures ? <li className={styles.keyClosed}>{tClosed('legend')}</li> : null}
      {hasReader ? <li className={styles.keyYou}>{t('you')}</li> : null}
    </>
  )
}

/**
 * Keeps the earlier value for as long as `keyOf` gives the same key. A list that is fetched again with the same content then does
 * not redraw its signs, which would lose the keyboard focus, nor move the map.
 */
export function useUnchanged<Value>(value: Value, keyOf: (value: Value) => string): Value {
  const [kept, setKept] = useState(value)
  if (value === kept || keyOf(value) === keyOf(kept)) return kept
  setKept(value)
  return value
}

/** The content of closed parts without the time of the server's answer. */
const closedContentOf = (closures: readonly Closure[]) =>
  JSON.stringify(closures.map(({ toldAt: _, ...closure }) => closure))

/**
 * Draws what is closed to walkers: its part of the walk (`walk`: its line) as a barrier, and a sign that says what holds there, until
 * when and who says so. Returns a function that removes them.
 */
function drawClosures(
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
