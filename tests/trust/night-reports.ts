import { setTimeout as sleep } from 'node:timers/promises'
import { openDevice } from '#tests/world/device.ts'

/** When each report was sent, by its id, which the phone chose. */
export type Sent = Map<string, number>

/**
 * Visitors send `cases` reports, one after the other within `seconds`: every fifth about a missing person, the others
 * complaints. Every tenth is sent twice, as by a phone to which the first answer did not come. Answers what was accepted, and
 * how many were not.
 */
export async function reportEvenly(
  url: string,
  { cases, seconds, sent }: { cases: number; seconds: number; sent: Sent },
): Promise<{ refused: number; calls: number[] }> {
  const devices = await Promise.all(Array.from({ length: Math.ceil(cases / 10) }, () => openDevice(url)))
  const began = performance.now()
  let refused = 0
  const calls: number[] = []
  await Promise.all(
    Array.from({ length: cases }, async (_, n) => {
      await sleep(Math.max(0, began + (n / cases) * seconds * 1000 - performance.now()))
      const id = crypto.randomUUID()
      const [path, fields] = reportOf(n)
      const at = performance.now()
      sent.set(id, at)
      for (let tries = n % 10 === 0 ? 2 : 1; tries > 0; tries -= 1) {
        const answer = await devices[n % devices.length]?.send(path, { id, ...fields, ...notice })
        if (answer?.status !== 201) {
          refused += 1
          sent.delete(id)
        }
      }
      calls.push(performance.now() - at)
    }),
  )
  return { refused, calls }
}

const notice = { notice_version: 'v1', notice_language: 'hi' }
const reportOf = (n: number): [path: string, fields: Record<string, string>] =>
  n % 5 === 0
    ? [
        '/api/missing-persons',
        {
          ...{ name: 'Asha', phone: '9876500001', is_found: 'false' },
          ...{ person: `Boy ${n}, yellow shirt`, last_seen: 'Gate 2' },
        },
      ]
    : ['/api/complaints', { category: 'water', words: `Dry tap ${n}`, place: 'Gate 2' }]
