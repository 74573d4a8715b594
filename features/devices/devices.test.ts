import { createSecretKey } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { solve } from '#common/solve-work.ts'
import { calmWork, mostWork } from '#common/work-size.ts'
import { createTasks } from '#kit/server/limits/work.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import { browserFamily } from './devices.server.ts'

let world: World
let now = Date.now()
beforeAll(async () => {
  world = await openWorld({ clock: () => now })
})
afterAll(() => world.close())
// Past the ten minutes for which another test's flood counts.
beforeEach(() => {
  now += 601_000
})

const mint = async (body: object = {}, cookie = '') => {
  const answer = await fetch(`${world.url}/api/devices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  const set = answer.headers.get('set-cookie')
  return { status: answer.status, set, cookie: set?.split(';')[0], body: await answer.json() }
}

describe('a phone', () => {
  test('gets an HttpOnly cookie and a voter id', async () => {
    const { status, set, body } = await mint()
    expect(status).toBe(201)
    expect(set).toMatch(/^v=[\w-]{22}\.\d{10}\.[\w-]{43}; .*HttpOnly; SameSite=Lax/)
    expect(body).toEqual({ voter_id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  })
  test('keeps the voter id it had before its cookie', async () => {
    const first = await mint({ voter_id: 'from-local-storage' })
    expect(first.body.voter_id).toBe('from-local-storage')
    expect((await mint({}, first.cookie)).body.voter_id).toBe('from-local-storage')
  })
  test('that is known gets no second cookie', async () => {
    const first = await mint()
    const second = await mint({ voter_id: first.body.voter_id }, first.cookie)
    expect(second).toMatchObject({ cookie: undefined, body: first.body })
  })
  test('has at most three voter ids, even if it asks for many at once', async () => {
    const { cookie, body } = await mint()
    const asked = Array.from({ length: 12 }, (_, n) => mint({ voter_id: `cleared-storage-${n}` }, cookie))
    const given = new Set((await Promise.all(asked)).map(answer => answer.body.voter_id))
    given.add(body.voter_id)
    expect(given.size).toBe(3)
  })
  test.each([{ voter_id: 'x' }, { voter_id: "'; drop table" }])('may not send %j', async body =>
    expect((await mint(body)).status).toBe(400),
  )
  test('leaves no IP address in the database', async () => {
    await mint()
    const { rows } = await world.context.pool.query('select * from devices')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('127.0.0')
  })
})

describe('while devices are created abnormally fast', () => {
  const flood = async (count: number) => {
    await world.context.pool.query(
      `insert into network_uses (budget, network, step, count, first_at, last_at)
       values ('mint', (select network from devices limit 1), $2, $1, $2, $2)
       on conflict (budget, network, step) do update set count = excluded.count`,
      [count, new Date(now)],
    )
    now += 3000
  }
  const task = async () => (await fetch(`${world.url}/api/devices/work`)).json()

  test('a new phone has to do work, a known one not', async () => {
    const known = await mint()
    expect(known.status).toBe(201)
    await flood(200)
    expect(await mint()).toMatchObject({ status: 403, cookie: undefined, body: { code: 'work_required' } })
    expect((await mint({}, known.cookie)).status).toBe(201)
    const asked = await task()
    const work = solve(asked.task, asked.answers)
    expect(await mint({ work })).toMatchObject({ status: 201, cookie: expect.any(String) })
    // The same work is refused a second time.
    expect(await mint({ work })).toMatchObject({ status: 403, cookie: undefined })
  })
  test('work that is wrong, for another action, too old or not ours is refused', async () => {
    await mint()
    await flood(200)
    const asked = await task()
    const right = solve(asked.task, asked.answers)
    const spliced = asked.task.replace(
      /\.([\w-]{16})\./,
      (_: string, id: string) => `.${[...id].toReversed().join('')}.`,
    )
    const foreign = createTasks(createSecretKey(Buffer.alloc(32)), () => now).make('mint')
    const other = createTasks(world.context.secret('work'), () => now).make('reveal')
    for (const wrong of [spliced, foreign, other])
      expect((await mint({ work: solve(wrong, asked.answers) })).status).toBe(403)
    const [first = 0, second = 0, ...rest] = right.answers
    for (const answers of [
      [second, first, ...rest],
      [first, first, ...rest],
      [first, second + 1, ...rest],
    ])
      expect((await mint({ work: { task: asked.task, answers } })).status).toBe(403)
    now += 301_000
    await flood(200)
    expect((await mint({ work: right })).status).toBe(403)
  })
  test('work is checked against the pressure when it is spent, and earlier solutions still count', async () => {
    await mint()
    const calm = await task()
    expect(calm.answers).toBe(calmWork)
    const early = solve(calm.task, calm.answers)
    await flood(5000)
    expect((await mint({ work: early })).status).toBe(403)
    const { answers: owed } = await task()
    expect(owed).toBe(mostWork)
    const more = solve(calm.task, owed)
    expect(more.answers.slice(0, calm.answers)).toEqual(early.answers)
    expect((await mint({ work: more })).status).toBe(201)
  })
  test('no work is required ten minutes later', async () => {
    await mint()
    await flood(200)
    expect((await mint()).status).toBe(403)
    now += 601_000
    expect((await mint()).status).toBe(201)
  })
})

test('a browser is reduced to its family', () => {
  const agents = {
    chrome:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    samsung:
      'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    safari:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    other: 'curl/8.5',
  }
  for (const [family, agent] of Object.entries(agents)) expect(browserFamily(agent)).toBe(family)
})

test('only the start of a very long user agent is looked at', () => {
  expect(browserFamily(`${'Edg'.repeat(5000)} Edg/126`)).toBe('other')
  expect(browserFamily(`${' '.repeat(512)}Chrome/126`)).toBe('other')
  for (const name of ['Edg', 'EdgA', 'EdgiOS', 'Edge', 'EdgW'])
    expect(browserFamily(`Mozilla/5.0 Chrome/126.0.0.0 Safari/537.36 ${name}/126.0`)).toBe('edge')
})
