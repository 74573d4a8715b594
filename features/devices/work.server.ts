import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#common/clock.ts'

/** Tasks that cost a phone a moment and a machine with a thousand phones many: bound to one action, five minutes, one use. */
export type Work = {
  /** A new task of so many leading zero bits. */
  ask: (bits: number) => string
  /** The task's name and end where it is ours, in time and solved; undefined otherwise. Whether it is spent, the caller knows. */
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
