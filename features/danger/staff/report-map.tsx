import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'
import type { Text } from '#common/text.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { drawDangers } from '#kit/web/map/draw-dangers.ts'
import { MapBox } from '#kit/web/map/map-box.tsx'
import { useFair } from '#kit/web/map/use-fair.tsx'
import type { StaffDanger } from '../contract.ts'
import styles from './dangers.module.css'
import { dangerStaffTexts } from './texts.ts'

type Props = {
  position: NonNullable<StaffDanger['reports'][number]['position']>
  /** What it is. */
  name: Text
}
/** Zoom at which streets and neighbours are visible. */
const nearZoom = 16

/** One report's point on the guide's map, with how far off it may be. */
export function ReportMap({ position: { lat, lng, accuracy_m }, name }: Props) {
  const t = useText(dangerStaffTexts)
  const reader = useLanguage()
  const [map, setMap] = useState<LeafletMap>()
  useFair(map)
  useEffect(() => {
    if (!map) return undefined
    const danger = { id: 'report', name, advice: { en: '', hi: '' }, precision_m: accuracy_m }
    return drawDangers(map, [{ ...danger, points: [{ lat, lng }] }], [], reader)
  }, [map, lat, lng, accuracy_m, name, reader])
  return (
    <MapBox
      label={t('mapLabel')}
      onOpen={opened => {
        opened.setView({ lat, lng }, nearZoom, { animate: false })
        setMap(opened)
      }}
      className={styles.map}
    />
  )
}
