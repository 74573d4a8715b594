import { beforeEach, describe, expect, test, vi } from 'vitest'
import { solve } from '#common/solve-work.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { staffBrowser } from '#tests/world/staff-browser.ts'
import { openWorld, passwords } from '#tests/world/world.ts'

worldForAll({ env: { TRUSTED_PROXY: 'loopback' } })
beforeEach(async () => {
  await world.empty('limits', 'staff_sessions', 'staff_known_places')
  // Guesses in the last ten minutes make strangers do proof of work.
  world.clock.advance(601_000)
})

const right = { username: 'admin', password: passwords.admin, as: 'admin' }
const wrong = { ...right, password: 'om namah' }
const at = (address: string) => staffBrowser(world.url, address)
const signIn = (body: unknown, address = '198.51.100.7') => at(address).call('POST', '/api/session', body)

/** A task from the server, with as many answers as are owed now. */
async function solvedTask(address = '198.51.100.7') {
  const url = '/api/devices/work?action=sign-in'
  const { task, answers } = (await at(address).call('GET', url)).body as { task: string; answers: number }
  return solve(task, answers)
}

describe('signing in', () => {
  test('with the right name and password returns the account, and stores only a hash of the cookie', async () => {
    const browser = at('198.51.100.7')
    const { status, body, headers } = await browser.call('POST', '/api/session', {
      ...right,
      username: ' Admin ',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ username: 'admin', roles: ['admin'], hasSecondFactor: false })
    const cookie = browser.cookies.get('staff') ?? ''
    expect(cookie).toMatch(/^[\w-]{43}$/)
    expect(headers.getSetCookie().find(line => line.startsWith('staff='))).toMatch(
      /; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/,
    )
    expect(headers.get('cache-control')).toBe('no-store')
    const { rows } = await world.owner.query('select s::text as row from staff_sessions s')
    expect(rows).toHaveLength(1)
    expect(rows[0].row).not.toContain(cookie)
    expect(rows[0].row).not.toContain(Buffer.from(cookie, 'base64url').toString('hex'))
    expect((await browser.call('GET', '/api/session')).body).toMatchObject({ staff: { username: 'admin' } })
    expect((await browser.call('GET', '/api/staff-accounts')).status).toBe(200)
  })
  test.each([
    ['a wrong password', wrong, 'Invalid admin credentials'],
    ['a name that nobody has', { ...right, username: 'nobody' }, 'Invalid admin credentials'],
    [
      'an account of the parking',
      { ...right, username: 'vehicle', password: passwords.vehicle },
      'Invalid admin credentials',
    ],
    ['an admin at the parking', { ...right, as: 'vehicle' }, 'Invalid credentials'],
  ])('with %s is refused with the same message', async (_, body, message) => {
    const answer = await signIn(body)
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({ code: 'invalid-credentials', message })
    expect(answer.headers.getSetCookie()).toEqual([])
  })
  test('needs both fields and accepts no others', async () => {
    expect((await signIn({ ...right, username: ' ' })).body).toMatchObject({
      code: 'invalid',
      fields: [{ path: 'username', code: 'required' }],
    })
    expect((await signIn({ ...right, password: '' })).body).toMatchObject({
      fields: [{ path: 'password', code: 'required' }],
    })
    for (const extra of [{ roles: ['admin'] }, { username: { $gt: '' } }])
      expect((await signIn({ ...right, ...extra })).status).toBe(400)
  })
  test('queries the database equally often whether or not the name exists', async () => {
    // kit/server/staff/passwords.test.ts checks that an unknown name costs a hash too.
    const visits = async (username: string) => {
      const { pool } = world.context
      const asked = [vi.spyOn(pool, 'query'), vi.spyOn(pool, 'connect')]
      expect((await signIn({ ...wrong, username })).status).toBe(401)
      const count = asked.reduce((sum, { mock }) => sum + mock.calls.length, 0)
      for (const spy of asked) spy.mockRestore()
      return count
    }
    expect(await visits('nobody')).toBe(await visits('admin'))
  })
})

