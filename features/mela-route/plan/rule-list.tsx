import { fairMoment, sayClock, sayDay } from '#common/fair-time.ts'
import type { Hours } from '#common/validity.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import type { TravelRule } from './contract.ts'
import styles from './plan.module.css'
import { journeyPlanTexts } from './texts.ts'

const kindWords: Record<TravelRule['kind'], 'isClosed' | 'isOneWay' | 'isGate' | 'isWay'> = {
  closed: 'isClosed',
  'one-way': 'isOneWay',
  gate: 'isGate',
  way: 'isWay',
}

/** Rules with their hours, validity and source. `isMixed`: of all kinds, so that each says what it is and for whom. */
export function RuleList({ rules, isMixed = false }: { rules: readonly TravelRule[]; isMixed?: boolean }) {
  const t = useText(journeyPlanTexts)
  const say = useSay()
  const sayHours = useSayHours()
  const { language } = useLanguage()
  const date = (day: string) => sayDay(fairMoment(day, '12:00'), language)
  if (rules.length === 0) return null
  return (
    <ul className={`divided ${styles.rules}`}>
      {rules.map(({ id, kind, modes, place, says, leave, walk, hours, valid_from, valid_until, source }) => (
        <li key={id}>
          <h3>{say(place)}</h3>
          {isMixed ? (
            <p className="sub">{`${t(kindWords[kind])}: ${modes.map(mode => t(mode)).join(', ')}`}</p>
          ) : null}
          <p>{say(says)}</p>
          {say(leave) ? (
            <p>
              <b>{t('leaveVehicle')}</b> {say(leave)}
            </p>
          ) : null}
          {say(walk) ? (
            <p>
              <b>{t('walk')}</b> {say(walk)}
            </p>
          ) : null}
          {hours ? <p>{sayHours(hours)}</p> : null}
          <p className="sub">{t('valid', { from: date(valid_from), until: date(valid_until), source })}</p>
        </li>
      ))}
    </ul>
  )
}

function useSayHours(): (hours: Hours) => string {
  const t = useText(journeyPlanTexts)
  const { language } = useLanguage()
  const moment = (day: number, clock: string) => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number)
    return `${t(`d${day}` as 'd1')} ${sayClock(hour, minute, language)}`
  }
  return ({ from_day, from_time, to_day, to_time }) =>
    t('hours', { from: moment(from_day, from_time), to: moment(to_day, to_time) })
}
