import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listen } from '#kit/server/live/test-live.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import type { CaseWatch } from './contract.ts'
import { complain, deskOf, reportMissing } from './test-cases.ts'

worldForAll()
const streams: { destroy: () => void }[] = []
beforeEach(() => world.empty('cases', 'complaints', 'missing_person_reports', 'limits'))
afterEach(() => {
  for (const stream of streams.splice(0)) stream.destroy()
})

const step = async () => (await world.owner.query('select step from cases')).rows[0].step

async function open(topics: string) {
  const stream = await listen(world.url, topics)
  streams.push(stream.response)
  const heard = () => stream.events().map(({ event }) => event)
  return { ...stream, status: stream.response.statusCode, heard }
}

describe('a new case', () => {
  test('reaches an open console at once, without a word about its subject', async () => {
    const desk = deskOf(world, 'help-desk')
    const { body } = await desk.call<CaseWatch>('GET /api/cases/watch')
    expect(body.topics).toEqual(['cases-complaints', 'cases-dangers', 'cases-dashboard'])
    const { heard, told } = await open(body.topics.join())
    await complain(world, 'Secret words')
    await expect.poll(heard).toContain('cases-complaints')
    expect(JSON.stringify(told)).not.toContain('Secret')
    const events = `select data from live_events where topic = 'cases-complaints'`
    expect((await world.owner.query(events)).rows).toEqual([{ data: {} }])
  })
  test('is announced to nobody whose role may not see it', async () => {
    const desk = deskOf(world, 'help-desk')
    await desk.call('GET /api/cases/watch')
    expect((await open('cases-missing-persons')).status).toBe(403)
    expect((await open('crowd,cases-missing-persons')).status).toBe(403)
    const { heard, told } = await open('cases-complaints')
    await reportMissing(world)
    await complain(world)
    await expect.poll(heard).toContain('cases-complaints')
    expect(JSON.stringify(told)).not.toContain('missing')
  })
})

test('a stream of cases is refused to visitors', async () => {
  world.signIn(undefined)
  expect((await open('cases-complaints')).status).toBe(401)
  expect((await open('crowd')).status).toBe(200)
})

test('a case raised while no server ran is announced by the next one', async () => {
  await world.owner.query(`insert into cases (kind, subject) values ('complaint', gen_random_uuid()::text)`)
  await world.context.looks.run('cases')
  expect(await step()).toBe(1)
})

test('a case that nobody took becomes late, and consoles are told', async () => {
  await complain(world)
  await expect.poll(step).toBe(1)
  await world.owner.query(
    `update cases set raised_at = now() - interval '31 minutes', due_at = now() - interval '1 minute', next_at = now()`,
  )
  await world.context.looks.run('cases')
  expect(await step()).toBe(2)
})
