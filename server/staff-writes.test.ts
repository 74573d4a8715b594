import { beforeAll, describe, expect, test } from 'vitest'
import { commonWords } from '#kit/web/staff/audit-words.ts'
import { photoOf } from '#tests/vehicles/parking-desk.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import type { StaffWrites, Stage } from '#tests/world/staff-writes.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { loadStaffLists } from '#web/staff/staff-manifests.ts'

const found = import.meta.glob<StaffWrites>('/features/*/test-staff-writes.ts', {
  eager: true,
  import: 'staffWrites',
})
const writes = Object.assign({}, ...Object.values(found).map(feature => feature.writes)) as NonNullable<
  StaffWrites['writes']
>
const unlogged = Object.values(found).flatMap(feature => Object.keys(feature.unlogged ?? {}))
const words: object = Object.assign({}, commonWords, (await loadStaffLists()).auditWords)

let stage: Stage
worldForAll()
beforeAll(async () => {
  const { rows } = await world.owner.query(`select id, username from staff_accounts where username = 'admin'`)
  world.signIn({ ...rows[0], roles: ['admin', 'vehicle'] })
  stage = { world, admin: newVisitor(world), photo: await photoOf(160) }
})

test('every call with which staff write is in its feature’s test-staff-writes.ts', () => {
  const calls = world.context.app.calls.filter(
    ({ method, call }) => method !== 'GET' && !['anyone', 'device'].includes(call.access),
  )
  expect(
    calls.map(({ name }) => name).sort(),
    'Write an example of each call into test-staff-writes.ts of its feature.',
  ).toEqual([...Object.keys(writes), ...unlogged].sort())
})

/** The live topics of public answers whose topic is not named after the address. */
const toldBy: Readonly<Record<string, readonly string[]>> = {
  '/api/crowd-status': ['crowd'],
  '/api/lost-found': ['lost-found', 'lost-found-rules'],
  '/api/mela-quiz/leaderboard': ['mela-quiz'],
  '/api/mela-route/ahead': ['mela-route-ahead'],
  '/api/photos': ['photos', 'photos-shown', 'photos-gone'],
  '/api/photos/day': ['photos-day'],
}
/** Answers that an open page keeps until it is reopened, and why. */
const keptWhileOpen = new Set([
  // A chart of past hours.
  '/api/crowd-status/day',
  // The choices of a form that somebody is filling in.
  '/api/dangers/places',
  // The maps' background, which staff import once.
  '/api/street-plan',
  // A sound may be playing, or a pooja may have begun.
  '/api/spoken-clips',
  '/api/virtual-pooja',
])
const answersToAll = () =>
  world.context.app.calls.flatMap(({ method, name, call }) =>
    method === 'GET' && call.access === 'anyone' && !name.includes(':') && name !== 'GET /api/devices/work'
      ? [name.slice('GET '.length)]
      : [],
  )
/** Every public answer by its address. */
const readAll = async () =>
  new Map(
    await Promise.all(
      answersToAll().map(
        async address =>
          [address, JSON.stringify((await newVisitor(world).call(`GET ${address}`)).body)] as const,
      ),
    ),
  )

describe('the audit log', () => {
  test.each(Object.entries(writes))(
    'records who made the call %s, and open phones receive what it changes',
    async (name, { log, make }) => {
      const { path = name.split(' ')[1], body } = await make(stage)
      const last = await newest()
      // First, because an answer still changing after the previous write is announced after this.
      const { rows: events } = await world.owner.query('select coalesce(max(id), 0) as id from live_events')
      const before = await readAll()
      const answer = await stage.admin.call(`${name.split(' ')[0]} ${path}`, body)
      expect([answer.status, answer.body]).toEqual([expect.toBeOneOf([200, 201, 204]), answer.body])
      const { rows } = await world.owner.query(
        `select username, subject || ' ' || action as log, before, after from audit_log where id > $1`,
        [last],
      )
      expect(rows.map(row => [row.username, row.log])).toEqual([['admin', log]])
      expect(
        log.split(' ').filter(word => !Object.hasOwn(words, word)),
        'Add each to auditWords of the staff-manifest.ts of its feature.',
      ).toEqual([])
      if (log.endsWith('changed')) {
        expect(Object.keys(rows[0].after)).not.toEqual([])
        expect(rows[0].before).not.toBeNull()
      }
      const changed = [...(await readAll())].flatMap(([address, text]) =>
        before.get(address) === text || keptWhileOpen.has(address) ? [] : [address],
      )
      await expect
        .poll(async () => {
          const told = await world.owner.query('select topic from live_events where id > $1', [events[0].id])
          return changed.filter(
            address =>
              !told.rows.some(({ topic }) =>
                (toldBy[address] ?? [address.slice('/api/'.length)]).includes(topic),
              ),
          )
        })
        .toEqual([])
    },
  )
})

const newest = async () =>
  (await world.owner.query('select coalesce(max(id), 0) as id from audit_log')).rows[0].id
