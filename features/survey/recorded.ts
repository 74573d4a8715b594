import { divIcon, type Layer, type Marker, marker, polyline } from 'leaflet'
import type { Point } from '#common/distance.ts'
import styles from './recorded.module.css'

/** A recorded walk, drawn dotted to tell it from the guide's line. */
export const recordedWay = (way: readonly Point[]): Layer[] =>
  [styles.wayCase, styles.way].map(look => polyline([...way], { className: look ?? '', interactive: false }))

/** A round survey marker; `name` is for screen readers. */
export function surveySign(at: Point, look: string | undefined, name: string, above = 0): Marker {
  const html = document.createElement('span')
  html.role = 'img'
  html.ariaLabel = name
  const icon = divIcon({ html, className: `${styles.sign} ${look}`, iconSize: [28, 28] })
  return marker(at, { icon, interactive: false, keyboard: false, zIndexOffset: above })
}

/** A recorded place. */
export const recordedPlace = (at: Point, name: string): Marker => surveySign(at, styles.recorded, name, 500)
