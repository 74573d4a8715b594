import { afterEach, expect, test } from 'vitest'
import { eventually } from './eventually.ts'
import { openWorld, passwords, staffMember, type World } from './world.ts'

const worlds: World[] = []
const open = async (...options: Parameters<typeof openWorld>) => {
  const world = await openWorld(...options)
  worlds.push(world)
  return world
}
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.close()
})

test('two worlds share nothing', async () => {
  const [one, two] = await Promise.all([open(), open()])
  expect(one.url).not.toBe(two.url)
  await one.context.pool.query(`insert into live_events (topic, key, data) values ('t', 'k', '{}')`)
  expect((await two.context.pool.query('select from live_events')).rowCount).toBe(0)
  for (const { url } of [one, two]) expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

test('the clock can be set and keeps running', async () => {
  const { clock, context } = await open({ now: '2027-07-19T04:00:00+05:30' })
  expect(new Date(context.clock()).toISOString()).toMatch(/^2027-07-18T22:3/)
  clock.set('2027-07-26T00:00:00Z')
  clock.advance(60_000)
  expect(new Date(context.clock()).toISOString()).toMatch(/^2027-07-26T00:0[1-9]/)
})

test('the application may change rows but never tables', async () => {
  const { context } = await open()
  await expect(context.pool.query('drop table live_events')).rejects.toMatchObject({ code: '42501' })
  await expect(context.pool.query('create table x (n int)')).rejects.toMatchObject({ code: '42501' })
})

test('tables are emptied even while the server locks one and waits for another', async () => {
  const { empty, owner, context } = await open()
  const server = await owner.connect()
  try {
    await server.query('begin')
    await server.query('lock table push_messages in row exclusive mode')
    const emptied = empty('cases')
    await eventually(async () => {
      const { rows } = await context.pool.query(
        `select from pg_locks l join pg_database d on d.oid = l.database
         where d.datname = current_database() and not granted`,
      )
      return rows.length > 0
    })
    await server.query('lock table cases in row exclusive mode')
    await server.query('commit')
    await emptied
  } finally {
    server.release()
  }
})

test('staff accounts exist', async () => {
  const { context } = await open()
  const { rows } = await context.pool.query('select username, roles from staff_accounts order by username')
  expect(rows).toEqual(Object.keys(passwords).map(role => ({ username: role, roles: [role] })))
  expect(staffMember('admin', 'vehicle').roles).toEqual(['admin', 'vehicle'])
})
