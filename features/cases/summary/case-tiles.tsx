import { Link } from 'wouter'
import { defineTexts } from '#common/text.ts'
import { sayAge } from '#kit/web/age.tsx'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { OlderAnswer, StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { useStaffEntries } from '#kit/web/staff/manifest.ts'
import { staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { usePolling } from '#kit/web/staff/use-polling.ts'
import { Icon } from '#ui/icon.tsx'
import { nightHours } from '../limits.ts'
import { useWatched } from '../use-case-watch.ts'
import styles from './summary.module.css'
import type { CaseSummary, caseSummaryContract, Times } from './summary-contract.ts'

const casesSummaryTexts = defineTexts({
  title: { en: 'What needs a person', hi: 'किस काम के लिए कोई चाहिए' },
  open: { en: '{n} open', hi: '{n} खुले' },
  unseen: { en: '{n} unseen', hi: '{n} किसी ने नहीं देखे' },
  late: { en: '{n} late', hi: '{n} में देरी' },
  allSeen: { en: 'all seen', hi: 'सब देखे गए' },
  noneOpen: { en: 'Kinds with nothing open: {n}', hi: 'जिनमें कुछ खुला नहीं: {n}' },
  timesTitle: { en: 'How soon we answered', hi: 'हमने कितनी जल्दी जवाब दिया' },
  timesOf: {
    en: 'Cases raised in the last {hours} hours: {n}',
    hi: 'पिछले {hours} घंटे में आए मामले: {n}',
  },
  firstLook: { en: 'Report to first look', hi: 'सूचना से पहली बार देखने तक' },
  taken: { en: 'Report until taken', hi: 'सूचना से ज़िम्मा लेने तक' },
  half: { en: 'half within', hi: 'आधे इतने में' },
  most: { en: '19 of 20 within', hi: '20 में से 19 इतने में' },
  known: { en: '{n} of {all} cases', hi: '{all} में से {n} मामले' },
  none: { en: 'none yet', hi: 'अभी कोई नहीं' },
  seconds: { en: '{n} s', hi: '{n} सेकंड' },
  minutes: { en: '{n} min', hi: '{n} मिनट' },
  hours: { en: '{n} h {m} min', hi: '{n} घंटे {m} मिनट' },
  failed: { en: 'The open cases could not be counted', hi: 'खुले मामले नहीं गिने जा सके' },
  copyOf: { en: 'As of {time}.', hi: '{time} तक की जानकारी।' },
})

const useSummary = staffQueryHook<typeof caseSummaryContract>()

/** How fast people responded tonight; empty until it is known. */
export function CaseTimes() {
  const { value } = useSummary('GET /api/cases/summary', {})
  return value && value.kinds.length > 0 ? <ResponseTimes summary={value} /> : null
}

/** What is open, unseen and late by kind, each with a link to its list. */
export function CaseTiles() {
  const t = useText(casesSummaryTexts)
  const { language } = useLanguage()
  const query = useSummary('GET /api/cases/summary', {})
  const { value, savedAt, error, refresh } = query
  usePolling(refresh)
  useWatched(refresh)
  if (!value) return <StaffNotLoaded query={query} failed={t('failed')} rows={2} />
  if (value.kinds.length === 0) return null
  return (
    <section className={`stack ${styles.summary}`} aria-labelledby="case-tiles">
      <h2 id="case-tiles">{t('title')}</h2>
      <OlderAnswer error={error} title={t('copyOf', { time: sayAge(savedAt ?? 0, language) })} />
      <Tiles kinds={value.kinds} />
    </section>
  )
}

function Tiles({ kinds }: Pick<CaseSummary, 'kinds'>) {
  const t = useText(casesSummaryTexts)
  const say = useSay()
  const looks = useStaffEntries('cases')
  const iconOf = (kind: string) => looks.find(entry => entry.kind === kind)?.icon ?? 'i-bell'
  // Late ones first, then unseen ones.
  const busy = kinds
    .filter(({ open }) => open > 0)
    .toSorted((a, b) => b.late - a.late || b.unseen - a.unseen || b.open - a.open)
  const calm = kinds.filter(({ open }) => open === 0)
  return (
    <>
      <ul className={styles.tiles}>
        {busy.map(({ kind, title, open, unseen, late }) => {
          const rest = [late && t('late', { n: late }), unseen && t('unseen', { n: unseen })].filter(Boolean)
          return (
            <li key={kind}>
              <Link href={listOf(kind)} className={late ? styles.late : unseen ? styles.unseen : undefined}>
                <Icon name={iconOf(kind)} />
                <span>{say(title)}</span>
                <b className="num">{t('open', { n: open })}</b>
                <small>{rest.join(', ') || t('allSeen')}</small>
              </Link>
            </li>
          )
        })}
      </ul>
      {calm.length > 0 ? (
        <details className={styles.calm} open={busy.length === 0}>
          <summary>{t('noneOpen', { n: calm.length })}</summary>
          <ul>
            {calm.map(({ kind, title }) => (
              <li key={kind}>
                <Link href={listOf(kind)}>
                  <Icon name={iconOf(kind)} size={20} />
                  {say(title)}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}

const listOf = (kind: string) => `${paths.staffPanel('cases')}?kind=${encodeURIComponent(kind)}`

/** From a report to the first look, and until somebody took it: median and p95, or that nothing is known yet. */
function ResponseTimes({ summary }: { summary: CaseSummary }) {
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
      <dt className="sub">{label}</dt>
      {times ? (
        <dd className="num">
          <span>
            {t('half')} <b>{sayDuration(times.p50_s)}</b>
          </span>
          <span>
            {t('most')} <b>{sayDuration(times.p95_s)}</b>
          </span>
          <small className="tiny">{t('known', { n: times.count, all: raised })}</small>
        </dd>
      ) : (
        <dd>{t('none')}</dd>
      )}
    </div>
  )
}
