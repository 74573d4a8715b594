import { circle, type LatLngBounds, type Map as LeafletMap, latLngBounds, layerGroup } from 'leaflet'
import { useEffect, useMemo, useState } from 'react'
import { pointOf } from '#common/distance.ts'
import { isArea, nearby } from '#content/nearby.ts'
import { temple } from '#content/temple.ts'
import { type Reader, sayTo, useLanguage, useText } from '#kit/web/language.tsx'
import type { Found } from '#kit/web/locate.ts'
import { useFollowed } from '#kit/web/location.ts'
import { MapBox } from '#kit/web/map/map-box.tsx'
import { openingSign } from '#kit/web/map/signs.ts'
import { FairLegend, useFair, useUnchanged } from '#kit/web/map/use-fair.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import type { Facility } from './contract.ts'
import { mapTexts } from './map-texts.ts'
import { placeBubble } from './place-bubble.ts'
import styles from './street-map.module.css'

/** The places on the guide's map: pins, areas as circles, the fair, the phone's position. Needs no network. */
export function StreetMap({ places, found }: { places: readonly Facility[]; found: Found | undefined }) {
  const t = useText(mapTexts)
  const reader = useLanguage()
  const [map, setMap] = useState<LeafletMap>()
  const shown = useUnchanged(places, contentOf)
  const here = useFollowed(found)
  useEffect(() => (map ? drawPlaces(map, shown, reader) : undefined), [map, shown, reader])
  useFair(map, here)
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
          <FairLegend hasReader={found !== undefined} />
          {places.some(place => pointOf(place) && !isArea(place)) ? (
            <li className={styles.keyPin}>{t('legendPin')}</li>
          ) : null}
          {places.some(isArea) ? <li className={styles.keyArea}>{t('legendArea')}</li> : null}
        </>
      }
    />
  )
}

/** What the signs show of the places. Places that came with the page have no ids yet. */
const contentOf = (places: readonly Facility[]) => JSON.stringify(places.map(({ id: _, ...place }) => place))

/** Draws pins for places and circles for areas. Returns a function that removes them. */
function drawPlaces(map: LeafletMap, places: readonly Facility[], reader: Reader): () => void {
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
function boundsAround(places: readonly Facility[], found: Found | undefined): LatLngBounds {
  const measured = found && nearby(places, found, 'en', serverNow())
  const near = measured && [...measured.near, ...measured.far].slice(0, 3)
  const shown = found ? [found.point] : [temple]
  for (const place of near?.map(({ place }) => place) ?? places) {
    const point = pointOf(place)
    if (point) shown.push(point)
  }
  return latLngBounds(shown.map(({ lat, lng }) => [lat, lng])).pad(0.2)
}

/** Fits the map to these bounds. */
function lookAt(map: LeafletMap, bounds: LatLngBounds): void {
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
