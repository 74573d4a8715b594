import { expect, test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { searchInTheCrowd } from './test-crowd.ts'

worldForAll({ pages: true })

test('of 1,000 simultaneous made-up cases most are matched, few phones are asked for each, and no public byte concerns any of them', async () => {
  const { figures, secrets } = await searchInTheCrowd(1000, 20270726)
  console.log(JSON.stringify(figures))
  expect(figures.matched).toBeGreaterThan(700)
  expect(figures.askedTwice).toBe(0)
  const calls = world.context.app.calls.filter(
    ({ method, name, call }) => method === 'GET' && call.access === 'anyone' && !name.includes(':'),
  )
  const answers = await Promise.all(
    calls.map(async ({ name }) => (await fetch(world.url + name.slice('GET '.length))).text()),
  )
  const { rows } = await world.owner.query(
    `select coalesce(string_agg(data::text, ' '), '') as told from live_events where topic !~ '^cases-|^missing-persons$'`,
  )
  const bytes = [...answers, rows[0].told as string].join('\n')
  expect(calls.length).toBeGreaterThan(20)
  expect(secrets.filter(secret => bytes.includes(secret))).toEqual([])
})
