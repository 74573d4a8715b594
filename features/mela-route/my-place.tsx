import { useCallback, useState } from 'react'
import { useSay, useText } from '#kit/web/language.tsx'
import type { LocationState } from '#kit/web/location.tsx'
import { Locator } from '#kit/web/locator.tsx'
import { texts } from './lazy-texts.ts'
import styles from './walk.module.css'
import { shortName, type Walk } from './walk.ts'
import { positionOnWalk, type WalkPosition } from './walk-position.ts'

type Props = {
  walk: Walk
  round: number
  onRetry: () => void
  onHere: (here: WalkPosition | undefined) => void
}

/** Within this distance of the line, in km, a visitor counts as on the walk: the line itself is only that accurate. */
const besideKm = 4
const arrivedKm = 0.3

/** Tells where on the walk the phone is. Computed on the phone; the position is not sent. */
export function MyPlace({ walk, round, onRetry, onHere }: Props) {
  const [place, setPlace] = useState<WalkPosition>()
  const located = useCallback(
    (location: LocationState) => {
      const found = location.status === 'found' ? positionOnWalk(walk, location.found.point) : undefined
      setPlace(found)
      onHere(found && found.offKm <= besideKm ? found : undefined)
    },
    [walk, onHere],
  )
  return (
    <div className={styles.place}>
      <Locator plan="screen" round={round} onRetry={onRetry} onLocation={located} />
      <p role="status">{place ? <Words walk={walk} place={place} /> : null}</p>
    </div>
  )
}

function Words({ walk, place: { km, offKm, stop } }: { walk: Walk; place: WalkPosition }) {
  const t = useText(texts)
  const say = useSay()
  const left = walk.km - km
  if (offKm > besideKm) return t('away', { km: Math.round(offKm) })
  if (left < arrivedKm && offKm < arrivedKm) return t('arrived')
  const place = say(shortName(stop.waypoint.name))
  return t('near', { place, done: Math.round(km), left: Math.max(1, Math.round(left)) })
}
