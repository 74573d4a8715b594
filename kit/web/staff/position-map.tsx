import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../language.tsx'
import { MapBox } from '../map/map-box.tsx'
import styles from './position.module.css'
import { texts } from './position-texts.ts'

type Point = { lat: number; lng: number }
type Props = { value: Point | null; onMove: (point: Point) => void }
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** A map that is moved under a fixed pin by touch, mouse or arrow keys. */
export function PositionMap({ value, onMove }: Props) {
  const t = useText(texts)
  const moved = useRef(onMove)
  moved.current = onMove
  const start = useRef(value)
  const [map, setMap] = useState<LeafletMap>()
  const open = (opened: LeafletMap) => {
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
  }
  // A position set elsewhere ("use my position") moves the map.
  useEffect(() => {
    if (map && value && map.distance(map.getCenter(), value) > 1)
      map.setView(value, Math.max(map.getZoom(), 17))
  }, [map, value])
  return (
    <div className={styles.frame}>
      <p className="tiny">{t('mapHint')}</p>
      <MapBox
        label={t('mapLabel')}
        onOpen={open}
        className={styles.map}
        over={
          <span className={styles.pin} aria-hidden="true">
            <Icon name="i-pin" size={48} />
          </span>
        }
      />
    </div>
  )
}
