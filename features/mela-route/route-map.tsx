import { useEffect, useState } from 'react'
import { useIsUp } from '#kit/web/is-up.ts'
import { useText } from '#kit/web/language.tsx'
import { Segments } from '#ui/segments.tsx'
import styles from './mela-route.module.css'
import { StripMap } from './strip-map.tsx'
import { melaRouteTexts } from './texts.ts'
import type { Walk } from './walk.ts'
import type { WalkPosition } from './walk-position.ts'
import { WholeMap } from './whole-map.tsx'

type Props = {
  /** Undefined until it is loaded. */
  walk: Walk | undefined
  here: WalkPosition | undefined
  onLocate: () => void
}

/** The drawing of the whole walk or of the city, with a switch between them. */
export function RouteMap({ walk, here, onLocate }: Props) {
  const t = useText(melaRouteTexts)
  const [view, setView] = useState<'whole' | 'city'>('whole')
  const CityMap = useCityMap(view)
  // Zoom buttons need the script and are left out of the prerendered page. They lie on the drawing: nothing shifts.
  const isUp = useIsUp()
  const hasCity = walk && walk.cityFrom < walk.stops.length - 1
  return (
    <div className={`pane ${styles.frame}`}>
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
// A separate function, so that a failure of its styles is reported too.
const loadCity = () => import('./city-map.tsx')

/** Loads the city drawing after the page, before it is opened; tries again at the next opening if that fails. */
function useCityMap(view: 'whole' | 'city'): CityMapPart | undefined {
  const [part, setPart] = useState<{ CityMap: CityMapPart }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening it again is a retry
  useEffect(() => {
    if (!part) loadCity().then(setPart, () => undefined)
  }, [view])
  return part?.CityMap
}
