import { setTimeout as sleep } from 'node:timers/promises'

/** Visitors who read pages and lists, each on connections that stay open. */
export type Readers = {
  answered: () => number
  /** Answers other than 200, counted by status and first words. Lost connections, which a browser retries, are left out. */
  refused: ReadonlyMap<string, number>
  stop: () => Promise<void>
}

export function readAllTheTime(url: string, paths: readonly string[], visitors = 2): Readers {
  const refused = new Map<string, number>()
  let [answered, isOver] = [0, false]
  const visit = async () => {
    for (let n = 0; !isOver; n += 1) {
      const answer = await fetch(`${url}${paths[n % paths.length]}`).catch(() => undefined)
      const text = await answer?.text().catch(() => undefined)
      if (answer?.status === 200 && text !== undefined) answered += 1
      else if (answer && text !== undefined) {
        const what = `${answer.status} ${text.slice(0, 100)}`
        refused.set(what, (refused.get(what) ?? 0) + 1)
      }
      await sleep(20)
    }
  }
  const visits = Promise.all(Array.from({ length: visitors }, visit))
  return {
    answered: () => answered,
    refused,
    async stop() {
      isOver = true
      await visits
    },
  }
}
