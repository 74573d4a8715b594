import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dailyAartis, editions } from '#content/edition.ts'
import { calendarFile } from './calendar.ts'
import {
  datedEntries,
  isPast,
  nextDaily,
  nextInShravan,
  nextOf,
  seasonAt,
  withStaffSchedules,
} from './season.ts'

const at = (time: string) => Date.parse(`${time}+05:30`)
const years = (moment: string) => {
  const { now, next, last } = seasonAt(at(moment), editions)
  return [now?.year, next?.year, last?.year]
}
const edition2025 = editions.filter(edition => edition.year === 2025)

describe('the year of the fair', () => {
  it.each([
    ['2025-07-12T12:00:00', [2025, 2026, undefined]],
    ['2025-08-09T23:59:00', [2025, 2026, undefined]],
    ['2025-08-10T00:00:00', [undefined, 2026, 2025]],
    ['2026-11-21T12:00:00', [undefined, 2027, 2025]],
    ['2027-07-19T00:00:00', [2027, 2028, 2025]],
    ['2030-01-01T00:00:00', [undefined, undefined, 2025]],
  ])('at %s now, next and last are %j', (moment, expected) => {
    expect(years(moment)).toEqual(expected)
  })
})

describe('what staff announce', () => {
  const announced = (moment: string, ...dates: string[]) => {
    const byYear = Map.groupBy(dates, date => Number(date.slice(0, 4)))
    const years = [...byYear].map(([year, days]) => ({
      year,
      schedule: days.map(date => ({ ...event, date })),
    }))
    const season = seasonAt(at(moment), withStaffSchedules(editions, { years }))
    return [season.now?.year, season.announced?.year]
  }
  const two = { en: 'A', hi: 'क' }
  const event = { time: '10:00', type: 'cultural', title: two, description: two } as const
  it.each([
    ['of the next fair is shown before it begins', '2026-11-27T12:00:00', ['2027-07-20'], [undefined, 2027]],
    ['after a fair is still to come', '2026-11-27T12:00:00', ['2026-12-05'], [undefined, 2026]],
    ['for the spring begins no fair', '2027-03-10T12:00:00', ['2027-03-08', '2027-07-20'], [undefined, 2027]],
    ['is over after its day', '2026-12-06T00:00:00', ['2026-12-05'], [undefined, undefined]],
    [
      'for a later year shows in a fair without a schedule',
      '2027-07-20T12:00:00',
      ['2028-07-10'],
      [2027, 2028],
    ],
  ])('%s', (_, moment, dates, expected) => {
    expect(announced(moment, ...dates)).toEqual(expected)
  })
})

describe('the schedule of 2025 (specification §9)', () => {
  it('opens on 13 July at 2 PM and has Mondays at 4 AM and 5 AM', () => {
    expect(edition2025.flatMap(datedEntries).map(entry => [entry.date, entry.time])).toEqual([
      ['2025-07-13', '14:00'],
      ['2025-07-14', '04:00'],
      ['2025-07-21', '05:00'],
      ['2025-07-28', '05:00'],
      ['2025-08-04', '05:00'],
    ])
  })
  it('marks the first event that has not begun as next, in Asia/Kolkata time', () => {
    const entries = edition2025.flatMap(datedEntries)
    expect(nextOf(entries, at('2025-07-13T13:59:00'))?.date).toBe('2025-07-13')
    expect(nextOf(entries, at('2025-07-13T14:00:00'))?.date).toBe('2025-07-14')
    expect(nextOf(entries, at('2025-08-04T05:00:00'))).toBeUndefined()
  })
  it('marks an event as over after its day, not once it has begun', () => {
    const [, first] = edition2025.flatMap(datedEntries)
    const isOver = (moment: string) => first && isPast(first, at(moment))
    expect(isOver('2025-07-14T04:01:00')).toBe(false)
    expect(isOver('2025-07-14T23:59:59')).toBe(false)
    expect(isOver('2025-07-15T00:00:00')).toBe(true)
  })
})

describe('the daily aartis', () => {
  it.each([
    ['2027-07-19T03:59:00', '2027-07-19T04:00:00'],
    ['2027-07-19T04:00:00', '2027-07-19T14:00:00'],
    ['2027-07-19T20:59:59', '2027-07-19T21:00:00'],
    ['2027-07-19T23:30:00', '2027-07-20T04:00:00'],
  ])('at %s have the next one at %s', (moment, next) => {
    expect(nextDaily(dailyAartis, at(moment))?.at).toBe(at(next))
  })
  it.each([
    ['before the fair', '2025-07-01T12:00:00', '2025-07-11T21:00:00'],
    ['on the last evening', '2025-08-09T20:59:00', '2025-08-09T21:00:00'],
    ['after the last one', '2025-08-09T21:00:00', undefined],
  ])('can be saved with their next time in the fair, %s', (_, moment, next) => {
    const entry = dailyAartis.find(({ time }) => time === '21:00')
    const [edition] = edition2025
    expect(entry && edition && nextInShravan(entry, edition, at(moment))).toBe(next && at(next))
  })
})

describe('a calendar file', () => {
  const event = {
    id: '2025-07-14-1',
    title: 'पहली सोमवारी: जलाभिषेक',
    description: 'Water, flowers; bel leaves\nand patience \\o/',
    place: 'Baba Garibnath, Muzaffarpur',
    at: at('2025-07-14T04:00:00'),
    minutes: 60,
  }
  it('has times in UTC and escapes special characters', () => {
    const file = calendarFile([event], at('2025-07-01T00:00:00'))
    expect(file).toContain('\r\nDTSTART:20250713T223000Z\r\nDTEND:20250713T233000Z\r\n')
    expect(file.replaceAll('\r\n ', '')).toContain(
      'DESCRIPTION:Water\\, flowers\\; bel leaves\\nand patience \\\\o/',
    )
    expect(file).not.toContain('RRULE')
  })
  it('repeats daily until a given end', () => {
    const daily = { ...event, repeatUntil: at('2025-08-09T23:59:59') }
    expect(calendarFile([daily], 0)).toContain('RRULE:FREQ=DAILY;UNTIL=20250809T182959Z')
  })
  it('has lines of at most 75 bytes and loses no character of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), title => {
        const file = calendarFile([{ ...event, title }], 0)
        for (const line of file.split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        // A character cut in two would be read as U+FFFD. The title may contain that character itself.
        expect(file.split('\uFFFD')).toHaveLength(title.split('\uFFFD').length)
        expect(
          file
            .replaceAll('\r\n ', '')
            .split('\r\n')
            .filter(line => line.startsWith('BEGIN:')),
        ).toHaveLength(2)
      }),
    )
  })
})
