import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { refuse } from '#common/refusal.ts'

// 19 MiB and two passes (OWASP's first choice), some 30 ms; argon2id is the package's default.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const longestQueue = 8
// One at a time. Known phones go first and have a queue of their own, which strangers cannot fill.
const queues = { known: [] as (() => Promise<void>)[], strangers: [] as (() => Promise<void>)[] }
let isWorking = false

/** argon2id with a random salt; passwords are stored in no other form. */
export const hashPassword = (password: string): Promise<string> => inTurn('known', () => hash(password, cost))

/**
 * Without an account (`stored` undefined) it takes the same time and returns false, so that response times do not reveal which
 * names exist. Refuses `busy` 503 when 8 others of its queue wait, because hashing must not use the whole machine.
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
  from: 'known' | 'strangers' = 'known',
): Promise<boolean> {
  if (queues[from].length >= longestQueue) refuse('busy', 503, 'Too many people sign in at once.', 2)
  const right = await inTurn(from, () => verify(stored ?? unknownUserHash, password))
  return right && stored !== undefined
}

/** Sixteen letters and digits in four groups, without look-alikes: 80 bits. */
export function makePassword(): string {
  const group = () => Array.from({ length: 4 }, () => signs.charAt(randomInt(signs.length))).join('')
  return [group(), group(), group(), group()].join('-')
}
const signs = 'abcdefghijkmnpqrstuvwxyz23456789'

// Hash of a random password: an unknown user takes as long as a known one.
const unknownUserHash =
  '$argon2id$v=19$m=19456,t=2,p=1$34eWRbkNBFI/EuCByW27ig$nzZKjaeACzNSNm1cb4KzoxEGmTQRmJnxgyJyrNYbazE'

function inTurn<T>(from: keyof typeof queues, work: () => Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  queues[from].push(() => work().then(resolve, reject))
  if (!isWorking) void workOff()
  return promise
}

async function workOff(): Promise<void> {
  isWorking = true
  for (;;) {
    const next = queues.known.shift() ?? queues.strangers.shift()
    if (!next) break
    await next()
  }
  isWorking = false
}
