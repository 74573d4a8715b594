import { expect, test } from 'vitest'
import { deviceOf } from '#tests/world/device.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { staffMember } from '#tests/world/world.ts'
import { insertPhoto } from '../test-contest.ts'

worldForAll()

test('reads of all votes use one staff connection at a time, and other staff calls go on', async () => {
  const id = await insertPhoto(world)
  const admin = deviceOf(world.url, '')
  world.signIn(staffMember('admin'))
  const lock = await world.owner.connect()
  const waiting = async () => {
    // Not on the locking connection, because a transaction sees the activity as of its first look.
    const { rows } = await world.owner.query(
      `select count(*)::int as n from pg_stat_activity where datname = current_database()
         and wait_event_type = 'Lock' and query like '%photo_votes%'`,
    )
    return rows[0].n
  }
  await lock.query('begin')
  try {
    await lock.query('lock table photo_votes in access exclusive mode')
    const paths = [`/api/vote-audits/${id}`, '/api/vote-cohorts', '/api/vote-audits', '/api/vote-cohorts']
    const reads = paths.map(path => admin.get(path))
    await expect.poll(waiting).toBe(1)
    // As many calls as there are staff connections; each read would take one, and all are under way before the last call.
    for (let call = 0; call < 8; call += 1) expect((await admin.get('/api/staff-accounts')).status).toBe(200)
    expect(await waiting()).toBe(1)
    await lock.query('commit')
    for (const { status } of await Promise.all(reads)) expect(status).toBe(200)
  } finally {
    await lock.query('rollback')
    lock.release()
  }
})
