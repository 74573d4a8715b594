import { useSay, useText } from '#kit/web/language.tsx'
import artUrl from '../art.svg?url&no-inline'
import type { Walk } from '../walk.ts'
import styles from './ahead.module.css'
import { basisOf, isSurveyed, unsurveyedShare } from './certainty.ts'
import type { Pace } from './kept-walk.ts'
import { minutesFor } from './pace.ts'
import { useSayDistance, useSayMinutes } from './say-distance.ts'
import { aheadTexts } from './texts.ts'
import type { Where } from './where.ts'

const arrivedKm = 0.3

/** What is left: the present place, the remaining distance, the distance walked, and the reader's pace. */
export function Left({ walk, where, pace }: { walk: Walk; where: Where; pace: Pace | undefined }) {
  const t = useText(aheadTexts)
  const sayDistance = useSayDistance(undefined)
  const sayMinutes = useSayMinutes()
  const { km, errorM } = where.start
  const left = walk.km - km
  const basis = basisOf(left, errorM, isSurveyed(walk, km, walk.km))
  const isThere = where.by === 'position' && left < arrivedKm && where.place.offKm < arrivedKm
  if (where.by === 'off')
    return (
      <section className={styles.left}>
        <p role="status">
          <b>{t('off', { km: Math.round(where.place.offKm) })}</b> {t('offUse')}
        </p>
      </section>
    )
  const told = sayDistance({
    km: left,
    errorM: basis === 'measured' ? errorM : Math.max(errorM, left * 1000 * unsurveyedShare),
    basis,
  })
  return (
    <section className={styles.left}>
      <p role="status">{isThere ? t('arrived') : <PlaceWords where={where} />}</p>
      {isThere ? null : (
        <p className={styles.big}>
          <strong>{told.whole}</strong>{' '}
          <span>
            {pace && basis !== 'unknown'
              ? t('leftTime', { time: sayMinutes(minutesFor(left, pace.kmh)) })
              : t('left')}
          </span>
        </p>
      )}
      <div className={styles.bar} aria-hidden="true">
        <i style={{ width: `${Math.round((km / walk.km) * 100)}%` }} />
        <svg viewBox="0 0 160 210" aria-hidden="true">
          <use href={`${artUrl}#shikhara`} />
        </svg>
      </div>
      <p className="sub">{t('done', { km: Math.round(km) })}</p>
      <p className="sub">{pace ? t('pace', { kmh: pace.kmh, minutes: pace.minutes }) : t('noPace')}</p>
    </section>
  )
}

function PlaceWords({ where }: { where: Exclude<Where, { by: 'off' }> }) {
  const t = useText(aheadTexts)
  const say = useSay()
  const { from, to } = where.named
  const name = say(from.waypoint.name)
  if (where.by === 'name')
    return to ? t('between', { from: name, to: say(to.waypoint.name) }) : t('at', { place: name })
  return to ? t('youBetween', { from: name, to: say(to.waypoint.name) }) : t('near', { place: name })
}
