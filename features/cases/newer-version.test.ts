import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { CaseKind } from '#kit/server/cases.ts'
import { createLooks } from '#kit/server/looks.ts'
import { newPhone, openPushService } from '#tests/push-service.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import { announceCases } from './announce.server.ts'
import { chiefOf, complain, type Desk } from './test-cases.ts'

// The world is the version before: a newer one works beside it on the same database and has one more kind of case.
let service: Awaited<ReturnType<typeof openPushService>>
let world: World
let chief: Desk
beforeAll(async () => {
  // The stand-in's certificate is its own.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  service = await openPushService()
  world = await openWorld({ env: { PUSH_SERVICES: service.host } })
  chief = await chiefOf(world)
})
afterAll(async () => {
  await world?.close()
  await service?.close()
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
})
beforeEach(async () => {
  await world.empty('cases', 'push_subscriptions', 'complaints', 'limits')
  service.arrived.length = 0
})

const kind = 'of-a-newer-version'
const newKind: CaseKind = {
  kind,
  permission: 'admin',
  minutes: 10,
  title: { en: 'New matter', hi: 'नया विषय' },
  about: async () => new Map(),
}
const announcer = (...cases: CaseKind[]) => {
  const opened = announceCases({
    ...world.context,
    looks: createLooks(world.context.app.log),
    features: [...world.context.features, { name: 'newer', cases }],
    app: { ...world.context.app, addHook: () => {} } as never,
  })
  onTestFinished(opened.stop)
  return opened
}
const subscribe = async () => {
  const { input } = newPhone(service.host, '/a')
  expect((await chief.call('POST /api/case-pushes', { ...input, language: 'en' })).status).toBe(204)
}
const rows = async (query: string) => (await world.owner.query(query)).rows

test('a message of a kind that only a newer version knows waits for that version', async () => {
  await subscribe()
  await world.owner.query(
    `insert into cases (kind, subject, step, next_at, is_unpublished) values ($1, '1', 1, null, false)`,
    [kind],
  )
  await world.owner.query(
    `insert into push_messages (subscription_id, case_id, is_late, expires_at, next_at)
     select s.id, c.id, false, now() + interval '30 minutes', now() - interval '1 minute' from push_subscriptions s, cases c`,
  )
  await complain(world)
  // This one is queued later, so whoever has sent it has seen the other.
  await expect.poll(() => service.arrived.length).toBe(1)
  const left = () => rows('select kind, tries from push_messages m join cases c on c.id = m.case_id')
  await expect.poll(left).toEqual([{ kind, tries: 0 }])

  const newer = announcer(newKind)
  await newer.look()
  await expect.poll(left).toEqual([])
  expect(service.arrived).toHaveLength(2)
})

test('a change of a case of such a kind is published by the newer version', async () => {
  await world.owner.query(`insert into cases (kind, subject, next_at) values ($1, '1', null)`, [kind])
  const [before, newer] = [announcer(), announcer(newKind)]
  await before.look()
  expect(await rows('select is_unpublished from cases')).toEqual([{ is_unpublished: true }])
  await newer.look()
  expect(await rows('select is_unpublished from cases')).toEqual([{ is_unpublished: false }])
  await expect
    .poll(() => rows(`select key from live_events where topic = 'cases-admin'`))
    .toEqual(await rows('select id::text as key from cases'))
})

test('cases of such a kind, however many, do not hold up those that the version before knows', async () => {
  await world.owner.query(
    `insert into cases (kind, subject, next_at, is_unpublished)
     select $1, n::text, now() - interval '1 hour', true from generate_series(1, 600) n`,
    [kind],
  )
  await complain(world)
  await expect
    .poll(() => rows(`select step, is_unpublished from cases where kind = 'complaint'`))
    .toEqual([{ step: 1, is_unpublished: false }])
  expect(await rows('select distinct step, is_unpublished from cases order by step')).toEqual([
    { step: 0, is_unpublished: true },
    { step: 1, is_unpublished: false },
  ])
})

test('an alarm that only a newer version knows is not ended, and one of this version is', async () => {
  await world.owner.query(
    `insert into cases (kind, subject) values ('alarm', 'of-a-newer-version'), ('alarm', 'backup-age')`,
  )
  await announcer().lookAtLasting()
  expect(await rows('select subject, over_at is not null as is_over from cases order by subject')).toEqual([
    { subject: 'backup-age', is_over: true },
    { subject: 'of-a-newer-version', is_over: false },
  ])
})

test('minutes and posts of such a kind stay when the chief saves those that the version before shows', async () => {
  await world.owner.query(`insert into settings (key, value) values ('cases', $1)`, [
    { minutes: { [kind]: 5, complaint: 7 }, order: { [kind]: [] } },
  ])
  const body = { minutes: { alarm: 9 }, order: {} }
  expect(await chief.call('PUT /api/cases/settings', body)).toMatchObject({ status: 200, body })
  expect(await rows(`select value from settings where key = 'cases'`)).toEqual([
    { value: { minutes: { [kind]: 5, alarm: 9 }, order: { [kind]: [] } } },
  ])
})
