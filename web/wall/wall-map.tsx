import { divIcon, type Map as LeafletMap, latLngBounds, layerGroup, marker } from 'leaflet'
import { useEffect, useMemo, useState } from 'react'
import { distanceKm, type Point } from '#common/distance.ts'
import type { Language, Text } from '#common/text.ts'
import { temple } from '#content/temple.ts'
import type { CrowdStatus } from '#features/crowd-status/contract.ts'
import type { CrowdStatusValue } from '#features/crowd-status/level.ts'
import { crowdStatusTexts } from '#features/crowd-status/texts.ts'
import { useOnMaps } from '#features/danger/map-dangers.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { MapBox } from '#kit/web/map/map-box.tsx'
import { bubble } from '#kit/web/map/signs.ts'
import { FairLegend, useFair, useUnchanged } from '#kit/web/map/use-fair.tsx'
import { freshPlaces } from './fresh-places.ts'
import { wallTexts } from './texts.ts'
import { useWallDangers, useWallPoints } from './use-wall.ts'

/** Places farther from the temple than this (km) are only in the lists, because they would shrink the city to a dot. */
const cityKm = 8

/** The city on the guide's map: levels of the last half hour, dangers, the walk and its closures. */
export function WallMap({ crowd, now }: { crowd: CrowdStatus | undefined; now: number }) {
  const t = useText(wallTexts)
  const { language } = useLanguage()
  const [map, setMap] = useState<LeafletMap>()
  const dangers = useWallDangers(now)
  useOnMaps(dangers)
  useFair(map)
  const points = useWallPoints()
  const levels = useUnchanged(
    useMemo(() => (crowd ? placedLevels(crowd, now, points) : []), [crowd, now, points]),
    placed => JSON.stringify(placed),
  )
  useEffect(() => (map ? drawLevels(map, levels, language) : undefined), [map, levels, language])
  const corners = useUnchanged(
    [temple, ...levels.map(({ point }) => point), ...dangers.flatMap(danger => danger.points)].filter(inCity),
    shown => JSON.stringify(shown),
  )
  useEffect(() => {
    if (!map) return
    const bounds = latLngBounds(corners.map(({ lat, lng }) => [lat, lng])).pad(0.25)
    const show = () => void map.fitBounds(bounds, { maxZoom: 15, animate: false })
    show()
    // The section gets its size only after the map is opened.
    map.on('resize', show)
    return () => void map.off('resize', show)
  }, [map, corners])
  return <MapBox label={t('map')} onOpen={setMap} className="wall-map" legend={<FairLegend />} />
}

const inCity = (point: Point) => distanceKm(point, temple) <= cityKm

/** Levels at places with a known position, fullest first. */
function placedLevels(crowd: CrowdStatus, now: number, points: ReadonlyMap<string, Point>): PlacedLevel[] {
  return freshPlaces(crowd, now).flatMap(({ location, status }) => {
    const point = points.get(location.en)
    return point ? [{ name: location, status, point }] : []
  })
}

type PlacedLevel = { name: Text; status: CrowdStatusValue; point: Point }

/**
 * Draws each place's level as its shape with the place's name, the first ones on top. Markers avoid overlapping, like tappable
 * ones. Returns a function that removes them.
 */
function drawLevels(map: LeafletMap, levels: readonly PlacedLevel[], language: Language): () => void {
  const layers = layerGroup().addTo(map)
  for (const [n, { name, status, point }] of levels.entries()) {
    const html = document.createElement('span')
    const words = document.createElement('b')
    words.textContent = name[language]
    words.dataset.mapName = 'first'
    html.append(words)
    // The marker itself is labelled with name and level.
    html.ariaHidden = 'true'
    const said = `${name[language]}: ${crowdStatusTexts[status][language]}`
    marker(point, {
      icon: divIcon({ html, className: `wall-level wall--${status}`, iconSize: [48, 48] }),
      alt: said,
      title: said,
      zIndexOffset: 800 - n,
    })
      .bindPopup(() => bubble([name[language], crowdStatusTexts[status][language]]))
      .addTo(layers)
  }
  return () => void layers.remove()
}
