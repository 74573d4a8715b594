import { useEffect, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Segments } from '#ui/segments.tsx'
import styles from './mela-route.module.css'
import { StripMap } from './strip-map.tsx'
import { texts } from './texts.ts'
import type { Walk } from './walk.ts'
import type { WalkPosition } from './walk-position.ts'
import { WholeMap } from './whole-map.tsx'

type Props = {
  /** Undefined until it is known. */
  walk: Walk | undefined
  here: WalkPosition | undefined
  onLocate: () => void
}

/** The picture of the walk: all of it, or the city. */
export function RouteMap({ walk, here, onLocate }: Props) {
  const t = useText(texts)
  const [view, setView] = useState<'whole' | 'city'>('whole')
  const CityMap = useCityMap(view)
  // Keys that only the app can answer are not in the written page: they lie on the drawing and move nothing.
  const [isUp, setIsUp] = useState(false)
  useEffect(() => setIsUp(true), [])
  const hasCity = walk && walk.cityFrom < walk.stops.length - 1
  return (
    <div className={styles.frame}>
      {hasCity && isUp ? (
        <div className={styles.views}>
          <Segments
            label={t('views')}
            choices={[
              { id: 'whole', label: t('whole') },
              { id: 'city', label: t('city') },
            ]}
            selected={view}
            onSelect={setView}
          />
        </div>
      ) : null}
      {!walk ? (
        <StripMap label={t('wholeMap')} height={462} land="land" />
      ) : !hasCity || view === 'whole' ? (
        <WholeMap walk={walk} here={here} isUp={isUp} onLocate={onLocate} />
      ) : CityMap ? (
        <CityMap walk={walk} here={here} onLocate={onLocate} />
      ) : (
        <StripMap label={t('cityMap')} height={556} />
      )}
    </div>
  )
}

type CityMapPart = typeof import('./city-map.tsx').CityMap

/** Comes after the page, before somebody wants it; asked for again when it could not be had. */
function useCityMap(view: 'whole' | 'city'): CityMapPart | undefined {
  const [part, setPart] = useState<{ CityMap: CityMapPart }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look is another try
  useEffect(() => {
    if (!part) import('./city-map.tsx').then(setPart, () => undefined)
  }, [view])
  return part?.CityMap
}
