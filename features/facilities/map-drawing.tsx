import { circle, type LatLngBounds, type Map as LeafletMap, latLngBounds, layerGroup } from 'leaflet'
import { temple } from '#content/temple.ts'
import { type Reader, sayTo } from '#kit/web/language.tsx'
import type { Found } from '#kit/web/locate.ts'
import { openingSign } from '#kit/web/map/signs.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import type { Facility } from './contract.ts'
import { isArea, nearby, pointOf } from './nearby.ts'
import { placeBubble } from './place-bubble.tsx'
import styles from './street-map.module.css'

/** Draws pins for places and circles for areas. Returns a function that removes them. */
export function drawPlaces(map: LeafletMap, places: readonly Facility[], reader: Reader): () => void {
  const layers = layerGroup().addTo(map)
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
    const letters = spot && here.length > 1 ? String(here.length) : ''
    const content = () => placeBubble(here, reader)
    openingSign(spot ? styles.label : styles.pin, point, names, letters, content).addTo(layers)
  }
  return () => void layers.remove()
}

/** The part of the map with the phone's position and the nearest places, or with all places and the temple. */
export function boundsAround(places: readonly Facility[], found: Found | undefined): LatLngBounds {
  const measured = found && nearby(places, found.point, 'en', serverNow())
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

function byPoint(places: readonly Facility[]): Facility[][] {
  const groups = new Map<string, Facility[]>()
  for (const place of places) {
    const key = `${place.latitude},${place.longitude},${isArea(place)}`
    groups.set(key, [...(groups.get(key) ?? []), place])
  }
  return [...groups.values()]
}
