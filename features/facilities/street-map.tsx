import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useMemo, useState } from 'react'
import { useLanguage, useText } from '#kit/web/language.tsx'
import type { Found } from '#kit/web/locate.ts'
import { useFollowed } from '#kit/web/location.tsx'
import { MapBox } from '#kit/web/map/map-box.tsx'
import { FairLegend, useFair, useUnchanged } from '#kit/web/map/use-fair.tsx'
import type { Facility } from './contract.ts'
import { boundsAround, drawPlaces, lookAt } from './map-drawing.tsx'
import { mapTexts } from './map-texts.ts'
import { isArea, pointOf } from './nearby.ts'
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
