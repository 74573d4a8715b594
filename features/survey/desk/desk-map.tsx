import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { MapBox } from '#kit/web/map/map-box.tsx'
import recorded from '../recorded.module.css'
import type { SurveyDesk } from './contract.ts'
import { drawDesk, lookAt } from './desk-drawing.ts'
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
