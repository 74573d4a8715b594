import type { Map as LeafletMap } from 'leaflet'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Point } from '#common/distance.ts'
import { mapTiles } from '#content/map-tiles.ts'
import { Icon } from '#ui/icon.tsx'
import { useLanguage, useText } from '../language.tsx'
import { readStorage, writeStorage } from '../local-storage.tsx'
import { drawNames } from './draw-names.tsx'
import { drawPlan } from './draw-plan.tsx'
import styles from './map.module.css'
import { addScale, addTiles, openMap, type TileLayerState } from './map-frame.tsx'
import { addSignKeys } from './sign-keys.ts'
import { spreadSigns } from './spread-signs.tsx'
import { mapTexts } from './texts.ts'
import { ownTiles, useStreetPlan } from './use-street-plan.tsx'

const remembered = 'map-streets'
const followZoom = 15

type Props = {
  label: string
  /** Gets the map once it is there, to draw on it. */
  onOpen: (map: LeafletMap) => void
  /** Where the reader is: a key keeps it in the middle until the map is moved by hand. */
  here?: Point | undefined
  /** It is kept in the middle from the start. */
  follows?: boolean
  /** Over the map, such as a fixed pin. */
  over?: ReactNode
  /** List items under the map: what the signs mean. */
  legend?: ReactNode
  className?: string | undefined
}

/**
 * The map of every screen: streets, waters and names from the phone's own copy, or nothing where none were imported; keys to
 * zoom, a scale. Tiles of another server are offered only where staff allow it, and loaded only once the reader agreed.
 */
export function MapBox({ label, onOpen, here, follows = false, over, legend, className }: Props) {
  const t = useText(mapTexts)
  const { language } = useLanguage()
  const { plan, mayAskTiles } = useStreetPlan()
  const box = useRef<HTMLDivElement>(null)
  const hint = useId()
  const opened = useRef(onOpen)
  const [map, setMap] = useState<LeafletMap>()
  const [agreed, setAgreed] = useState(readStorage(remembered) === 'yes')
  const [isFollowing, setFollowing] = useState(follows)
  const [tiles, setTiles] = useState<TileLayerState>('waiting')
  const hasTiles = ownTiles || (mayAskTiles && agreed)
  useEffect(() => {
    if (!box.current) return
    const next = openMap(box.current)
    opened.current(next)
    setMap(next)
    // The map's box grows when the question about tiles is answered and goes.
    const resized = new ResizeObserver(() => next.invalidateSize({ animate: false }))
    resized.observe(box.current)
    return () => {
      resized.disconnect()
      next.remove()
    }
  }, [])
  useEffect(() => (map ? spreadSigns(map) : undefined), [map])
  // Under a fixed pin the arrow keys move the map alone.
  const isPinned = Boolean(over)
  useEffect(() => (map && !isPinned ? addSignKeys(map) : undefined), [map, isPinned])
  useEffect(() => (map ? addScale(map, language) : undefined), [map, language])
  useEffect(() => (map && plan ? drawPlan(map, plan) : undefined), [map, plan])
  useEffect(() => (map ? drawNames(map, plan?.names ?? [], language) : undefined), [map, plan, language])
  useEffect(() => (map && hasTiles ? addTiles(map, setTiles) : undefined), [map, hasTiles])
  useEffect(() => {
    if (!map) return
    const stop = () => setFollowing(false)
    map.on('dragstart', stop)
    return () => void map.off('dragstart', stop)
  }, [map])
  useEffect(() => {
    if (map && here && isFollowing) map.setView(here, Math.max(map.getZoom(), followZoom))
  }, [map, here, isFollowing])
  const agree = () => {
    writeStorage(remembered, 'yes')
    setAgreed(true)
  }
  return (
    <section className={className ?? styles.frame} aria-label={label}>
      <div className={styles.stage}>
        <div
          ref={box}
          className={styles.box}
          role="application"
          aria-label={label}
          aria-describedby={isPinned ? undefined : hint}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go from sign to sign, or move the map
          tabIndex={0}
        />
        <span id={hint} className="hide">
          {t('signKeys')}
        </span>
        {over}
        <div className={styles.keys}>
          {here ? (
            <button
              type="button"
              className={`icbtn ${styles.follow}`}
              aria-label={t('follow')}
              aria-pressed={isFollowing}
              onClick={() => setFollowing(!isFollowing)}
            >
              <Icon name="i-locate" />
            </button>
          ) : null}
          <div>
            <button type="button" className="icbtn" aria-label={t('zoomIn')} onClick={() => map?.zoomIn()}>
              <Icon name="i-plus" />
            </button>
            <button type="button" className="icbtn" aria-label={t('zoomOut')} onClick={() => map?.zoomOut()}>
              <span className={styles.minus} />
            </button>
          </div>
        </div>
      </div>
      {legend ? (
        <ul className={styles.legend} aria-label={t('legend')}>
          {legend}
        </ul>
      ) : null}
      {mayAskTiles && !agreed ? (
        <div className={styles.ask}>
          <p>{t('tilesNote', { host: new URL(mapTiles.url).host })}</p>
          <button type="button" className="btn btn--line btn--s" onClick={agree}>
            {t('tiles')}
          </button>
        </div>
      ) : null}
      {hasTiles && tiles === 'failed' ? (
        <p className={styles.ask} role="status">
          {t('noTiles')}
        </p>
      ) : null}
    </section>
  )
}
