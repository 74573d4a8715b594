import { sum } from '#common/sum.ts'
import type { Text } from '#common/text.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { Axis, Bars, Chart, Columns, Legend } from '#kit/web/staff/chart.tsx'
import type { Report } from '../contract.ts'
import { shortDay } from './day-plot.tsx'
import { reportStaffTexts } from './texts.ts'

type Parts = Required<Report>

/** The longest wait of each day. */
export function Queue({ days }: { days: Parts['queue'] }) {
  const t = useText(reportStaffTexts)
  const { language } = useLanguage()
  const told = days.filter(({ longest }) => longest !== null)
  const [top] = told.toSorted((a, b) => (b.longest ?? 0) - (a.longest ?? 0))
  const sayHours = (hours: number | null) => {
    if (hours === null) return t('notTold')
    if (hours === 5) return t('fiveOrMore')
    return hours < 1 ? t('half') : hours === 1 ? t('hour') : t('hours', { n: hours })
  }
  return (
    <Chart
      title={t('queue')}
      said={
        top
          ? t('queueSaid', {
              days: told.length,
              reports: sum(told.map(({ reports }) => reports)),
              longest: sayHours(top.longest),
              day: shortDay(top.day, language),
            })
          : t('none')
      }
      table={{
        head: [t('day'), t('reports'), t('wait')],
        rows: told.map(({ day, reports, longest }) => [shortDay(day, language), reports, sayHours(longest)]),
      }}
    >
      <Columns columns={days.map(({ longest }) => [{ kind: 'plain', value: longest ?? 0 }])} tallest={5} />
      <Axis words={[days[0], days.at(-1)].map(one => (one ? shortDay(one.day, language) : ''))} />
    </Chart>
  )
}

/** How quickly cases were taken, by kind. */
export function Cases({ kinds }: { kinds: Parts['cases'] }) {
  const t = useText(reportStaffTexts)
  const { language } = useLanguage()
  const minutes = (seconds: number | null) => (seconds === null ? '–' : (seconds / 60).toFixed(1))
  return (
    <Chart
      title={t('cases')}
      said={
        kinds.length
          ? t('casesSaid', {
              raised: sum(kinds.map(({ raised }) => raised)),
              taken: sum(kinds.map(({ taken }) => taken)),
            })
          : t('none')
      }
      table={{
        head: [t('kind'), t('raised'), t('taken'), t('done'), t('p50'), t('p95')],
        rows: kinds.map(({ title, raised, taken, done, p50_s, p95_s }) => [
          title[language],
          ...[raised, taken, done, minutes(p50_s), minutes(p95_s)],
        ]),
      }}
    >
      <Bars lines={kinds.map(({ title, raised }) => ({ label: title[language], value: raised }))} />
    </Chart>
  )
}

/** How many vehicles came to each lot. */
export function Lots({ lots }: { lots: Parts['vehicles']['lots'] }) {
  const t = useText(reportStaffTexts)
  const { language } = useLanguage()
  const lines = lots.map(({ lot, count }) => ({ label: lot[language], value: count }))
  return (
    <Chart
      title={t('lots')}
      said={lines.length ? String(sum(lines.map(({ value }) => value))) : t('none')}
      table={{ head: [t('lotColumn'), t('came')], rows: lines.map(({ label, value }) => [label, value]) }}
    >
      <Bars lines={lines} />
    </Chart>
  )
}

const categories = ['water', 'dirt', 'drain', 'light', 'crowd', 'other'] as const

/** Complaints by nearest named place, with the number of each kind. */
export function Complaints({ complaints }: { complaints: Parts['complaints'] }) {
  const t = useText(reportStaffTexts)
  const { language } = useLanguage()
  const names = [...new Set(complaints.map(({ place }) => place?.en))]
  const rows = names.map(name => {
    const group = complaints.filter(({ place }) => place?.en === name)
    const place: Text | null | undefined = group[0]?.place
    const counts = categories.map(kind =>
      sum(group.filter(({ category }) => category === kind).map(({ count }) => count)),
    )
    return { label: place ? place[language] : t('noPlace'), counts, total: sum(counts) }
  })
  return (
    <Chart
      title={t('complaints')}
      said={rows.length ? t('complaintsSaid', { total: sum(rows.map(({ total }) => total)) }) : t('none')}
      table={{
        head: [t('place'), ...categories.map(kind => t(kind === 'crowd' ? 'crowded' : kind)), t('all')],
        rows: rows.map(({ label, counts, total }) => [label, ...counts, total]),
      }}
    >
      <Bars lines={rows.map(({ label, total }) => ({ label, value: total }))} />
    </Chart>
  )
}

type Places = Required<Report>['crowd']
type Level = 'low' | 'medium' | 'high'
const levels = ['high', 'medium', 'low'] as const satisfies readonly Level[]
const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour)
const kinds = { low: 'good', medium: 'fair', high: 'bad' } as const

/** The fullest level of each place in each hour of the day. How far a square is filled shows it without colour. */
export function Crowd({ places }: { places: Places }) {
  const t = useText(reportStaffTexts)
  const { language } = useLanguage()
  const reports = places.map(({ hours }) =>
    hours.reduce((all, { low, medium, high }) => all + low + medium + high, 0),
  )
  const hoursAt = (place: Places[number], level: Level) =>
    place.hours
      .filter(hour => worst(hour) === level)
      .map(({ hour }) => hour)
      .join(', ') || '–'
  return (
    <Chart
      title={t('crowd')}
      said={
        places.length
          ? t('crowdSaid', { places: places.length, reports: reports.reduce((a, b) => a + b, 0) })
          : t('none')
      }
      table={{
        head: [t('place'), t('reports'), t('highHours'), t('mediumHours'), t('lowHours')],
        rows: places.map((place, index) => [
          place.place[language],
          reports[index] ?? 0,
          ...levels.map(level => hoursAt(place, level)),
        ]),
      }}
    >
      <div className="report-hours">
        <span />
        <span>
          {[0, 6, 12, 18].map(hour => (
            <small key={hour}>{hour}:00</small>
          ))}
        </span>
        {places.map(place => (
          <PlaceRow key={place.place.en} place={place} name={place.place[language]} />
        ))}
      </div>
      <Legend parts={levels.map(level => ({ kind: kinds[level], label: t(level) }))} />
    </Chart>
  )
}

const tall = { low: 3, medium: 6, high: 10 }

function PlaceRow({ place, name }: { place: Places[number]; name: string }) {
  return (
    <>
      <span>{name}</span>
      <svg viewBox="0 0 240 10" preserveAspectRatio="none" aria-hidden="true">
        {hoursOfDay.map(hour => {
          const told = place.hours.find(one => one.hour === hour)
          const level = told && worst(told)
          return level ? (
            <rect
              key={hour}
              className={`report-${level}`}
              x={hour * 10 + 0.5}
              y={10 - tall[level]}
              width={9}
              height={tall[level]}
            />
          ) : null
        })}
      </svg>
    </>
  )
}

const worst = ({ high, medium }: Places[number]['hours'][number]): Level =>
  high ? 'high' : medium ? 'medium' : 'low'
