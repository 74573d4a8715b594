import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openDesk, photoOf, said } from '#tests/vehicles/parking-desk.ts'
import { deviceOf } from '#tests/world/device.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { staffBrowser } from '#tests/world/staff-browser.ts'
import { knownVisitor } from '#tests/world/visitor.ts'
import { openTwin, passwords, staffMember, type World } from '#tests/world/world.ts'

/** Two server processes with one database: whatever counts is counted once. For votes see the contest's votes.test.ts. */
worldForAll({ env: { TRUSTED_PROXY: 'loopback' } })
let twin: World
beforeAll(async () => {
  twin = await openTwin(world)
})
afterAll(() => twin.close())
beforeEach(() => world.empty('limits', 'quiz_attempts', 'staff_sessions'))

const either = (n: number) => (n % 2 === 0 ? world : twin)
const times = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)))

test('one phone number starts the quiz once, whichever process it asks', async () => {
  const { cookie } = knownVisitor(world)
  const start = (n: number) =>
    deviceOf(either(n).url, cookie).post('/api/mela-quiz/attempts', {
      id: crypto.randomUUID(),
      name: 'Sunita Kumari',
      phone: '9876500010',
      of_age: true,
      notice_version: 'v1',
      notice_language: 'hi',
    })
  const answers = await times(20, start)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(19).fill(200), 201])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  const { rows } = await world.owner.query('select id from quiz_attempts')
  expect(rows).toEqual([{ id: answers[0]?.body.id }])
})

test('password guesses are counted together, and a session from one process is valid in the other', async () => {
  const guess = (n: number) =>
    staffBrowser(either(n).url, `10.0.${n % 50}.${n % 250}`).call('POST', '/api/session', {
      username: 'admin',
      password: 'om namah',
      as: 'admin',
    })
  const owner = staffBrowser(world.url, '192.0.2.9')
  const right = { username: 'admin', password: passwords.admin, as: 'admin' }
  expect((await owner.call('POST', '/api/session', right)).status).toBe(201)
  const answers = await times(100, guess)
  // Requests that found the queue full were refused with 503 before hashing.
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(20)

  const elsewhere = staffBrowser(twin.url, '192.0.2.9')
  for (const [name, value] of owner.cookies) elsewhere.cookies.set(name, value)
  expect((await elsewhere.call('GET', '/api/staff-accounts')).status).toBe(200)
  await elsewhere.call('DELETE', '/api/session')
  expect((await owner.call('GET', '/api/staff-accounts')).status).toBe(401)
})

test('of twenty departures of one vehicle, half of them at each process, one succeeds', async () => {
  const photo = await photoOf(160)
  const staff = staffMember('vehicle')
  for (const { signIn, context } of [world, twin]) {
    const { signedIn } = context.app
    const { find } = signedIn
    onTestFinished(() => {
      signedIn.find = find
    })
    signIn(staff)
  }
  const { id } = (await openDesk(world, photo).register(said())).body
  const answers = await times(20, n => openDesk(either(n), photo).depart(id, { phone: `98765000${10 + n}` }))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('already-unparked')
  const winner = answers.findIndex(({ status }) => status === 200)
  const { rows } = await world.owner.query('select unparker_phone from vehicle_unparking_records')
  expect(rows).toEqual([{ unparker_phone: `98765000${10 + winner}` }])
})
