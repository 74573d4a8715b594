import { fairMoment } from '#common/fair-time.ts'
import type { Text } from '#common/text.ts'
import { dailyAartis, type Edition, editions } from '#content/edition.ts'
import { type CalendarDays, type CalendarEvent, calendarFile } from '#features/events/calendar.ts'
import type { StaffSchedules } from '#features/events/contract.ts'
import { datedEntries, seasonAt, withStaffSchedules } from '#features/events/season.ts'
import { eventsTexts } from '#features/events/texts.ts'

const both = ({ en, hi }: Text) => (en || hi ? `${en} · ${hi}` : '')
const place = both(eventsTexts.place)

/**
 * The events as an iCalendar file: announced ones, and the days, Mondays and aartis of fairs that are not over. No event has an
 * end, because ends are not announced. `at`: when the file is made (ms).
 */
export function openCalendar(schedules: StaffSchedules, at: number, note: string): string {
  const known = withStaffSchedules(editions, schedules)
  const { now, next } = seasonAt(at, known)
  const coming = known.filter(({ year }) => year >= ((now ?? next)?.year ?? Number.POSITIVE_INFINITY))
  const events = [...coming.flatMap(calendarDays), ...known.flatMap(announced), ...coming.flatMap(aartis)]
  return calendarFile(events, at, { name: 'Shravani Mela, Muzaffarpur', description: note })
}

function calendarDays({ year, shravan, mondays, dates, schedule }: Edition): CalendarDays[] {
  const description = dates === 'computed' ? both(eventsTexts.computed) : ''
  const title = both({ en: `Shravani Mela ${year}`, hi: `श्रावणी मेला ${year}` })
  const isAnnounced = (day: string) => schedule.some(({ date }) => date === day)
  return [
    { id: `fair-${year}`, title, description, place, from: shravan.from, to: shravan.to },
    ...mondays
      .filter(monday => !isAnnounced(monday))
      .map(monday => ({
        id: `monday-${monday}`,
        title: both(eventsTexts.mondayOffering),
        description,
        place,
        from: monday,
        to: monday,
      })),
  ]
}

const announced = (edition: Edition): CalendarEvent[] =>
  datedEntries(edition).map((entry, index, all) => {
    // Number entries that begin at the same time.
    const twin = all.slice(0, index).filter(({ at }) => at === entry.at).length
    return {
      id: `${entry.date}-${entry.time}${twin ? `-${twin}` : ''}`,
      title: both(entry.title),
      description: both(entry.description),
      place,
      at: entry.at,
    }
  })

const aartis = ({ year, shravan }: Edition): CalendarEvent[] =>
  dailyAartis.map(({ time, title, description }) => ({
    id: `aarti-${year}-${time}`,
    title: both(title),
    description: both(description),
    place,
    at: fairMoment(shravan.from, time),
    repeatUntil: fairMoment(shravan.to, '23:59'),
  }))
