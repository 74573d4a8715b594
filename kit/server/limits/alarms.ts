import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import type { Clock } from '#common/clock.ts'

/** Something that is harmless now and then and is looked at by somebody when an hour holds more than `ceiling` of it. */
export type AlarmRule = {
  /** `reveals`: for staff, in metrics and the log. */
  name: string
  ceiling: number
  /** How many there were since. */
  count: (since: Date) => Promise<number>
}
export type ActiveAlarm = { name: string; count: number; ceiling: number }
export type Alarms = {
  /** Watches something; what it answers is called after each of them and writes one line an hour into the log. */
  watch: (watched: AlarmRule) => () => Promise<void>
  /** What is over its ceiling now. */
  active: () => Promise<ActiveAlarm[]>
}
const hour = 3_600_000

/** Alarms slow nobody and refuse nobody: they call people. */
export function createAlarms(app: FastifyInstance, clock: Clock): Alarms {
  const all: AlarmRule[] = []
  const lastHour = (watched: AlarmRule) => watched.count(new Date(clock() - hour))
  return {
    watch(watched) {
      all.push(watched)
      new Gauge({
        name: `alarm_${watched.name.replaceAll('-', '_')}_last_hour`,
        help: `An alarm from ${watched.ceiling} on.`,
        registers: [app.metrics],
        async collect() {
          this.set(await lastHour(watched))
        },
      })
      let toldAt = Number.NEGATIVE_INFINITY
      return async () => {
        if (clock() - toldAt < hour) return
        const count = await lastHour(watched)
        if (count < watched.ceiling) return
        toldAt = clock()
        app.log.warn({ alarm: watched.name, count, ceiling: watched.ceiling }, 'More than on an honest day.')
      }
    },
    async active() {
      const counted = await Promise.all(
        all.map(async watched => ({
          name: watched.name,
          ceiling: watched.ceiling,
          count: await lastHour(watched),
        })),
      )
      return counted.filter(({ count, ceiling }) => count >= ceiling)
    },
  }
}
