import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import { inQueryClass } from '../db/shared-pool.ts'

/** ms: Prometheus gives a whole scrape 10 s. */
const readWithin = 2000

/**
 * Shows a number in /metrics, read at each scrape. A number that is not known then is left out: the others are shown all the
 * same, so that a database that is away does not hide the disk.
 */
export function showNumber(
  app: FastifyInstance,
  name: string,
  help: string,
  read: () => Promise<number | undefined> | number | undefined,
): void {
  new Gauge({
    name,
    help,
    registers: [app.metrics],
    async collect() {
      const known = (async () => inQueryClass('staff', read))().catch(() => undefined)
      const value = await Promise.race([known, sleep(readWithin, undefined, { ref: false })])
      if (value === undefined) this.remove()
      else this.set(value)
    },
  })
}
