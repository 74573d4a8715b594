import { fairDate, fairMoment, sayAgo, sayDay, sayTime } from '#common/fair-time.ts'
import { sum } from '#common/sum.ts'
import type { Language } from '#common/text.ts'
import { useLanguage, useSay, useText } from '#kit/web/language.tsx'
import { serverNow } from '#kit/web/server-clock.ts'
import { Axis, Bars, Chart, ChartBand, Columns, Legend } from '#kit/web/staff/chart.tsx'
import { StaffNotLoaded } from '#kit/web/staff/loaded.tsx'
import { useStaffEntries } from '#kit/web/staff/manifest.ts'
import { saveFile } from '#kit/web/staff/save-file.ts'
import { NotSaved } from '#kit/web/staff/saving.tsx'
import { staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { usePolling } from '#kit/web/staff/use-polling.ts'
import { Icon } from '#ui/icon.tsx'
import { AlarmNotes } from './alarm-notes.tsx'
import type { dashboardContract, Overview as Numbers } from './contract.ts'
import styles from './overview.module.css'
import { dashboardTexts } from './texts.ts'
import '#ui/level.css'
import { useAttempt } from '#kit/web/staff/use-attempt.ts'

const useOverview = staffQueryHook<typeof dashboardContract>()

/** The last days and hours as charts; `exports` for whoever may download lists. */
export function Overview({ exports }: { exports: boolean }) {
  const t = useText(dashboardTexts)
  const query = useOverview('GET /api/dashboard/overview', {})
  const { value, refresh } = query
  usePolling(refresh)
  if (!value) return <StaffNotLoaded query={query} failed={t('failed')} />
  return (
    <div className={styles.grid}>
      <AlarmNotes alarms={value.alarms} />
      {value.feedback ? <Stars days={value.feedback} /> : null}
      {value.crowd ? <Crowd places={value.crowd} /> : null}
      {value.visits ? <Hours title={t('visitsTitle')} hint={t('visitsHint')} hours={value.visits} /> : null}
      {value.votes ? <Hours title={t('votesTitle')} hours={value.votes} /> : null}
      {value.parked ? <Parked lots={value.parked} /> : null}
      {value.complaints ? <Complaints complaints={value.complaints} /> : null}
      {exports ? <Exports /> : null}
    </div>
  )
}

const mean = (stars: readonly number[]) => {
  const count = sum(stars)
  return count ? (sum(stars.map((many, index) => many * (index + 1))) / count).toFixed(1) : '–'
}
const shortDay = (day: string, language: Language) =>
  sayDay(fairMoment(day, '12:00'), language).replace(/,? \d{4}$/, '')

function Stars({ days }: { days: Required<Numbers>['feedback'] }) {
  const t = useText(dashboardTexts)
  const { language } = useLanguage()
  const all = [0, 1, 2, 3, 4].map(index => sum(days.map(({ stars }) => stars[index] ?? 0)))
  const columns = days.map(({ stars: [one = 0, two = 0, three = 0, four = 0, five = 0] }) => [
    { kind: 'bad' as const, value: one + two },
    { kind: 'fair' as const, value: three },
    { kind: 'good' as const, value: four + five },
  ])
  const count = sum(all)
  const first = days[0]
  return (
    <Chart
      title={t('starsTitle')}
      said={count ? t('starsSaid', { count, average: mean(all) }) : t('starsNone')}
      table={{
        head: [t('day'), '1', '2', '3', '4', '5', t('average')],
        rows: count ? days.map(({ day, stars }) => [shortDay(day, language), ...stars, mean(stars)]) : [],
      }}
    >
      <Columns columns={columns} tallest={Math.max(...days.map(({ stars }) => sum(stars)))} />
      <Axis
        words={[first ? shortDay(first.day, language) : '', shortDay(days.at(-1)?.day ?? '', language)]}
      />
      <Legend
        parts={[
          { kind: 'good', label: t('good') },
          { kind: 'fair', label: t('fair') },
          { kind: 'bad', label: t('bad') },
        ]}
      />
    </Chart>
  )
}

function Hours({
  title,
  hint = '',
  hours,
}: {
  title: string
  hint?: string
  hours: Required<Numbers>['votes']
}) {
  const t = useText(dashboardTexts)
  const { language } = useLanguage()
  const time = (at: string) => sayTime(Date.parse(at), language)
  const total = sum(hours.map(({ count }) => count))
  const peak = hours.reduce((best, hour) => (hour.count > best.count ? hour : best), { at: '', count: 0 })
  const said = total ? t('hoursSaid', { total, time: time(peak.at), most: peak.count }) : t('hoursNone')
  return (
    <Chart
      title={title}
      said={`${said} ${hint}`.trim()}
      table={{
        head: [t('hour'), t('number')],
        rows: total ? hours.toReversed().map(({ at, count }) => [time(at), count]) : [],
      }}
    >
      <Columns columns={hours.map(({ count }) => [{ kind: 'plain', value: count }])} tallest={peak.count} />
      <Axis words={[hours[0], hours[12], hours.at(-1)].map(hour => (hour ? time(hour.at) : ''))} />
    </Chart>
  )
}

const shapes = { low: 'l-low', medium: 'l-medium', high: 'l-high' } as const
function Crowd({ places }: { places: Required<Numbers>['crowd'] }) {
  const t = useText(dashboardTexts)
  const { language } = useLanguage()
  const told = places.filter(({ status }) => status !== null)
  const untold = places.length - told.length
  return (
    <ChartBand title={t('crowdTitle')}>
      <ul className={`divided ${styles.levels}`}>
        {told.map(({ place, status, at }) => (
          <li key={place.en}>
            <span>
              <span>{place[language]}</span>
              {at ? (
                <small className="tiny"> · {sayAgo(serverNow() - Date.parse(at), language)}</small>
              ) : null}
            </span>
            {status ? (
              <b className={`lvl lvl--${status}`}>
                <Icon name={shapes[status]} size={20} />
                {t(status)}
              </b>
            ) : null}
          </li>
        ))}
      </ul>
      {untold ? <p className="sub">{t('untold', { places: untold })}</p> : null}
    </ChartBand>
  )
}

function Parked({ lots }: { lots: Required<Numbers>['parked'] }) {
  const t = useText(dashboardTexts)
  const say = useSay()
  const lines = lots.map(({ lot, count, long }) => ({
    label: long ? `${say(lot)} · ${t('parkedLong', { count: long })}` : say(lot),
    value: count,
  }))
  return (
    <Chart
      title={t('parkedTitle')}
      said={lines.length ? String(sum(lines.map(({ value }) => value))) : t('parkedNone')}
      table={{
        head: [t('lotColumn'), t('number'), t('parkedLongColumn')],
        rows: lots.map(({ lot, count, long }) => [say(lot), count, long]),
      }}
    >
      <Bars lines={lines} />
    </Chart>
  )
}

const kinds = ['water', 'dirt', 'drain', 'light', 'crowd', 'other'] as const
function Complaints({ complaints: { open, oldest } }: { complaints: Required<Numbers>['complaints'] }) {
  const t = useText(dashboardTexts)
  const { language } = useLanguage()
  const lines = open.map(({ category, count }) => ({
    label: t(kinds.find(kind => kind === category) ?? 'other'),
    value: count,
  }))
  return (
    <Chart
      title={t('complaintsTitle')}
      said={
        oldest
          ? t('oldest', { ago: sayAgo(serverNow() - Date.parse(oldest), language) })
          : t('complaintsNone')
      }
      table={{ head: [t('kind'), t('number')], rows: lines.map(line => [line.label, line.value]) }}
    >
      <Bars lines={lines} />
    </Chart>
  )
}

/** Every list of what visitors sent, as a file. */
function Exports() {
  const t = useText(dashboardTexts)
  const say = useSay()
  const lists = useStaffEntries('exports')
  const { attempt, error } = useAttempt()
  const save = (list: string) =>
    attempt(() => saveFile(`/api/exports/${list}`, `${list}-${fairDate(serverNow())}.csv`), list)
  return (
    <ChartBand title={t('exports')}>
      <p className="sub">{t('exportsHint')}</p>
      <NotSaved error={error} what={t('exportFailed')} />
      <p className={`cluster ${styles.files}`}>
        {lists.map(({ list, label }) => (
          <button key={list} type="button" className="btn btn--line btn--s" onClick={() => save(list)}>
            <Icon name="i-download" size={20} />
            {say(label)}
          </button>
        ))}
      </p>
    </ChartBand>
  )
}
