import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import { inQueryClass } from '../db/shared-pool.ts'
import { within } from './within.ts'

/** Timeout in ms; Prometheus allows 10 s for a whole scrape. */
const readWithin = 2000

/**
 * Shows a number in /metrics, read at each scrape. An unknown number is left out and the others are still shown, so that a
 * database that is away does not hide the disk.
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
      const reading = (async () => inQueryClass('staff', read))()
      const value = await within(readWithin, reading)
      if (value === undefined) this.remove()
      else this.set(value)
    },
  })
}
