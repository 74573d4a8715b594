import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { canaries } from '#tests/privacy/canaries.ts'
import { fillEveryTable } from '#tests/privacy/fill.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { starters } from '#tests/world/world.ts'
import { erase, keptDays } from './erase.server.ts'

const day = 86_400_000
const start = Date.now()
worldForAll({ starters })
beforeAll(() => fillEveryTable(world.url))
/**
 * Columns whose rows are deleted earlier elsewhere, or name only staff or their phones and last as long as the account, or
 * whose text is hidden until the fair is over and names nobody.
 */
const elsewhere =
  /^(attempts|limits|staff_accounts|staff_handset_links|staff_known_places|push_subscriptions)\.|^crowd_status\.(reporters|checked_by)|^((waypoints|numbered_posts)\.checked_by|walk_lines\.taken_by)|^quiz_questions\.why_/
const rowsWith = async () => {
  const kept: string[] = []
  for (const { column } of canaries.filter(({ column }) => !elsewhere.test(column))) {
    const [table] = column.split('.')
    const { rows } = await world.owner.query(`select count(*)::int as count from ${table}`)
    if (rows[0].count > 0) kept.push(column)
  }
  return kept
}
const pictures = async () =>
  (await readdir(join(world.context.settings.dataDir, 'files'), { recursive: true })).filter(name =>
    name.endsWith('.webp'),
  )

test('nothing is erased before its year is over, no photo before its votes; after that no private row and no picture is left', async () => {
  // Survey walks are kept for only 90 days, visitors' answers about places and dangers for 30.
  const kept = async () =>
    (await rowsWith()).filter(column => !/^(survey_parts|(facility|danger)_answers)\./.test(column))
  const before = await kept()
  expect(before.length).toBeGreaterThan(30)
  const gone = await erase(world.context, start + (keptDays - 1) * day)
  expect(gone).toEqual({ survey_parts: 1, facility_answers: 1, danger_answers: 1 })
  expect(await kept()).toEqual(before)

  // A photo stays as long as any of its votes, so that its count is right.
  await world.owner.query(`update photo_contest_submissions set created_at = created_at - interval '30 days'`)
  const early = await erase(world.context, start + (keptDays - 20) * day)
  expect(early.photo_contest_submissions).toBeUndefined()

  // After a year. The audit log uses the database's clock, which a test cannot move.
  await world.owner.query('alter table audit_log disable trigger user')
  await world.owner.query(`update audit_log set at = at - interval '367 days'`)
  await world.owner.query('alter table audit_log enable trigger user')
  expect((await pictures()).length).toBeGreaterThan(10)
  await erase(world.context, Date.now() + 402 * day)
  expect(await rowsWith()).toEqual([])
  const folder = join(world.context.settings.dataDir, 'files')
  for (const name of await pictures()) await utimes(join(folder, name), 0, 0)
  await world.context.photos.sweep()
  expect(await pictures()).toEqual([])
})

test('no audit log entry less than a year old is erased', async () => {
  await world.owner.query(
    `insert into audit_log (at, staff_id, username, action, subject) values (now(), gen_random_uuid(), 'asha', 'x', 'x')`,
  )
  // Not even if the server's clock is wrong.
  expect(await erase(world.context, Date.now() - 5 * 365 * day)).toEqual({})
  const { rows } = await world.context.pool.query(
    `select erase_audit_log(now() + interval '9 years') as gone`,
  )
  expect(rows).toEqual([{ gone: '0' }])
})
