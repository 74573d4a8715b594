import { useEffect, useRef, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import type { Call } from '#common/contract.ts'
import { mapTiles } from '#content/map-tiles.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { readStorage, writeStorage } from '#kit/web/local-storage.tsx'
import type { Found } from '#kit/web/locate.ts'
import { useFollowed } from '#kit/web/location.tsx'
import { useMapDangers } from '#kit/web/map-dangers.tsx'
import { queryHook } from '#kit/web/query.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Facility } from './contract.ts'
import { drawDangers } from './map-dangers.tsx'
import { drawPlaces, drawReader, drawWalk, lookAt, type WalkStop } from './map-drawing.tsx'
import { addScale, addStreets, openMap, type StreetLayer } from './map-frame.tsx'
import { mapTexts } from './map-texts.ts'
import { isArea, pointOf } from './nearby.ts'
import styles from './street-map.module.css'

type WalkCall = Call & { reply: ZodMiniType<{ waypoints: readonly WalkStop[] }> }
/** The walk belongs to another feature: this is all that the map needs of its answer. */
const useWalk = queryHook<{ 'GET /api/mela-route': WalkCall }>()

const ownTiles = mapTiles.url.startsWith('/')
const tileHost = ownTiles ? '' : new URL(mapTiles.url).host
const remembered = 'map-streets'

/**
 * The places on a map that works without network: pins, areas as circles, the temple, the phone's position. Street
 * tiles are added if our own server has them, or if the visitor agreed to load them from another host.
 */
export function StreetMap({ places, found }: { places: readonly Facility[]; found: Found | undefined }) {
  const t = useText(mapTexts)
  const { language } = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<ReturnType<typeof openMap>>()
  const [streets, setStreets] = useState(ownTiles || readStorage(remembered) === 'yes')
  const stops = useWalk('GET /api/mela-route', {}).value?.waypoints
  const [layer, setLayer] = useState<StreetLayer>('waiting')
  useEffect(() => {
    if (!box.current) return
    const opened = openMap(box.current)
    setMap(opened)
    // The map's box grows when the question about street tiles is answered and goes.
    const resized = new ResizeObserver(() => opened.invalidateSize({ animate: false }))
    resized.observe(box.current)
    return () => {
      resized.disconnect()
      opened.remove()
    }
  }, [])
  useEffect(() => (map ? addScale(map, language) : undefined), [map, language])
  useEffect(() => (map ? drawPlaces(map, places, language) : undefined), [map, places, language])
  useEffect(() => (map && stops ? drawWalk(map, stops, language) : undefined), [map, stops, language])
  const dangers = useMapDangers()
  useEffect(() => {
    const line = stops?.flatMap(({ position }) => position ?? []) ?? []
    return map ? drawDangers(map, dangers, line, language) : undefined
  }, [map, dangers, stops, language])
  const here = useFollowed(found)
  useEffect(() => (map && here ? drawReader(map, here, language) : undefined), [map, here, language])
  useEffect(() => (map ? lookAt(map, places, found) : undefined), [map, places, found])
  useEffect(() => (map && streets ? addStreets(map, setLayer) : undefined), [map, streets])
  const agree = () => {
    writeStorage(remembered, 'yes')
    setStreets(true)
  }
  return (
    <section className={styles.frame} aria-label={t('mapLabel')}>
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved with the arrow keys */}
        <div ref={box} className={styles.box} role="application" aria-label={t('mapLabel')} tabIndex={0} />
        <div className={styles.zoom}>
          <button type="button" className="icbtn" aria-label={t('mapIn')} onClick={() => map?.zoomIn()}>
            <Icon name="i-plus" />
          </button>
          <button type="button" className="icbtn" aria-label={t('mapOut')} onClick={() => map?.zoomOut()}>
            <span className={styles.minus} />
          </button>
        </div>
      </div>
      <ul className={styles.legend} aria-label={t('legend')}>
        <li className={styles.keyTemple}>{t('temple')}</li>
        {stops ? <li className={styles.keyWalk}>{t('legendRoute')}</li> : null}
        {places.some(place => pointOf(place) && !isArea(place)) ? (
          <li className={styles.keyPin}>{t('legendPin')}</li>
        ) : null}
        {places.some(isArea) ? <li className={styles.keyArea}>{t('legendArea')}</li> : null}
        {dangers.length ? <li className={styles.keyDanger}>{t('legendDanger')}</li> : null}
        {found ? <li className={styles.keyYou}>{t('mapYou')}</li> : null}
      </ul>
      {streets ? null : (
        <div className={styles.ask}>
          <p>{t('mapStreetsNote', { host: tileHost })}</p>
          <button type="button" className="btn btn--line btn--s" onClick={agree}>
            {t('mapStreets')}
          </button>
        </div>
      )}
      {layer === 'failed' ? (
        <p className={styles.ask} role="status">
          {t('mapNoStreets')}
        </p>
      ) : null}
    </section>
  )
}
