import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import type { Point } from '#common/distance.ts'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../language.tsx'
import type { Found } from '../locate.ts'
import { MapBox } from './map-box.tsx'
import styles from './point-picker.module.css'
import { mapTexts } from './texts.ts'
import { useFair } from './use-fair.tsx'

/** Zoom at which a known point is shown, at least. */
const nearZoom = 17
/** Pixels by which a finger misses the place that it means. */
const besidePx = 20
/** Bounds for the precision of a pin, in metres. */
const [leastM, mostM] = [25, 20_000]
// Six decimals are about ten centimetres.
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

type Props = {
  value: Point | null
  /** `precision_m`: how far off the point may be, in metres, estimated from the zoom. */
  onMove: (point: Point & { precision_m: number }) => void
  /** Where the reader is. */
  here?: Found | undefined
}

/** The guide's map, moved under a fixed pin by touch, mouse or arrow keys. */
export function PointPicker({ value, onMove, here }: Props) {
  const t = useText(mapTexts)
  const moved = useRef(onMove)
  moved.current = onMove
  const start = useRef(value)
  const isChosen = useRef(false)
  const [map, setMap] = useState<LeafletMap>()
  useFair(map, here)
  const open = (opened: LeafletMap) => {
    // Zoom around the centre, where the pin is, so that zooming does not change the position.
    Object.assign(opened.options, {
      scrollWheelZoom: 'center',
      touchZoom: 'center',
      doubleClickZoom: 'center',
    })
    if (start.current) opened.setView(start.current, nearZoom, { animate: false })
    // Report only moves by a person: the map also moves when its size changes, and a key may only move the focus.
    let isByHand = false
    const move = () => {
      isByHand = true
    }
    const tell = () => {
      if (!isByHand) return
      isByHand = false
      isChosen.current = true
      const { lat, lng } = opened.getCenter()
      moved.current({ lat: round(lat), lng: round(lng), precision_m: precisionOf(opened) })
    }
    opened.on('dragstart', move)
    opened.getContainer().addEventListener('keydown', ({ key }) => key.startsWith('Arrow') && move())
    // A point chosen from afar becomes more exact when the reader zooms in on it.
    opened.on('zoomend', () => isChosen.current && move())
    opened.on('moveend', tell)
    setMap(opened)
  }
  // A position set elsewhere ("use my position") moves the map.
  const { lat, lng } = value ?? {}
  useEffect(() => {
    if (!map || lat === undefined || lng === undefined) return
    const point = { lat, lng }
    if (map.distance(map.getCenter(), point) <= 1) return
    isChosen.current = false
    map.setView(point, Math.max(map.getZoom(), nearZoom))
  }, [map, lat, lng])
  return (
    <div className={styles.frame}>
      <p className="tiny">{t('pickHint')}</p>
      <MapBox
        label={t('pickLabel')}
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

function precisionOf(map: LeafletMap): number {
  const { x, y } = map.getSize().divideBy(2)
  const beside = map.containerPointToLatLng([x + besidePx, y])
  return Math.min(mostM, Math.max(leastM, Math.round(map.distance(map.getCenter(), beside))))
}
