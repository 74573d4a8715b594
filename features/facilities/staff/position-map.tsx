import { useEffect, useRef, useState } from 'react'
import { mapTiles } from '#content/map-tiles.ts'
import { useText } from '#kit/web/language.tsx'
import { readStorage, writeStorage } from '#kit/web/local-storage.tsx'
import { Icon } from '#ui/icon.tsx'
import { addStreets, openMap } from '../map-frame.tsx'
import styles from './position.module.css'
import { texts } from './texts.ts'

type Point = { lat: number; lng: number }
type Props = { value: Point | null; onMove: (point: Point) => void }
const ownTiles = mapTiles.url.startsWith('/')
const remembered = 'map-streets'
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** A map that is moved under a fixed pin by touch, mouse or arrow keys. */
export function PositionMap({ value, onMove }: Props) {
  const t = useText(texts)
  const box = useRef<HTMLDivElement>(null)
  const moved = useRef(onMove)
  moved.current = onMove
  const start = useRef(value)
  const [map, setMap] = useState<ReturnType<typeof openMap>>()
  const [streets, setStreets] = useState(ownTiles || readStorage(remembered) === 'yes')
  useEffect(() => {
    if (!box.current) return
    const opened = openMap(box.current)
    // Zoom around the centre, where the pin is, so that zooming does not change the position.
    Object.assign(opened.options, {
      scrollWheelZoom: 'center',
      touchZoom: 'center',
      doubleClickZoom: 'center',
    })
    if (start.current) opened.setView(start.current, 17, { animate: false })
    // Report only moves by a person: the map also moves when its size changes.
    const tell = () => {
      const { lat, lng } = opened.getCenter()
      moved.current({ lat: round(lat), lng: round(lng) })
    }
    opened.on('dragend', tell)
    opened.getContainer().addEventListener('keyup', tell)
    setMap(opened)
    return () => void opened.remove()
  }, [])
  useEffect(() => (map && streets ? addStreets(map, () => undefined) : undefined), [map, streets])
  // A position set elsewhere ("use my position") moves the map.
  useEffect(() => {
    if (map && value && map.distance(map.getCenter(), value) > 1)
      map.setView(value, Math.max(map.getZoom(), 17))
  }, [map, value])
  return (
    <div className={styles.frame}>
      <p className="tiny">{t('mapHint')}</p>
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved with the arrow keys */}
        <div ref={box} className={styles.map} role="application" aria-label={t('mapLabel')} tabIndex={0} />
        <span className={styles.pin} aria-hidden="true">
          <Icon name="i-pin" size={48} />
        </span>
        <div className={styles.zoom}>
          <button
            type="button"
            className="icbtn icbtn--line"
            aria-label={t('mapIn')}
            onClick={() => map?.zoomIn()}
          >
            <Icon name="i-plus" />
          </button>
          <button
            type="button"
            className="icbtn icbtn--line"
            aria-label={t('mapOut')}
            onClick={() => map?.zoomOut()}
          >
            <span className={styles.minus} />
          </button>
        </div>
      </div>
      {streets ? null : (
        <p className="tiny">
          {t('streetsNote', { host: new URL(mapTiles.url).host })}{' '}
          <button
            type="button"
            className="btn btn--line btn--s"
            onClick={() => {
              writeStorage(remembered, 'yes')
              setStreets(true)
            }}
          >
            {t('streets')}
          </button>
        </p>
      )}
    </div>
  )
}
