import type { FastifyInstance } from 'fastify'
import type { Clock } from '#common/clock.ts'
import { showNumber } from '../http/gauge.ts'
import type { Unusual } from './pressure.ts'

/** An event that is normal in small numbers; at `ceiling` of them in an hour, staff should look at it. */
type AlarmRule = {
  /** `reveals`: for staff, in metrics and the log. */
  name: string
  ceiling: number
  /** How many there were since. */
  count: (since: Date) => Promise<number>
}
/** `seconds` and `networks`: for a flood, how long it took and from how many networks it came. */
export type ActiveAlarm = {
  name: string
  count: number
  ceiling: number
  seconds?: number
  networks?: number
}
export type Alarms = {
  /** Adds a rule. Call the returned function after each event: it logs a warning at most once an hour. */
  watch: (watched: AlarmRule) => () => Promise<void>
  /** Adds a state that staff should see: a number while it lasts, else undefined. */
  state: (name: string, now: () => Promise<number | undefined>) => void
  /** Adds the alarm `unusual-{budget}`, active while `now` reports a flood of the budget. */
  unusual: (budget: string, now: () => Promise<Unusual | undefined>) => void
  /** States that last, and rules at or above their ceiling in the last hour. */
  active: () => Promise<ActiveAlarm[]>
}
/** Shown on the dashboard only: these alert nobody at night. */
export const quietAlarms: ReadonlySet<string> = new Set(['no-public-url', 'new-version'])
const hour = 3_600_000

/** Alarms refuse nothing: they appear on the dashboard, in /metrics and in the log. */
export function createAlarms(app: FastifyInstance, clock: Clock): Alarms {
  const all: AlarmRule[] = []
  const states: { name: string; now: () => Promise<Omit<ActiveAlarm, 'name' | 'ceiling'> | undefined> }[] = []
  const lastHour = (watched: AlarmRule) => watched.count(new Date(clock() - hour))
  return {
    watch(watched) {
      all.push(watched)
      showNumber(
        app,
        `alarm_${watched.name.replaceAll('-', '_')}_last_hour`,
        `An alarm from ${watched.ceiling} on.`,
        () => lastHour(watched),
      )
      let loggedAt = Number.NEGATIVE_INFINITY
      return async () => {
        if (clock() - loggedAt < hour) return
        const count = await lastHour(watched)
        if (count < watched.ceiling) return
        loggedAt = clock()
        app.log.warn({ alarm: watched.name, count, ceiling: watched.ceiling }, 'Alarm ceiling reached.')
      }
    },
    state: (name, now) =>
      void states.push({
        name,
        async now() {
          const count = await now()
          return count === undefined ? undefined : { count }
        },
      }),
    unusual: (budget, now) => void states.push({ name: `unusual-${budget}`, now }),
    async active() {
      const lasting: ActiveAlarm[] = []
      for (const { name, now } of states) {
        const lasts = await now()
        if (lasts) lasting.push({ name, ceiling: 0, ...lasts })
      }
      const counted = await Promise.all(
        all.map(async watched => ({
          name: watched.name,
          ceiling: watched.ceiling,
          count: await lastHour(watched),
        })),
      )
      return [...lasting, ...counted.filter(({ count, ceiling }) => count >= ceiling)]
    },
  }
}
