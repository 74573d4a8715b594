import type { FastifyBaseLogger } from 'fastify'
import { loggable } from './http/log.ts'

/**
 * Work that the server does at intervals: erase what is old, announce what is due. `server/main.ts` starts the intervals. A test
 * starts none: it runs just the work that it is about.
 */
export type Looks = {
  /**
   * Adds work. Its runs never overlap; a failed run is logged, and the next one tries again. `atStart`: the first run does not
   * wait for its interval.
   */
  every: (ms: number, name: string, work: () => Promise<unknown>, how?: { atStart?: boolean }) => void
  /** Runs it now, after a run in progress. Rejects if it fails. */
  run: (name: string) => Promise<void>
  /** Starts the intervals. */
  start: () => void
  /** Stops the intervals; resolves when no run is in progress. */
  close: () => Promise<void>
}

type Look = {
  ms: number
  name: string
  work: () => Promise<unknown>
  atStart: boolean
  running?: Promise<void> | undefined
}

export function createLooks(log: Pick<FastifyBaseLogger, 'warn'>): Looks {
  const looks = new Map<string, Look>()
  const timers: NodeJS.Timeout[] = []
  let isClosed = false
  const begin = (look: Look): Promise<void> => {
    const running = (async () => void (await look.work()))().finally(() => {
      look.running = undefined
    })
    look.running = running
    return running
  }
  const quietly = (look: Look) =>
    begin(look).catch(error => {
      // The database may close during a run.
      if (!isClosed) log.warn({ look: look.name, error: loggable(error) }, 'A look failed.')
    })
  return {
    every(ms, name, work, { atStart = false } = {}) {
      if (looks.has(name)) throw new Error(`There are two looks named ${name}.`)
      looks.set(name, { ms, name, work, atStart })
    },
    async run(name) {
      const look = looks.get(name)
      if (!look) throw new Error(`There is no look named ${name}.`)
      await look.running?.catch(() => {})
      await begin(look)
    },
    start() {
      for (const look of looks.values()) {
        if (look.atStart) quietly(look)
        timers.push(setInterval(() => look.running ?? quietly(look), look.ms).unref())
      }
    },
    async close() {
      isClosed = true
      for (const timer of timers) clearInterval(timer)
      await Promise.allSettled([...looks.values()].map(look => look.running))
    },
  }
}
