import { fairClock, fairDate } from '#common/fair-time.ts'
import { editions } from '#content/edition.ts'
import type { MondayNight } from './contract.ts'
import type { WaitingHours } from './waiting.ts'

const day = 86_400_000
const noon = 12
const isDay = (date: string, weekday: number) => new Date(`${date}T00:00:00Z`).getUTCDay() === weekday
const [sunday, monday] = [0, 1]

/** The Monday night (Sunday noon to Monday midnight) that `now` (ms) falls in; `hour` counts from Sunday noon. */
export function nightAt(now: number): { date: string; hour: number } | undefined {
  const today = fairDate(now)
  const { hour } = fairClock(now)
  if (isDay(today, sunday) && hour >= noon) return { date: fairDate(now + day), hour: hour - noon }
  if (isDay(today, monday)) return { date: today, hour: hour + noon }
  return undefined
}

type PastMonday = {
  date: string
  /** Which Monday of its fair it is, from 1; undefined if no edition lists the date. */
  number: number | undefined
  /** Null: no report in that hour. */
  hours: WaitingHours | null
}

/**
 * The last three Mondays before the current night, oldest first: the wait at the same hour or, if no night is on, the
 * longest wait.
 */
export function pastMondays(nights: readonly MondayNight[], now: number): PastMonday[] {
  const running = nightAt(now)
  return nights
    .filter(({ date }) => date !== running?.date)
    .slice(0, 3)
    .toReversed()
    .map(({ date, told }) => ({
      date,
      number: numberOf(date),
      hours: longest(running ? told.filter(({ hour }) => hour === running.hour) : told),
    }))
}

const longest = (told: MondayNight['told']): WaitingHours | null =>
  told.map(({ hours }) => hours).toSorted((a, b) => b - a)[0] ?? null

function numberOf(date: string): number | undefined {
  const found = editions.map(({ mondays }) => mondays.indexOf(date)).find(index => index >= 0)
  return found === undefined ? undefined : found + 1
}
