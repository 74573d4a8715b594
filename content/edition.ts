import type { Text } from '#common/text.ts'
import { shravan } from './shravan.ts'

/** An entry of a schedule. `date` is undefined for what happens every day of the fair; times are Asia/Kolkata. */
const entryTypes = ['religious', 'cultural', 'aarti'] as const

export type ScheduleEntry = {
  date?: string
  time: string
  title: Text
  description: Text
  type: (typeof entryTypes)[number]
}

/**
 * The fair of one year. `schedule` has announced events only. For later years the dates of Shravan are computed (North
 * Indian calendar), and staff enter the events.
 */
export type Edition = {
  year: number
  shravan: { from: string; to: string }
  mondays: readonly string[]
  dates: 'published' | 'computed'
  schedule: readonly ScheduleEntry[]
}

/** The three aartis of every day (specification §9). */
export const dailyAartis: readonly ScheduleEntry[] = [
  {
    time: '04:00',
    type: 'aarti',
    title: { en: 'Morning aarti', hi: 'सुबह की आरती' },
    description: { en: 'Every day at the temple', hi: 'मंदिर में हर दिन' },
  },
  {
    time: '14:00',
    type: 'aarti',
    title: { en: 'Afternoon aarti', hi: 'दोपहर की आरती' },
    description: { en: 'Every day at the temple', hi: 'मंदिर में हर दिन' },
  },
  {
    time: '21:00',
    type: 'aarti',
    title: { en: 'Evening aarti', hi: 'रात की आरती' },
    description: { en: 'Every day at the temple', hi: 'मंदिर में हर दिन' },
  },
]

export const editions: readonly Edition[] = [
  {
    year: 2025,
    shravan: shravan[2025],
    mondays: ['2025-07-14', '2025-07-21', '2025-07-28', '2025-08-04'],
    dates: 'published',
    schedule: [
      {
        date: '2025-07-13',
        time: '14:00',
        type: 'cultural',
        title: { en: 'Inauguration of the fair', hi: 'मेले का उद्घाटन' },
        description: { en: 'Opening of the Shravani Mela', hi: 'श्रावणी मेले का शुभारंभ' },
      },
      monday('2025-07-14', '04:00', 'First', 'पहली'),
      monday('2025-07-21', '05:00', 'Second', 'दूसरी'),
      monday('2025-07-28', '05:00', 'Third', 'तीसरी'),
      monday('2025-08-04', '05:00', 'Fourth', 'चौथी'),
    ],
  },
  {
    year: 2026,
    shravan: shravan[2026],
    mondays: ['2026-08-03', '2026-08-10', '2026-08-17', '2026-08-24'],
    dates: 'computed',
    schedule: [],
  },
  {
    year: 2027,
    shravan: shravan[2027],
    mondays: ['2027-07-19', '2027-07-26', '2027-08-02', '2027-08-09', '2027-08-16'],
    dates: 'computed',
    schedule: [],
  },
  {
    year: 2028,
    shravan: shravan[2028],
    mondays: ['2028-07-10', '2028-07-17', '2028-07-24', '2028-07-31'],
    dates: 'computed',
    schedule: [],
  },
]

/** When the starter places and contacts were collected; nobody surveyed the ground. */
export const collectedOn = '2026-11-21'

function monday(date: string, time: string, en: string, hi: string): ScheduleEntry {
  return {
    date,
    time,
    type: 'religious',
    title: { en: `${en} Monday: offering of water`, hi: `${hi} सोमवारी: जलाभिषेक` },
    description: {
      en: 'Pilgrims offer Ganga water to Baba Garibnath',
      hi: 'श्रद्धालु बाबा गरीबनाथ पर गंगाजल चढ़ाते हैं',
    },
  }
}