describe('guessing', () => {
  test('from 50 networks reaches the hash at most 20 times, and the owner still gets in', async () => {
    const home = at('192.0.2.9')
    expect((await home.call('POST', '/api/session', right)).status).toBe(201)
    await home.call('DELETE', '/api/session')
    const answers: Awaited<ReturnType<typeof signIn>>[] = []
    for (let round = 0; round < 4; round += 1)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 50 }, (_, network) => signIn(wrong, `10.0.${network}.${round}`)),
        )),
      )
    const byStatus = Map.groupBy(answers, answer => answer.status)
    // Requests that found the queue full were refused with 503.
    expect(byStatus.get(401)?.length).toBeLessThanOrEqual(20)
    const refused = (code: string) =>
      answers.filter(answer => (answer.body as { code: string }).code === code)
    for (const { headers } of refused('too-many'))
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    // From a known network with another phone, and from another network with a known phone.
    expect((await signIn(right, '192.0.2.77')).status).toBe(201)
    const away = at('203.0.113.1')
    for (const [name, value] of home.cookies) away.cookies.set(name, value)
    expect((await away.call('POST', '/api/session', right)).status).toBe(201)
  })
  test('from one network does not block the others', async () => {
    for (let guess = 0; guess < 8; guess += 1) await signIn(wrong, `10.0.0.${guess}`)
    expect((await signIn(right, '10.0.0.99')).status).toBe(429)
    expect((await signIn(right, '198.51.100.1')).status).toBe(201)
  })
  test('from the owner’s own phone is limited too, for a quarter of an hour', async () => {
    const browser = at('192.0.2.9')
    await browser.call('POST', '/api/session', right)
    const statuses: number[] = []
    for (let guess = 0; guess < 20; guess += 1)
      statuses.push((await browser.call('POST', '/api/session', wrong)).status)
    // The limits of a known phone, a known network and one unknown network together.
    expect(statuses.filter(status => status === 401)).toHaveLength(15)
    expect([403, 429]).toContain((await browser.call('POST', '/api/session', right)).status)
    world.clock.advance(15 * 60_000 + 1000)
    expect((await browser.call('POST', '/api/session', right)).status).toBe(201)
  })
  test('with invented names locks nobody out: a stranger does work, a known phone signs in freely', async () => {
    const known = at('192.0.2.9')
    await known.call('POST', '/api/session', right)
    const flood = (guess: number) => signIn({ ...wrong, username: `ghost-${guess}` }, `10.${guess % 250}.1.1`)
    const statuses = (await Promise.all(Array.from({ length: 220 }, (_, guess) => flood(guess)))).map(
      ({ status }) => status,
    )
    expect(statuses.filter(status => status === 403).length).toBeGreaterThan(100)
    expect((await known.call('POST', '/api/session', right)).status).toBe(201)
    // The owner on a new phone somewhere else.
    const phone = '203.0.113.1'
    expect((await signIn(right, phone)).body).toMatchObject({ code: 'work_required' })
    const work = await solvedTask(phone)
    expect((await signIn({ ...right, work }, phone)).status).toBe(201)
    expect((await signIn({ ...wrong, username: 'ghost', work }, '10.7.7.7')).status).toBe(403)
  })
  test('for one account does not lock its owner out of a new phone that opens another admin’s link', async () => {
    const admin = at('192.0.2.9')
    await admin.call('POST', '/api/session', right)
    const made = await admin.call('POST', '/api/staff-accounts', { username: 'sita', roles: ['admin'] })
    const { account, password } = made.body as { account: { id: string }; password: string }
    const claim = { username: 'sita', password, as: 'admin' }
    const newPhone = (body: object, host: number) => signIn({ ...claim, ...body }, `203.0.113.${host}`)
    for (let guess = 0; guess < 11; guess += 1)
      await signIn({ ...claim, password: 'wrong wrong', work: await solvedTask() }, `10.${guess}.0.1`)
    expect((await newPhone({ work: await solvedTask() }, 1)).status).toBe(429)
    const makeLink = async () => {
      const answer = await admin.call('POST', `/api/staff-accounts/${account.id}/handset-link`)
      return (answer.body as { secret: string }).secret
    }
    // A link of another account, too old, or tried too often counts as no link.
    expect((await signIn({ ...right, link: await makeLink() }, '203.0.114.1')).status).not.toBe(201)
    const old = await makeLink()
    world.clock.advance(3_601_000)
    await world.owner.query(`update limits set ends_at = ends_at + interval '3601 seconds'`)
    expect((await newPhone({ link: old, work: await solvedTask() }, 1)).status).toBe(429)
    await admin.call('POST', '/api/session', right)
    const link = await makeLink()
    expect((await newPhone({ link, password: 'wrong wrong' }, 1)).status).toBe(401)
    expect((await newPhone({ link }, 1)).status).toBe(201)
    const again = { link, password: 'wrong wrong', work: await solvedTask() }
    expect((await signIn({ ...claim, ...again }, '203.0.115.1')).status).toBe(429)
    await world.owner.query(`delete from staff_accounts where username = 'sita'`)
  })
  test('of unknown names is counted in the same way', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, guess) => signIn({ ...wrong, username: 'ghost' }, `10.1.${guess}.1`)),
    )
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10)
  })
  test('a forged forwarding header changes nothing', async () => {
    const direct = await openWorld()
    try {
      const statuses: number[] = []
      for (let guess = 0; guess < 8; guess += 1)
        statuses.push(
          (await staffBrowser(direct.url, `10.9.${guess}.1`).call('POST', '/api/session', wrong)).status,
        )
      expect(statuses.filter(status => status === 401)).toHaveLength(5)
    } finally {
      await direct.close()
    }
  })
  test('leaves no typed text in the database', async () => {
    await signIn({ ...wrong, username: 'my-secret-typed-in-the-wrong-field' })
    const { rows } = await world.owner.query('select l::text as row from limits l')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('secret')
  })
})
