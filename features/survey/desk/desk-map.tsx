import { circle, type Map as LeafletMap, latLngBounds, layerGroup, polyline } from 'leaflet'
import { useEffect, useState } from 'react'
import type { Point } from '#common/distance.ts'
import { fill, type Language } from '#common/text.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { MapBox } from '#kit/web/map/map-box.tsx'
import { writeName } from '#kit/web/map/signs.ts'
import { metresBetween } from '../geometry.ts'
import { looks } from '../looks.ts'
import recorded from '../recorded.module.css'
import { recordedPlace, recordedWay, surveySign } from '../recorded.ts'
import type { GuideRow, SurveyDesk } from './contract.ts'
import styles from './desk-map.module.css'
import type { Proposal } from './proposals.ts'
import { deskTexts } from './texts.ts'

type Props = {
  desk: SurveyDesk
  selected: Proposal | undefined
  /** Ids of the recorded walks that are drawn. */
  chosen: ReadonlySet<string>
}

/** Recorded places and walks and the guide's own places, on a map around the selected record. */
export function DeskMap({ desk, selected, chosen }: Props) {
  const t = useText(deskTexts)
  const { language } = useLanguage()
  const [map, setMap] = useState<LeafletMap>()
  useEffect(
    () => (map ? drawDesk(map, desk, chosen, selected, language) : undefined),
    [map, desk, chosen, selected, language],
  )
  const { parts } = desk.line
  const spot = selected?.point ?? desk.points[0] ?? desk.walks[0]?.lines[0]?.[0]
  const key = spot && `${spot.lat},${spot.lng}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the desk is reloaded after each decision; the map moves only for another record
  useEffect(() => {
    if (map && spot) lookAt(map, spot, selected?.candidates[0]?.place.position ?? undefined)
  }, [map, key])
  return (
    <MapBox
      label={t('map')}
      onOpen={setMap}
      className={styles.map}
      legend={
        <>
          <li className={recorded.keyRecorded}>{t('keyRecorded')}</li>
          <li className={recorded.keyWay}>{t('keyWay')}</li>
          <li className={styles.keyGuide}>{t('keyGuide')}</li>
          <li className={styles.keyAbout}>{t('keyAbout')}</li>
          <li className={styles.keyWalk}>{t('keyWalk')}</li>
          {parts.some(part => part.is_recorded) && parts.some(part => !part.is_recorded) ? (
            <li className={styles.keyRough}>{t('keyRough')}</li>
          ) : null}
        </>
      }
    />
  )
}

/** With this precision (m) or worse, a place of the guide is drawn as approximate. */
const aboutM = 100
/** A place of the guide farther away (m) is not brought into view with the record. */
const togetherM = 2000

/**
 * Draws the records, the guide's places, a line from the selected record to its nearest candidate, and the walks whose ids
 * are in `chosen`. Returns a function that removes all of it.
 */
function drawDesk(
  map: LeafletMap,
  { points, guide, walks, line: own }: SurveyDesk,
  chosen: ReadonlySet<string>,
  selected: Proposal | undefined,
  language: Language,
): () => void {
  const layers = layerGroup().addTo(map)
  const line = (way: readonly Point[], look: string | undefined) =>
    polyline([...way], { className: look ?? '', interactive: false }).addTo(layers)
  const isTaken = own.parts.some(part => part.is_recorded)
  for (const part of own.parts) line(part.points, isTaken && !part.is_recorded ? styles.rough : styles.walk)
  for (const walk of walks)
    if (chosen.has(walk.id)) for (const layer of walk.lines.flatMap(recordedWay)) layer.addTo(layers)
  const target = selected?.candidates[0]
  const area = (at: Point, radius: number, className: string | undefined) =>
    circle(at, { radius, className: className ?? '', interactive: false }).addTo(layers)
  if (selected) area(selected.point, selected.point.accuracy_m, styles.accuracy)
  if (target?.place.position && target.place.precision_m)
    area(target.place.position, target.place.precision_m, styles.error)
  if (selected && target?.place.position) line([selected.point, target.place.position], styles.apart)
  for (const { at, places, isAbout } of placesOf(guide, target?.place)) {
    const all = places.map(({ name }) => name[language])
    surveySign(at, `${styles.guide} ${isAbout ? styles.about : ''}`, all.join(', ')).addTo(layers)
    const [name = ''] = all
    const metres = places[0] === target?.place ? target?.metres : null
    const words = metres != null ? fill(deskTexts.candidate, language, { name, n: metres }) : name
    writeName(map, layers, at, all.length > 1 ? `${words} +${all.length - 1}` : words)
  }
  for (const point of points)
    if (point.decision === null && point.id !== selected?.point.id)
      recordedPlace(point, looks[point.kind].label[language]).addTo(layers)
  if (selected)
    surveySign(selected.point, styles.chosen, looks[selected.point.kind].label[language], 1000).addTo(layers)
  return () => void layers.remove()
}

/** Brings a record into view, and its candidate place if that is near. */
function lookAt(map: LeafletMap, at: Point, place: Point | undefined): void {
  const shown = place && metresBetween(at, place) <= togetherM ? [at, place] : [at]
  const bounds = latLngBounds(shown.map(({ lat, lng }) => [lat, lng])).pad(0.8)
  map.fitBounds(bounds, { maxZoom: shown.length > 1 ? 19 : 17, animate: false })
}

type Spot = { at: Point; places: GuideRow[]; isAbout: boolean }
/** The guide's places grouped by position; `first` comes before the others, so that there is room for its name. */
function placesOf(guide: readonly GuideRow[], first: GuideRow | undefined): Spot[] {
  const spots = new Map<string, Spot>()
  for (const place of first ? [first, ...guide.filter(one => one !== first)] : guide) {
    const { position: at, precision_m } = place
    if (!at) continue
    const isAbout = (precision_m ?? aboutM) >= aboutM
    const key = `${at.lat},${at.lng},${isAbout}`
    const spot = spots.get(key) ?? { at, places: [], isAbout }
    spot.places.push(place)
    spots.set(key, spot)
  }
  return [...spots.values()]
}
