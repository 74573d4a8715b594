import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabasePool } from '#kit/server/db/shared-pool.ts'
import { deviceOf } from '../world/device.ts'

/** One kind of write: what was acknowledged, and what the database must then contain. */
export type Writer = {
  name: string
  /** Writes one thing after another until the rounds are over. */
  run: () => Promise<void>
  /** How many writes were answered. */
  answered: () => number
  /** A sentence for each acknowledged write that is lost, duplicated or incomplete; empty if all is well. */
  faults: (pool: DatabasePool) => Promise<string[]>
}
export type RoundServer = { url: string; dataDir: string; isOver: () => boolean; password: string }

export const notice = { notice_version: 'test-1', notice_language: 'hi' }
export const hasPicture = (dataDir: string, folder: string, hash: string | null) =>
  hash === null || existsSync(join(dataDir, 'files', folder, hash.slice(0, 2), `${hash}-1600.webp`))

/** Repeats the call until it is answered, as the outbox does; undefined once the rounds are over. Throws on a refusal. */
export async function untilAnswered<T extends { status: number; body: unknown }>(
  isOver: () => boolean,
  ask: () => Promise<T>,
): Promise<T | undefined> {
  while (!isOver()) {
    const answer = await ask().catch(() => undefined)
    if (answer && answer.status < 300) return answer
    if (answer && answer.status < 500 && ![408, 429].includes(answer.status))
      throw new Error(`refused: ${answer.status} ${JSON.stringify(answer.body)}`)
    await sleep(30)
  }
  return undefined
}

export async function knownPhone(url: string, isOver: () => boolean) {
  const answer = await untilAnswered(isOver, async () => {
    const { status, headers } = await fetch(`${url}/api/round-devices`, { method: 'POST' })
    return { status, body: headers.get('set-cookie')?.split(';')[0] ?? '' }
  })
  return deviceOf(url, answer?.body ?? '')
}

/** One write after another, ten per phone. */
export async function eachTen(
  { url, isOver }: Pick<RoundServer, 'url' | 'isOver'>,
  write: (phone: ReturnType<typeof deviceOf>, n: number) => Promise<void>,
): Promise<void> {
  for (let n = 0; !isOver(); ) {
    const phone = await knownPhone(url, isOver)
    for (const end = n + 10; n < end && !isOver(); n += 1) await write(phone, n)
  }
}
