import {
  circle,
  divIcon,
  type LatLngBounds,
  type LayerGroup,
  type Map as LeafletMap,
  latLngBounds,
  layerGroup,
  marker,
  polyline,
} from 'leaflet'
import type { Point } from '#common/distance.ts'
import type { Text } from '#common/text.ts'
import { temple } from '#content/temple.ts'
import { type Reader, sayTo } from '#kit/web/language.tsx'
import type { Found } from '#kit/web/locate.ts'
import type { Facility } from './contract.ts'
import { mapTexts } from './map-texts.ts'
import { isArea, nearby, pointOf } from './nearby.ts'
import { placeBubble } from './place-bubble.tsx'
import styles from './street-map.module.css'
import lines from './walk-line.module.css'
import type { LinePart } from './walk-line.ts'

/** Draws pins for places, circles for areas and the temple. Returns a function that removes them. */
export function drawPlaces(map: LeafletMap, places: readonly Facility[], reader: Reader): () => void {
  const layers = layerGroup().addTo(map)
  fixed(styles.temple, temple, sayTo(reader, mapTexts.temple)).addTo(layers)
  named(map, temple, sayTo(reader, mapTexts.temple), layers)
  for (const here of byPoint(places)) {
    const [first] = here
    const point = first && pointOf(first)
    if (!first || !point) continue
    const names = here.map(place => sayTo(reader, place.name)).join(', ')
    const spot = isArea(first)
    if (spot)
      circle(point, {
        radius: Math.max(...here.map(place => place.precision_m ?? 0)),
        className: styles.area,
        interactive: false,
      }).addTo(layers)
    // An area gets a label at its centre instead of a pin: its places lie somewhere inside it.
    icon(spot ? styles.label : styles.pin, point, names, spot && here.length > 1 ? String(here.length) : '')
      .bindPopup(() => placeBubble(here, reader), { maxWidth: 260, autoPanPadding: [16, 16] })
      .addTo(layers)
  }
  return () => void layers.remove()
}

/** What this map needs to know of the walk. */
export type WalkStop = { order: number; name: Text; position?: { lat: number; lng: number } | undefined }

/** Draws the line of the walk, and the names of its stops as far as their positions are known. */
export function drawWalk(
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
    for (const className of [lines.walkCase, isRough ? lines.walkRough : lines.walk])
      polyline(points, { className, interactive: false }).addTo(layers)
  const names = layerGroup()
  for (const { name, position } of placed.slice(0, -1))
    named(map, position, name.replace(afterName, ''), names)
  // Names of stops that are close together would cover one another on a map of the whole district.
  const thin = () => (map.getZoom() >= namesFromZoom ? layers.addLayer(names) : layers.removeLayer(names))
  map.on('zoomend', thin)
  thin()
  return () => {
    map.off('zoomend', thin)
    layers.remove()
  }
}

const namesFromZoom = 11

const afterName = / \(.*| (station|junction|halt|स्टेशन|जंक्शन|हॉल्ट).*/i

/**
 * Writes a name on the right of its point, or on the left where the map ends. The marker of the point, if any, has the
 * name for screen readers.
 */
function named(map: LeafletMap, point: Point, name: string, layers: LayerGroup): void {
  const tag = document.createElement('span')
  tag.textContent = name
  tag.ariaHidden = 'true'
  tag.dataset.mapName = ''
  const icon = divIcon({ html: tag, className: styles.name, iconSize: [0, 0] })
  // Above the signs of places, which would cover a part of the words.
  const sign = marker(point, { icon, interactive: false, keyboard: false, zIndexOffset: 500 })
  const turn = ({ target: map }: { target: LeafletMap }) => {
    const right = map.latLngToContainerPoint(point).x + besidePx + tag.offsetWidth
    tag.classList.toggle(styles.leftward ?? '', right > map.getSize().x)
  }
  sign.on('add', () => map.on('moveend resize', turn) && turn({ target: map }))
  sign.on('remove', () => map.off('moveend resize', turn))
  sign.addTo(layers)
}
const besidePx = 16

/** The part of the map with the phone's position and the nearest places, or with all places and the temple. */
export function boundsAround(places: readonly Facility[], found: Found | undefined): LatLngBounds {
  const measured = found && nearby(places, found.point, 'en', Date.now())
  const near = measured && [...measured.near, ...measured.far].slice(0, 3)
  const shown = found ? [found.point] : [temple]
  for (const place of near?.map(({ place }) => place) ?? places) {
    const point = pointOf(place)
    if (point) shown.push(point)
  }
  return latLngBounds(shown.map(({ lat, lng }) => [lat, lng])).pad(0.2)
}

/** Fits the map to these bounds. */
export function lookAt(map: LeafletMap, bounds: LatLngBounds): void {
  map.fitBounds(bounds, { maxZoom: 16, animate: false })
}

/** Draws the phone's position with its accuracy as a circle. No request is made. */
export function drawReader(map: LeafletMap, { point, accuracyM }: Found, reader: Reader): () => void {
  const layers = layerGroup().addTo(map)
  if (accuracyM > 30)
    circle(point, { radius: accuracyM, className: styles.around, interactive: false }).addTo(layers)
  fixed(styles.reader, point, sayTo(reader, mapTexts.mapYou)).addTo(layers)
  return () => void layers.remove()
}

/** A mark that opens nothing. */
function fixed(look: string | undefined, point: Point, name: string) {
  const html = document.createElement('span')
  html.role = 'img'
  html.ariaLabel = name
  return marker(point, {
    icon: divIcon({ html, className: `${styles.mark} ${look}`, iconSize: [48, 48] }),
    interactive: false,
    keyboard: false,
  })
}

function icon(look: string | undefined, point: Point, name: string, text: string) {
  const html = document.createElement('span')
  html.textContent = text
  return marker(point, {
    icon: divIcon({ html, className: `${styles.mark} ${look}`, iconSize: [48, 48] }),
    alt: name,
    title: name,
  })
}

function byPoint(places: readonly Facility[]): Facility[][] {
  const groups = new Map<string, Facility[]>()
  for (const place of places) {
    const key = `${place.latitude},${place.longitude},${isArea(place)}`
    groups.set(key, [...(groups.get(key) ?? []), place])
  }
  return [...groups.values()]
}
