import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { lazyMap } from '#kit/web/lazy-map.tsx'
import type { Located } from '#kit/web/locate.ts'
import { Icon } from '#ui/icon.tsx'
import style from './danger.module.css'
import { PlaceField } from './place-field.tsx'
import { dangerScreenTexts } from './screen-texts.ts'
import { readPoint, written } from './where-text.ts'

const PointPicker = lazyMap(() => import('#kit/web/map/point-picker.tsx').then(part => part.PointPicker))

type Where = { place: string; position: string; spot: string }
type Props = {
  draft: Where
  change: (to: Partial<Where>) => void
  error: string | undefined
  disabled: boolean
}

/** Where it is: the phone's position, which is asked for at once, a point chosen on the map, or a named place. */
export function DangerPlace({ draft: { place, position, spot }, change, error, disabled }: Props) {
  const t = useText(dangerScreenTexts)
  const [round, setRound] = useState(0)
  const [isElsewhere, setElsewhere] = useState(place !== '')
  const [isMapOpen, setMapOpen] = useState(spot !== '')
  const isLost =
    useLocated(round, located => {
      if (located.status !== 'found') return
      const { point, accuracyM } = located.found
      change({ position: written({ ...point, precision_m: accuracyM }) })
    }) && !position
  // The same as long as the phone stays: the map draws it anew only then.
  const here = useMemo(() => {
    const point = readPoint(position)
    return point ? { point, accuracyM: point.precision_m } : undefined
  }, [position])
  const metres = Math.max(5, Number((spot || position).split(',')[2] ?? 0))
  return (
    <fieldset className={style.where} disabled={disabled}>
      <legend className="lab">{t('here')}</legend>
      {place ? null : (
        <p role="status" className={style.here}>
          <Icon name={spot ? 'i-pin' : 'i-locate'} />
          <span>{spot ? t('chosen', { metres }) : null}</span>
          <span>{!spot && position ? t('located', { metres }) : null}</span>
          <span>{spot || position ? null : t(isLost ? 'notLocated' : 'locating')}</span>
        </p>
      )}
      {isLost && !place && !spot ? (
        <button type="button" className="btn btn--line btn--s" onClick={() => setRound(round + 1)}>
          <Icon name="i-refresh" size={20} />
          {t('tryAgain')}
        </button>
      ) : null}
      {spot && position ? (
        <button type="button" className="btn btn--line btn--s" onClick={() => change({ spot: '' })}>
          <Icon name="i-locate" size={20} />
          {t('notChosen')}
        </button>
      ) : null}
      <button
        type="button"
        className="btn btn--line btn--s"
        aria-expanded={isMapOpen}
        onClick={() => setMapOpen(!isMapOpen)}
      >
        <Icon name="i-map" size={20} />
        {t('onMap')}
      </button>
      {isMapOpen ? (
        <Suspense fallback={<p className="sub">{t('mapOpening')}</p>}>
          <PointPicker
            value={readPoint(spot || position)}
            here={here}
            onMove={point => change({ spot: written(point), place: '' })}
          />
        </Suspense>
      ) : null}
      {isElsewhere || isLost || error ? (
        <PlaceField
          place={place}
          hasPosition={position !== '' || spot !== ''}
          error={error}
          onChange={chosen => change({ place: chosen, ...(chosen && { spot: '' }) })}
        />
      ) : (
        <button type="button" className="btn btn--line btn--s" onClick={() => setElsewhere(true)}>
          <Icon name="i-pin" size={20} />
          {t('elsewhere')}
        </button>
      )}
    </fieldset>
  )
}

/** Asks for the position at once and for each new `round`. True while there is none to be had. */
function useLocated(round: number, hear: (located: Located) => void): boolean {
  const [isLost, setLost] = useState(false)
  const latest = useRef(hear)
  latest.current = hear
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    let stop = () => {}
    let isWanted = true
    setLost(false)
    // Loaded beside the form, which is there without it.
    import('#kit/web/locate.ts').then(
      ({ locate }) => {
        if (!isWanted) return
        stop = locate('screen', located => {
          setLost(located.status !== 'found')
          latest.current(located)
        })
      },
      () => setLost(true),
    )
    return () => {
      isWanted = false
      stop()
    }
  }, [round])
  return isLost
}
