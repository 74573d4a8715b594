import { type Map as LeafletMap, latLngBounds, layerGroup } from 'leaflet'
import { useEffect, useMemo, useState } from 'react'
import { distanceKm, type Point, pointOf } from '#common/distance.ts'
import { facilityTypes } from '#content/facility-types.ts'
import { isArea } from '#content/nearby.ts'
import { standsAt } from '#content/place-address.ts'
import { temple } from '#content/temple.ts'
import type { Facility } from '#features/facilities/contract.ts'
import { mapTexts } from '#features/facilities/map-texts.ts'
import { placeBubble } from '#features/facilities/place-bubble.ts'
import styles from '#features/facilities/street-map.module.css'
import { useAllPlaces } from '#features/facilities/use-places.ts'
import { type Reader, sayTo, useLanguage, useText } from '#kit/web/language.tsx'
import { MapBox } from '#kit/web/map/map-box.tsx'
import { openingSign } from '#kit/web/map/signs.ts'
import { FairLegend, useFair, useUnchanged } from '#kit/web/map/use-fair.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { iconElement } from '#ui/icon-element.ts'
import { homeMapTexts } from './home-map-texts.ts'

/** What pilgrims look for first. */
const shownTypes = ['drinking-water', 'toilet', 'health-centre', 'shivir'] as const
type ShownType = (typeof shownTypes)[number]
type ShownPlace = Facility & { facility_type: ShownType }
/** Places farther from the temple than this (km) are not in view at first. */
const cityKm = 4
const none: readonly ShownPlace[] = []

/** A map of the city around the temple: what pilgrims look for first, the walk, dangers and closures. */
export function HomeMap() {
  const t = useText(homeMapTexts)
  const tMap = useText(mapTexts)
  const reader = useLanguage()
  const { value, error } = useAllPlaces()
  const [map, setMap] = useState<LeafletMap>()
  const all = useMemo(
    () => value?.facilities.filter(isShown).filter(place => standsAt(place, serverNow())) ?? none,
    [value],
  )
  const known = useUnchanged(
    useMemo(() => all.filter(place => pointOf(place)), [all]),
    places => JSON.stringify(places),
  )
  useFair(map)
  useEffect(() => (map ? drawByKind(map, known, reader) : undefined), [map, known, reader])
  useEffect(() => {
    if (!map) return
    const near = known.flatMap(place => pointOf(place) ?? []).filter(inCity)
    const bounds = latLngBounds([temple, ...near].map(({ lat, lng }) => [lat, lng])).pad(0.2)
    map.fitBounds(bounds, { maxZoom: 15, animate: false })
  }, [map, known])
  return (
    <>
      <div className="home-map-words">
        <h2>{t('title')}</h2>
        <p role="status">
          {value ? t('known', { known: known.length, all: all.length }) : t(error ? 'failed' : 'loading')}
        </p>
      </div>
      <MapBox
        label={t('label')}
        onOpen={setMap}
        className="home-map-box"
        legend={
          <>
            <FairLegend />
            {known.some(isArea) ? <li className={styles.keyArea}>{tMap('legendArea')}</li> : null}
          </>
        }
      />
    </>
  )
}

const isShown = (place: Facility): place is ShownPlace =>
  shownTypes.some(type => type === place.facility_type)
const inCity = (point: Point) => distanceKm(point, temple) <= cityKm

/** Draws each place as a marker with its kind's icon, one for all of a kind at one point. Returns a function that removes them. */
function drawByKind(map: LeafletMap, places: readonly ShownPlace[], reader: Reader): () => void {
  const layers = layerGroup().addTo(map)
  const groups = new Map<string, ShownPlace[]>()
  for (const place of places) {
    const kindAndPoint = `${place.facility_type} ${place.latitude} ${place.longitude}`
    groups.set(kindAndPoint, [...(groups.get(kindAndPoint) ?? []), place])
  }
  for (const here of groups.values()) {
    const [first] = here
    const point = first && pointOf(first)
    if (!first || !point) continue
    const { label, icon } = facilityTypes[first.facility_type]
    const name = `${sayTo(reader, label)}: ${here.map(place => sayTo(reader, place.name)).join(', ')}`
    const look = isArea(first) ? 'home-map-sign home-map-sign--area' : 'home-map-sign'
    openingSign(look, point, name, iconElement(icon), () => placeBubble(here, reader)).addTo(layers)
  }
  return () => void layers.remove()
}
