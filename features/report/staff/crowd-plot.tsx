import { useLanguage, useText } from '#kit/web/language.tsx'
import { Chart, Legend } from '#ui/chart.tsx'
import type { Report } from '../contract.ts'
import { reportStaffTexts } from './texts.ts'

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
      tableLabel={t('asTable')}
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
