import { describe, expect, test } from 'vitest'
import { fairMoment } from './fair-time.ts'
import { spanAt, type Validity } from './validity.ts'

const days = { valid_from: '2027-07-19', valid_until: '2027-08-17' }
const saturdayToMonday = { from_day: 6, from_time: '14:00', to_day: 1, to_time: '14:30' }
const span = (validity: Validity, date: string, time: string) => {
  const found = spanAt(validity, fairMoment(date, time))
  return found && [found.from, found.until]
}
const moments = (...all: [string, string][]) => all.map(([date, time]) => fairMoment(date, time))

describe('a period of validity', () => {
  test('without hours lasts from the start of its first day to the end of its last', () => {
    expect(spanAt({ ...days, hours: null }, fairMoment('2027-08-17', '23:59'))).toEqual({
      from: fairMoment('2027-07-19', '00:00'),
      until: fairMoment('2027-08-18', '00:00'),
      areDays: true,
    })
    expect(spanAt({ ...days, hours: null }, fairMoment('2027-08-18', '00:00'))).toBeUndefined()
  })
  test('across Sunday night begins in one week and ends in the next', () => {
    const weekend = moments(['2027-07-24', '14:00'], ['2027-07-26', '14:30'])
    expect(span({ ...days, hours: saturdayToMonday }, '2027-07-24', '14:00')).toEqual(weekend)
    expect(span({ ...days, hours: saturdayToMonday }, '2027-07-25', '23:59')).toEqual(weekend)
    expect(span({ ...days, hours: saturdayToMonday }, '2027-07-26', '14:29')).toEqual(weekend)
    expect(span({ ...days, hours: saturdayToMonday }, '2027-07-26', '14:30')).toBeUndefined()
  })
  test('from 23:00 to 02:00 still holds after midnight, even on Sunday night', () => {
    const night = (from_day: number, to_day: number) => ({
      ...days,
      hours: { from_day, from_time: '23:00', to_day, to_time: '02:00' },
    })
    const sunday = moments(['2027-07-25', '23:00'], ['2027-07-26', '02:00'])
    expect(span(night(7, 1), '2027-07-26', '00:30')).toEqual(sunday)
    expect(span(night(7, 1), '2027-07-26', '02:00')).toBeUndefined()
    expect(span(night(2, 3), '2027-07-28', '00:30')).toEqual(
      moments(['2027-07-27', '23:00'], ['2027-07-28', '02:00']),
    )
  })
  test('within a week ends in that week', () => {
    const hours = { from_day: 2, from_time: '05:00', to_day: 3, to_time: '06:00' }
    const night = moments(['2027-07-20', '05:00'], ['2027-07-21', '06:00'])
    expect(span({ ...days, hours }, '2027-07-20', '05:00')).toEqual(night)
    expect(span({ ...days, hours }, '2027-07-21', '05:59')).toEqual(night)
    expect(span({ ...days, hours }, '2027-07-21', '06:00')).toBeUndefined()
  })
  test('does not extend beyond its days', () => {
    const short = { valid_from: '2027-07-25', valid_until: '2027-07-25', hours: saturdayToMonday }
    expect(span(short, '2027-07-25', '09:00')).toEqual(
      moments(['2027-07-25', '00:00'], ['2027-07-26', '00:00']),
    )
    expect(span(short, '2027-07-26', '09:00')).toBeUndefined()
  })
})
