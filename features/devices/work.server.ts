import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#common/clock.ts'

/** Proof-of-work tasks against mass creation of devices. A task is valid for one action, five minutes and one use. */
export type Work = {
  /** Makes a task that requires `bits` leading zero bits. */
  ask: (bits: number) => string
  /** The task's id and end if it is ours, in time and solved, else undefined. The caller checks whether it was used. */
  check: (task: string, answer: number) => { id: string; expiresAt: Date } | undefined
}

const lifetime = 300

export function createWork(key: Uint8Array, action: string, clock: Clock): Work {
  const sign = (text: string) => createHmac('sha256', key).update(`work:${text}`).digest('base64url')
  return {
    ask(bits) {
      const expires = Math.floor(clock() / 1000) + lifetime
      const text = `${action}.${bits}.${expires}.${randomBytes(12).toString('base64url')}`
      return `${text}.${sign(text)}`
    },
    check(task, answer) {
      const [, text = '', bits, expires, id = '', signature = ''] =
        /^(([a-z]+)\.(\d{1,2})\.(\d{10})\.([\w-]{16}))\.([\w-]{43})$/.exec(task)?.toSpliced(2, 1) ?? []
      if (!task.startsWith(`${action}.`) || !isSame(signature, sign(text))) return undefined
      if (Number(expires) * 1000 < clock() || leadingZeros(`${task}.${answer}`) < Number(bits))
        return undefined
      return { id, expiresAt: new Date(Number(expires) * 1000) }
    },
  }
}

function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
function leadingZeros(text: string): number {
  const hash = createHash('sha256').update(text).digest()
  return Math.clz32(hash.readUInt32BE(0))
}
