import { beforeAll, describe, expect, test } from 'vitest'
import { commonWords } from '#features/staff/log/use-words.ts'
import { photoOf } from '#tests/vehicles/parking-desk.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import type { StaffWrites, Stage } from '#tests/world/staff-writes.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { loadStaffManifests } from '#web/staff/staff-manifests.ts'

const found = import.meta.glob<StaffWrites>('/features/*/test-staff-writes.ts', {
  eager: true,
  import: 'staffWrites',
})
const writes = Object.assign({}, ...Object.values(found).map(feature => feature.writes)) as NonNullable<
  StaffWrites['writes']
>
const unlogged = Object.values(found).flatMap(feature => Object.keys(feature.unlogged ?? {}))
const words: object = Object.assign(
  {},
  commonWords,
  ...(await loadStaffManifests()).map(({ auditWords }) => auditWords),
)

let stage: Stage
worldForAll()
beforeAll(async () => {
  const { rows } = await world.owner.query(`select id, username from staff_accounts where username = 'admin'`)
  world.signIn({ ...rows[0], roles: ['admin', 'vehicle'] })
  stage = { world, admin: newVisitor(world), photo: await photoOf(160) }
})

test('every call by which staff write is in its feature’s test-staff-writes.ts', () => {
  const calls = world.context.app.calls.filter(
    ({ method, call }) => method !== 'GET' && !['anyone', 'device'].includes(call.access),
  )
  expect(calls.map(({ name }) => name).sort()).toEqual([...Object.keys(writes), ...unlogged].sort())
})

describe('the audit log', () => {
  test.each(Object.entries(writes))('knows of %s who did what', async (name, { log, make }) => {
    const { path = name.split(' ')[1], body } = await make(stage)
    const last = await newest()
    const answer = await stage.admin.call(`${name.split(' ')[0]} ${path}`, body)
    expect([answer.status, answer.body]).toEqual([expect.toBeOneOf([200, 201, 204]), answer.body])
    const { rows } = await world.owner.query(
      `select username, subject || ' ' || action as log, before, after from audit_log where id > $1`,
      [last],
    )
    expect(rows.map(row => [row.username, row.log])).toEqual([['admin', log]])
    expect(log.split(' ').filter(word => !Object.hasOwn(words, word))).toEqual([])
    if (log.endsWith('changed')) {
      expect(Object.keys(rows[0].after)).not.toEqual([])
      expect(rows[0].before).not.toBeNull()
    }
  })
})

const newest = async () =>
  (await world.owner.query('select coalesce(max(id), 0) as id from audit_log')).rows[0].id
