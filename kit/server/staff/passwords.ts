import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { refuse } from '#common/refusal.ts'

// 19 MiB and two passes (OWASP's first choice), some 30 ms; argon2id is the package's default.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const longestQueue = 8
let queue: Promise<unknown> = Promise.resolve()
let waiting = 0

/** argon2id with its own salt; the only form in which a password is ever stored. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

/**
 * Does the password fit? Without an account (undefined) it takes the same time and says no, so that nobody learns
 * which names exist. Refuses `busy` when more than 8 others wait: hashing must not take the whole machine.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  if (waiting > longestQueue) refuse('busy', 503, 'too many logins at once', 2)
  const right = await inTurn(() => verify(stored ?? decoy, password))
  return right && stored !== undefined
}

/** Sixteen letters and digits in four groups, none of which looks like another: 80 bits. */
export function makePassword(): string {
  const group = () => Array.from({ length: 4 }, () => signs.charAt(randomInt(signs.length))).join('')
  return [group(), group(), group(), group()].join('-')
}
const signs = 'abcdefghijkmnpqrstuvwxyz23456789'

// Of a random password that nobody kept: costs the same as a real one.
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$34eWRbkNBFI/EuCByW27ig$nzZKjaeACzNSNm1cb4KzoxEGmTQRmJnxgyJyrNYbazE'

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  waiting += 1
  const turn = queue.then(work).finally(() => (waiting -= 1))
  queue = turn.catch(() => {})
  return turn
}
