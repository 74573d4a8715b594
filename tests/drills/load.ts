import { setTimeout as sleep } from 'node:timers/promises'
import { type Device, openDevice } from '../world/device.ts'

/** Visitors who send feedback, and repeat it until it is acknowledged, as phones do. */
export type Load = {
  /** The acknowledged ids. */
  acknowledged: ReadonlySet<string>
  /** Failed answers and connections, by what was seen; every one was sent again. */
  failed: Map<string, number>
  /** The longest time so far between an acknowledged write and the next, in ms. */
  longestPause: () => number
  stop: () => Promise<void>
}

export const feedback = (id: string) => ({
  ...{ id, name: 'Asha', feedback: 'नल', rating: 5 },
  ...{ notice_version: 'v1', notice_language: 'hi' },
})

/**
 * `pause`: a visitor's ms between two texts and between two attempts; above 20 attempts a second the guide refuses with 429.
 * Without a pause, thousands of new phones arrive per minute and the guide asks them for more and more proof of work.
 * `newPhone`: makes the phones, by default new ones.
 */
export function sendFeedback(
  url: string,
  visitors = 6,
  pause = 0,
  newPhone: () => Device | Promise<Device> = () => openDevice(url),
): Load {
  const acknowledged = new Set<string>()
  const failed = new Map<string, number>()
  let isOver = false
  let [last, longest] = [performance.now(), 0]
  const note = (what: string) => void failed.set(what, (failed.get(what) ?? 0) + 1)
  const visit = async () => {
    while (!isOver) {
      const device = await Promise.resolve()
        .then(newPhone)
        .catch((error: Error) => note(`no device: ${error.message}`))
      if (!device) {
        await sleep(20)
        continue
      }
      for (let n = 0; n < 10 && !isOver; n += 1) {
        const id = crypto.randomUUID()
        while (!isOver) {
          const status = await device.post('/api/feedback', feedback(id)).then(
            answer => answer.status,
            (error: Error) => String((error.cause as NodeJS.ErrnoException)?.code ?? error.message),
          )
          if (status === 200 || status === 201) {
            acknowledged.add(id)
            longest = Math.max(longest, performance.now() - last)
            last = performance.now()
            if (pause) await sleep(pause)
            break
          }
          note(String(status))
          await sleep(pause || 20)
        }
      }
    }
  }
  const visits = Promise.all(Array.from({ length: visitors }, visit))
  return {
    acknowledged,
    failed,
    longestPause: () => Math.max(longest, performance.now() - last),
    async stop() {
      isOver = true
      await visits
    },
  }
}

/** Acknowledged ids that are not in the table, or are there twice. */
export async function lostFeedback(
  query: (sql: string) => Promise<{ rows: { id: string }[] }>,
  { acknowledged }: Pick<Load, 'acknowledged'>,
): Promise<string[]> {
  const { rows } = await query('select id from feedback')
  const stored = new Set(rows.map(({ id }) => id))
  return [...acknowledged].filter(id => !stored.has(id))
}
