import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { bearing } from '#common/distance.ts'
import { useSay, useText } from '#kit/web/language.tsx'
import type { Found } from '#kit/web/locate.ts'
import { type LocationState, useFollowed } from '#kit/web/location.ts'
import { Locator } from '#kit/web/locator.tsx'
import { directionOf, melaRouteDirectionTexts } from './direction-texts.ts'
import { melaRouteLazyTexts } from './lazy-texts.ts'
import styles from './walk.module.css'
import { type Stop, shortName, type Walk } from './walk.ts'
import {
  asideKm,
  besideKm,
  hasArrived,
  isTooRough,
  positionOnWalk,
  stopsAround,
  type WalkPosition,
} from './walk-position.ts'

type Props = {
  walk: Walk
  round: number
  onRetry: () => void
  onHere: (here: WalkPosition | undefined) => void
}

/** Shows where on the walk the phone is, and follows it while the screen is open. The position is not sent. */
export function MyPlace({ walk, round, onRetry, onHere }: Props) {
  const t = useText(melaRouteLazyTexts)
  const [found, setFound] = useState<Found>()
  const located = useCallback(
    (location: LocationState) => setFound(location.status === 'found' ? location.found : undefined),
    [],
  )
  const followed = useFollowed(found)
  const isRough = followed && isTooRough(followed.accuracyM)
  const place = useMemo(
    () => (followed && !isRough ? positionOnWalk(walk, followed.point) : undefined),
    [walk, followed, isRough],
  )
  useLayoutEffect(() => onHere(place), [place, onHere])
  return (
    <div className={styles.place}>
      <Locator plan="screen" round={round} onRetry={onRetry} onLocation={located} />
      <p role="status">
        {isRough ? <span>{t('rough', { km: Math.round(followed.accuracyM / 1000) })}</span> : null}
        {place && followed ? <Words walk={walk} place={place} accuracyM={followed.accuracyM} /> : null}
      </p>
      {place && place.offKm >= asideKm ? <Side place={place} /> : null}
    </div>
  )
}

type WordsProps = { walk: Walk; place: WalkPosition; accuracyM: number }
function Words({ walk, place: { km, offKm }, accuracyM }: WordsProps) {
  const t = useText(melaRouteLazyTexts)
  const say = useSay()
  const left = walk.km - km
  if (offKm > besideKm) return t('away', { km: Math.round(offKm) })
  if (hasArrived(walk, { km, offKm }, accuracyM)) return t('arrived')
  const { from, to } = stopsAround(walk, km, accuracyM)
  const nameOf = ({ waypoint }: Stop) => say(shortName(waypoint.name))
  const far = { done: Math.round(km), left: Math.max(1, Math.round(left)) }
  return to
    ? t('between', { from: nameOf(from), to: nameOf(to), ...far })
    : t('near', { place: nameOf(from), ...far })
}

/** An arrow to the nearest point of the line, and its compass direction in words. North is up, as on the drawing. */
function Side({ place: { point, nearest } }: { place: WalkPosition }) {
  const t = useText(melaRouteLazyTexts)
  const tDirection = useText(melaRouteDirectionTexts)
  const degrees = bearing(point, nearest)
  return (
    <p className={styles.side}>
      <svg
        className="i"
        width={24}
        height={24}
        viewBox="0 0 24 24"
        aria-hidden="true"
        style={{ transform: `rotate(${Math.round(degrees)}deg)` }}
      >
        <path d="M12 21V4M6 10l6-6 6 6" />
      </svg>
      {t('side', { side: tDirection(directionOf(degrees)) })}
    </p>
  )
}
