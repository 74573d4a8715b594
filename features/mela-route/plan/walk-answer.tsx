import { fairDate, sayDayTime, sayTime } from '#common/fair-time.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { roundedKm } from '../ahead/certainty.ts'
import { useSayMinutes } from '../ahead/say-distance.ts'
import styles from './plan.module.css'
import { journeyPlanTexts } from './texts.ts'
import { type Halt, sumOf } from './walking-day.ts'

const quarterMs = 15 * 60_000
/** Kilometres and hours are shown no finer than the walk is known. */
const roundedMs = (ms: number) => Math.round(ms / quarterMs) * quarterMs

type Props = {
  halts: readonly Halt[]
  /** Arrival (ms) of somebody who sets out now, if the hour for it has passed. */
  arrivesAt: number | undefined
}

/** The walk in stages: when to set out, where to rest, and the time of arrival. */
export function WalkAnswer({ halts, arrivesAt }: Props) {
  const t = useText(journeyPlanTexts)
  const say = useSay()
  const sayMinutes = useSayMinutes()
  const { language } = useLanguage()
  const [first, last] = [halts[0], halts.at(-1)]
  if (!first || !last) return null
  const { walkMs, restMs } = sumOf(halts)
  const km = (halt: Halt) => roundedKm(halt.stop.km - first.stop.km, 1000).km
  const time = (ms: number) => sayMinutes(roundedMs(ms) / 60_000)
  const shown = halts.filter(halt => halt === first || halt === last || halt.rest)
  return (
    <>
      {arrivesAt === undefined ? null : (
        <Note kind="warn" title={t('late', { time: sayDayTime(roundedMs(arrivesAt), language) })} />
      )}
      <p className={styles.leave}>
        <span>{t('setOut', { time: sayDayTime(roundedMs(first.until), language) })}</span>
        <small>{t('arriveAbout', { time: sayDayTime(roundedMs(last.at), language) })}</small>
      </p>
      <p>
        <span>{t('onTheWay', { km: km(last), time: time(walkMs) })}</span>
        {restMs ? <span>{` ${t('resting', { time: time(restMs) })}`}</span> : null}
      </p>
      <ol className={styles.stages}>
        {shown.map((halt, i) => {
          const at = roundedMs(halt.at)
          const before = shown[i - 1]
          const isNewDay = !before || fairDate(roundedMs(before.at)) !== fairDate(at)
          return (
            <li key={halt.stop.waypoint.order}>
              <Icon
                name={
                  halt === last
                    ? 'i-darshan'
                    : halt === first
                      ? 'i-route'
                      : halt.rest === 'heat'
                        ? 'i-sun'
                        : 'i-rest'
                }
              />
              <span>
                <b>{say(halt.stop.waypoint.name)}</b>
                <small>
                  {[
                    isNewDay ? sayDayTime(at, language) : sayTime(at, language),
                    halt === first ? '' : t('afterKm', { km: km(halt) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
                {halt.rest ? (
                  <small>
                    {halt.rest === 'heat'
                      ? t('restHeat', { time: sayTime(roundedMs(halt.until), language) })
                      : t('restShort')}
                  </small>
                ) : null}
              </span>
            </li>
          )
        })}
      </ol>
      <p className="sub">{t('walkBasis')}</p>
    </>
  )
}
