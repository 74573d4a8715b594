import { useText } from '#kit/web/language.tsx'
import { nightHours } from '../limits.ts'
import styles from './summary.module.css'
import type { CaseSummary, Times } from './summary-contract.ts'
import { casesSummaryTexts } from './texts.ts'

/** From a report to the first look, and until somebody took it: half and nearly all, or that nothing is known yet. */
export function ResponseTimes({ summary }: { summary: CaseSummary }) {
  const t = useText(casesSummaryTexts)
  const { raised, first_look, taken } = summary
  return (
    <div className={styles.times}>
      <h3>{t('timesTitle')}</h3>
      <p className="tiny">{t('timesOf', { hours: nightHours, n: raised })}</p>
      <dl>
        <Line label={t('firstLook')} times={first_look} raised={raised} />
        <Line label={t('taken')} times={taken} raised={raised} />
      </dl>
    </div>
  )
}

function Line({ label, times, raised }: { label: string; times: Times | null; raised: number }) {
  const t = useText(casesSummaryTexts)
  const sayDuration = (s: number) => {
    const whole = Math.round(s)
    if (whole < 60) return t('seconds', { n: whole })
    const minutes = Math.round(whole / 60)
    if (minutes < 60) return t('minutes', { n: minutes })
    return t('hours', { n: Math.floor(minutes / 60), m: minutes % 60 })
  }
  return (
    <div>
      <dt>{label}</dt>
      {times ? (
        <dd className="num">
          <span>
            {t('half')} <b>{sayDuration(times.p50_s)}</b>
          </span>
          <span>
            {t('most')} <b>{sayDuration(times.p95_s)}</b>
          </span>
          <small>{t('known', { n: times.count, all: raised })}</small>
        </dd>
      ) : (
        <dd>{t('none')}</dd>
      )}
    </div>
  )
}
