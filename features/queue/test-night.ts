import { tailPlaces } from '#content/queue-places.ts'
import { type WaitingHours, waitingHours } from './waiting.ts'

const minutesOfNight = 22 * 60
const opening = 6 * 60
const servedPerMinute = 160

/** A simulated Monday night: for each minute after Sunday 6 PM, the wait of somebody who joins then, and the queue's tail. */
export type Night = {
  minutes: number
  waitHours: (minute: number) => number
  placeIndex: (minute: number) => number
}

/** Arrivals rise until 2 AM and then fall; water is offered from midnight on. */
export function simulateNight(): Night {
  const people: number[] = []
  let waiting = 0
  for (let minute = 0; minute < minutesOfNight; minute += 1) {
    const swell = Math.exp(-(((minute - 8 * 60) / (4 * 60)) ** 2))
    waiting += 175 * swell + 25
    if (minute >= opening) waiting = Math.max(0, waiting - servedPerMinute)
    people.push(waiting)
  }
  const most = Math.max(...people)
  const at = (minute: number) => people[Math.min(Math.floor(minute), minutesOfNight - 1)] ?? 0
  return {
    minutes: minutesOfNight,
    waitHours: minute => (Math.max(0, opening - minute) + at(minute) / servedPerMinute) / 60,
    // A longer queue ends farther from the temple, the last in the list.
    placeIndex: minute => Math.round((tailPlaces.length - 1) * (1 - at(minute) / most)),
  }
}

/** The button nearest to an estimate. */
export const nearestKey = (hours: number): WaitingHours =>
  [...waitingHours].toSorted((a, b) => Math.abs(a - hours) - Math.abs(b - hours))[0] ?? 1

/** A report: the minute it was seen, and the later one it arrives at if there was no network. */
export type SeenReport = { seen: number; arrives: number; place: string; hours: WaitingHours }

/**
 * The reports of three members of staff, in order of arrival: each reports about every 20 minutes, with an estimate up to 20%
 * off and a tail up to one place off; a third of them arrive late. No reports from 8:30 to 9:40 hours into the night.
 */
export function reportsOf(night: Night, dice: () => number): SeenReport[] {
  const silent = (minute: number) => minute > 510 && minute < 580
  const reports: SeenReport[] = []
  for (const first of [3, 9, 15])
    for (let seen = first; seen < night.minutes - 30; seen += 12 + Math.floor(dice() * 16)) {
      const late = dice() < 0.33 ? Math.floor(dice() * 25) : 0
      const off = Math.round(dice() * 2 - 1)
      const index = Math.min(tailPlaces.length - 1, Math.max(0, night.placeIndex(seen) + off))
      const hours = nearestKey(night.waitHours(seen) * (0.8 + 0.4 * dice()))
      if (!silent(seen) && !silent(seen + late))
        reports.push({ seen, arrives: seen + late, place: tailPlaces[index]?.id ?? 'temple', hours })
    }
  return reports.toSorted((a, b) => a.arrives - b.arrives)
}

/** A random number generator (0 to 1) that repeats itself for the same seed. */
export function diceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
