import { type Map as LeafletMap, layerGroup, polyline } from 'leaflet'
import { useEffect, useMemo, useState } from 'react'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { MapBox } from '#kit/web/map/map-box.tsx'
import { useFair } from '#kit/web/map/use-fair.tsx'
import { looks } from '../looks.ts'
import recorded from '../recorded.module.css'
import { recordedPlace, recordedWay } from '../recorded.ts'
import { surveyTexts } from '../texts.ts'
import { linesOf, type Track } from '../track.ts'
import type { Recording } from './recorder.ts'
import styles from './walk.module.css'

/** The initial zoom, which fits the last minutes of a walk. */
const nearZoom = 17
const minuteMs = 60_000

/** The recorded walk, its gaps and places on the guide's map, which follows the phone until it is moved by hand. */
export function WalkMap({ recording: { track, points, heard } }: { recording: Recording }) {
  const t = useText(surveyTexts)
  const { language } = useLanguage()
  const [map, setMap] = useState<LeafletMap>()
  const { lat, lng } = track.parts.at(-1)?.at(-1) ?? {}
  const accuracyM = heard?.accuracyM ?? 10
  const here = useMemo(
    () => (lat !== undefined && lng !== undefined ? { point: { lat, lng }, accuracyM } : undefined),
    [lat, lng, accuracyM],
  )
  useFair(map, here)
  useWay(map, track)
  useEffect(() => {
    if (!map) return
    const layers = layerGroup().addTo(map)
    for (const point of points) recordedPlace(point, looks[point.kind].label[language]).addTo(layers)
    return () => void layers.remove()
  }, [map, points, language])
  if (!here) return null
  const lastGap = track.gaps.at(-1)
  const minutes = lastGap ? Math.max(1, Math.round((lastGap.to.at - lastGap.from.at) / minuteMs)) : 0
  return (
    <figure className={styles.mapFrame}>
      <MapBox
        label={t('map', { points: points.length, gaps: track.gaps.length })}
        onOpen={opened => {
          opened.setView(here.point, nearZoom, { animate: false })
          setMap(opened)
        }}
        here={here.point}
        follows
        className={styles.map}
      />
      {lastGap ? <figcaption>{t('gap', { n: minutes })}</figcaption> : null}
    </figure>
  )
}

/** Draws the walk. Only the last part grows; earlier ones are drawn once. */
function useWay(map: LeafletMap | undefined, { parts, gaps }: Track): void {
  const last = parts.at(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: earlier parts change only in number
  useEffect(() => {
    if (!map) return
    const layers = layerGroup().addTo(map)
    for (const layer of linesOf(parts.slice(0, -1)).flatMap(recordedWay)) layer.addTo(layers)
    for (const { from, to } of gaps)
      polyline([from, to], { className: recorded.gap ?? '', interactive: false }).addTo(layers)
    return () => void layers.remove()
  }, [map, parts.length, gaps.length])
  useEffect(() => {
    if (!map || !last) return
    const layers = layerGroup(recordedWay(last)).addTo(map)
    return () => void layers.remove()
  }, [map, last])
}
