import { describe, expect, test } from 'vitest'
import { hashPassword, makePassword, verifyPassword } from './passwords.ts'

describe('passwords', () => {
  test('a stored password is argon2id with its own salt and matches only itself', async () => {
    const [one, two] = await Promise.all([hashPassword('har har mahadev'), hashPassword('har har mahadev')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
    expect(await verifyPassword(one, 'har har mahadev')).toBe(true)
    expect(await verifyPassword(one, 'har har mahadeV')).toBe(false)
  })
  test('an unknown account is refused after the same work', async () => {
    const stored = await hashPassword('something')
    const work = async (hash: string | undefined) => {
      const before = process.cpuUsage()
      expect(await verifyPassword(hash, 'anything')).toBe(false)
      return process.cpuUsage(before).user
    }
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let round = 0; round < 5; round += 1) {
      known.push(await work(stored))
      unknown.push(await work(undefined))
    }
    // In CPU time, of which a busy machine takes more or less for the same work. Without the hash it would be a
    // three-hundredth.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 20)
  })
  test('the eleventh simultaneous login is refused with Retry-After', async () => {
    const stored = await hashPassword('right')
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, () => verifyPassword(stored, 'right')),
    )
    const refused = answers.filter(answer => answer.status === 'rejected').map(answer => answer.reason)
    expect(refused.length).toBeGreaterThanOrEqual(3)
    expect(refused[0]).toMatchObject({ code: 'busy', status: 503, retryAfter: 2 })
    expect(await verifyPassword(stored, 'right')).toBe(true)
  })
  test('generated passwords differ and contain no look-alike characters', () => {
    const made = new Set(Array.from({ length: 1000 }, makePassword))
    expect(made.size).toBe(1000)
    for (const password of made) expect(password).toMatch(/^([a-km-z2-9]{4}-){3}[a-km-z2-9]{4}$/)
  })
})
