import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useMemo, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import type { Call } from '#common/contract.ts'
import { closureTexts } from '../closure-texts.ts'
import { type Closure, useClosures } from '../closures.tsx'
import { useLanguage, useText } from '../language.tsx'
import { useLiveList } from '../live-list.tsx'
import type { Found } from '../locate.ts'
import { useMapDangers } from '../map-dangers.tsx'
import { queryHook } from '../query.tsx'
import { drawClosures } from './draw-closures.tsx'
import { drawDangers } from './draw-dangers.tsx'
import { drawReader, drawTemple, drawWalk, type WalkStop } from './draw-walk.tsx'
import styles from './signs.module.css'
import { mapTexts } from './texts.ts'
import { linePartsOf, type RecordedLine } from './walk-line.ts'

type WalkAnswer = { waypoints: readonly WalkStop[]; line?: RecordedLine | undefined }
type WalkCall = Call & { reply: ZodMiniType<WalkAnswer> }
/** The walk belongs to the feature mela-route: this is all that a map needs of its answer. */
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
  // Read anew with each stream: the same stops and line must not be drawn anew.
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
 * The earlier value for as long as `keyOf` gives the same for both. A list that is answered again with the same content
 * then neither draws its signs anew, which would take the keyboard's focus from them, nor moves the map.
 */
export function useUnchanged<Value>(value: Value, keyOf: (value: Value) => string): Value {
  const [kept, setKept] = useState(value)
  if (value === kept || keyOf(value) === keyOf(kept)) return kept
  setKept(value)
  return value
}

/** What is drawn of closed parts: not when the server said so. */
const closedContentOf = (closures: readonly Closure[]) =>
  JSON.stringify(closures.map(({ toldAt: _, ...closure }) => closure))
