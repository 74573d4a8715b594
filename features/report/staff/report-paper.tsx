import { fairMoment, sayDay, sayDayTime } from '#common/fair-time.ts'
import { sum } from '#common/sum.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { State } from '#ui/state.tsx'
import type { Report } from '../contract.ts'
import type { Days } from '../days.ts'
import { DayPlot } from './day-plot.tsx'
import { Cases, Complaints, Crowd, Lots, Queue } from './plots.tsx'
import { reportStaffTexts } from './texts.ts'

/** The report: its heading, then a plot with its table for each part that a feature supplied. */
export function ReportPaper({ report, days }: { report: Report; days: Days }) {
  const t = useText(reportStaffTexts)
  const { language } = useLanguage()
  const { visitors, crowd, queue, cases, persons, vehicles, complaints, photos } = report
  const sayDate = (day: string) => sayDay(fairMoment(day, '12:00'), language, 'long')
  if (isEmpty(report))
    return (
      <State icon="i-calendar" title={t('nothing')}>
        <p>{t('nothingUse')}</p>
      </State>
    )
  return (
    <article className="report-paper">
      <header className="pad">
        <h2>{t('title')}</h2>
        <p>
          {t('days', { from: sayDate(days.from), to: sayDate(report.to) })} · {t('corporation')}
        </p>
        <p className="tiny">{t('made', { at: sayDayTime(Date.parse(report.at), language) })}</p>
      </header>
      {visitors ? (
        <DayPlot
          title={t('visitors')}
          hint={t('visitorsHint')}
          rows={visitors.map(({ day, visitors: opened }) => ({ day, counts: [opened] }))}
          head={[t('opened')]}
          kinds={['plain']}
        />
      ) : null}
      {crowd ? <Crowd places={crowd} /> : null}
      {queue ? <Queue days={queue} /> : null}
      {cases ? <Cases kinds={cases} /> : null}
      {persons ? (
        <DayPlot
          title={t('persons')}
          said={t('personsSaid', {
            missing: sum(persons.map(day => day.missing)),
            found: sum(persons.map(day => day.found)),
            reunited: sum(persons.map(day => day.reunited)),
            police: sum(persons.map(day => day.police)),
          })}
          rows={persons.map(({ day, missing, found, reunited, police }) => ({
            day,
            counts: [missing, found, reunited, police],
          }))}
          head={[t('missingPersons'), t('found'), t('reunited'), t('police')]}
          kinds={['bad', 'fair', 'good', 'plain']}
        />
      ) : null}
      {vehicles ? (
        <>
          <DayPlot
            title={t('vehicles')}
            rows={vehicles.days.map(({ day, came, left }) => ({ day, counts: [came, left] }))}
            head={[t('came'), t('left')]}
            kinds={['plain', 'good']}
          />
          <Lots lots={vehicles.lots} />
        </>
      ) : null}
      {complaints ? <Complaints complaints={complaints} /> : null}
      {photos ? (
        <DayPlot
          title={t('photos')}
          said={t('photosSaid', {
            photos: sum(photos.map(day => day.photos)),
            votes: sum(photos.map(day => day.votes)),
          })}
          rows={photos.map(({ day, photos: sent, votes }) => ({ day, counts: [sent, votes] }))}
          head={[t('photo'), t('vote')]}
          kinds={['plain', 'good']}
        />
      ) : null}
    </article>
  )
}

/** Whether every part is empty. */
function isEmpty({ visitors, crowd, queue, cases, persons, vehicles, complaints, photos }: Report): boolean {
  const byDay = [visitors, queue, persons, vehicles?.days, photos].flatMap((part): object[] => part ?? [])
  const isCounted = byDay.some(row =>
    Object.values(row).some(value => typeof value === 'number' && value > 0),
  )
  return !isCounted && !crowd?.length && !cases?.length && !complaints?.length
}
