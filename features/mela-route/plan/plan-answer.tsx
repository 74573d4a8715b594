import { Link } from 'wouter'
import { sayDayTime } from '#common/fair-time.ts'
import { holdsAt } from '#common/validity.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { withCalls } from '#ui/with-calls.tsx'
import type { TravelPlan } from './contract.ts'
import { isDayKnown, rulesFor } from './holds.ts'
import styles from './plan.module.css'
import type { Mode } from './rule-kinds.ts'
import { RuleList } from './rule-list.tsx'
import { texts } from './texts.ts'

/** `moment`: begin of the hour of arrival (ms). `from`: where from, as in the form. */
type Props = { plan: TravelPlan; moment: number; mode: Mode; from: string | undefined }
const kinds = [
  { kind: 'closed', title: 'closed' },
  { kind: 'one-way', title: 'oneWay' },
  { kind: 'gate', title: 'gate' },
] as const

/** The way for that hour, then what is closed, one-way and open; where nobody has said so, that. */
export function PlanAnswer({ plan, moment, mode, from }: Props) {
  const t = useText(texts)
  const { language } = useLanguage()
  const own = rulesFor(plan.rules, mode)
  const holding = own.filter(rule => holdsAt(rule, moment, 60))
  const ways = holding.filter(({ kind, place }) => kind === 'way' && place.en === from)
  const shown = kinds.filter(({ kind }) => holding.some(rule => rule.kind === kind))
  const limits = own.filter(({ kind }) => kind !== 'way')
  const isLimited = holding.some(({ kind }) => kind === 'closed' || kind === 'one-way')
  return (
    <div className={styles.answer} aria-live="polite">
      <section className={styles.part}>
        <h2>{t('way')}</h2>
        <p className={styles.small}>{`${sayDayTime(moment, language)}, ${t(mode)}`}</p>
        <RuleList rules={ways} />
        {ways.length ? null : <p>{t(from === undefined ? 'chooseFrom' : 'noWay')}</p>}
        <Always plan={plan} mode={mode} />
      </section>
      {isLimited ? null : (
        <section className={styles.part}>
          <h2>{t('closed')}</h2>
          <p>{t(isDayKnown(limits, moment) ? 'noneClosed' : 'notKnown')}</p>
        </section>
      )}
      {shown.map(({ kind, title }) => (
        <section key={kind} className={styles.part}>
          <h2>{t(title)}</h2>
          <RuleList rules={holding.filter(rule => rule.kind === kind)} />
        </section>
      ))}
      <p className={styles.part}>{withCalls(t('ask'))}</p>
    </div>
  )
}

/** What holds at any hour: the last station on the walk, the walk itself, places to leave a vehicle. */
function Always({ plan: { station }, mode }: { plan: TravelPlan; mode: Mode }) {
  const t = useText(texts)
  const say = useSay()
  if (mode === 'train')
    return station ? <p>{withCalls(t('station', { station: say(station.name), km: station.km }))}</p> : null
  if (mode === 'foot')
    return (
      <>
        <p>{t('onFoot')}</p>
        <Link href={paths.melaRoute('ahead')} className="btn btn--go btn--block">
          <Icon name="i-route" />
          {t('ahead')}
        </Link>
      </>
    )
  return (
    <Link href={paths.facility('parking')} className="btn btn--line btn--block">
      <Icon name="i-parking" />
      {t('parking')}
    </Link>
  )
}
