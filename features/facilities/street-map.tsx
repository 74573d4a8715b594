import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useMemo, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import type { Call } from '#common/contract.ts'
import { closureTexts } from '#kit/web/closure-texts.ts'
import { type Closure, useClosures } from '#kit/web/closures.tsx'
import { useLanguage, useText } from '#kit/web/language.tsx'
import type { Found } from '#kit/web/locate.ts'
import { useFollowed } from '#kit/web/location.tsx'
import { MapBox } from '#kit/web/map/map-box.tsx'
import { useMapDangers } from '#kit/web/map-dangers.tsx'
import { queryHook } from '#kit/web/query.tsx'
import type { Facility } from './contract.ts'
import { drawClosures } from './map-closures.tsx'
import { drawDangers } from './map-dangers.tsx'
import { boundsAround, drawPlaces, drawReader, drawWalk, lookAt, type WalkStop } from './map-drawing.tsx'
import { mapTexts } from './map-texts.ts'
import { isArea, pointOf } from './nearby.ts'
import styles from './street-map.module.css'
import lines from './walk-line.module.css'
import { linePartsOf, type RecordedLine } from './walk-line.ts'

type WalkCall = Call & {
  reply: ZodMiniType<{ waypoints: readonly WalkStop[]; line?: RecordedLine | undefined }>
}
/** The walk belongs to another feature: this is all that the map needs of its answer. */
const useWalk = queryHook<{ 'GET /api/mela-route': WalkCall }>()

/** The places on the guide's map: pins, areas as circles, the temple, the walk, the phone's position. Needs no network. */
export function StreetMap({ places, found }: { places: readonly Facility[]; found: Found | undefined }) {
  const t = useText(mapTexts)
  const tClosed = useText(closureTexts)
  const reader = useLanguage()
  const [map, setMap] = useState<LeafletMap>()
  const walk = useWalk('GET /api/mela-route', {}).value
  const stops = walk?.waypoints
  const parts = useMemo(() => linePartsOf(walk?.waypoints ?? [], walk?.line), [walk])
  const line = useMemo(() => parts.flatMap(({ points }) => points), [parts])
  const shown = useUnchanged(places, contentOf)
  useEffect(() => (map ? drawPlaces(map, shown, reader) : undefined), [map, shown, reader])
  useEffect(
    () => (map && stops ? drawWalk(map, stops, parts, reader) : undefined),
    [map, stops, parts, reader],
  )
  const dangers = useMapDangers()
  useEffect(() => {
    return map ? drawDangers(map, dangers, line, reader) : undefined
  }, [map, dangers, line, reader])
  const closures = useUnchanged(useClosures(), closedContentOf)
  useEffect(
    () => (map && stops ? drawClosures(map, closures, stops, line, reader) : undefined),
    [map, closures, stops, line, reader],
  )
  const here = useFollowed(found)
  useEffect(() => (map && here ? drawReader(map, here, reader) : undefined), [map, here, reader])
  const around = useMemo(() => boundsAround(shown, found), [shown, found])
  const bounds = useUnchanged(around, corners => corners.toBBoxString())
  useEffect(() => (map ? lookAt(map, bounds) : undefined), [map, bounds])
  return (
    <MapBox
      label={t('mapLabel')}
      onOpen={setMap}
      here={here?.point}
      legend={
        <>
          <li className={styles.keyTemple}>{t('temple')}</li>
          {stops ? <li className={lines.keyWalk}>{t('legendRoute')}</li> : null}
          {parts.some(({ isRough }) => isRough) ? (
            <li className={lines.keyRough}>{t('legendRough')}</li>
          ) : null}
          {places.some(place => pointOf(place) && !isArea(place)) ? (
            <li className={styles.keyPin}>{t('legendPin')}</li>
          ) : null}
          {places.some(isArea) ? <li className={styles.keyArea}>{t('legendArea')}</li> : null}
          {dangers.length ? <li className={styles.keyDanger}>{t('legendDanger')}</li> : null}
          {closures.length ? <li className={styles.keyClosed}>{tClosed('legend')}</li> : null}
          {found ? <li className={styles.keyYou}>{t('mapYou')}</li> : null}
        </>
      }
    />
  )
}

/**
 * The earlier value for as long as `keyOf` gives the same for both. A list that is answered again with the same content
 * then neither draws its signs anew, which would take the keyboard's focus from them, nor moves the map.
 */
function useUnchanged<Value>(value: Value, keyOf: (value: Value) => string): Value {
  const [kept, setKept] = useState(value)
  if (keyOf(value) === keyOf(kept)) return kept
  setKept(value)
  return value
}

/** What the signs show of the places. Places that came with the page have no ids yet. */
const contentOf = (places: readonly Facility[]) => JSON.stringify(places.map(({ id: _, ...place }) => place))

/** What is drawn of closed parts: not when the server said so. */
const closedContentOf = (closures: readonly Closure[]) =>
  JSON.stringify(closures.map(({ toldAt: _, ...closure }) => closure))
