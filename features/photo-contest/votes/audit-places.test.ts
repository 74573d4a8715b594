import { expect, test } from 'vitest'
import { deviceOf } from '#tests/world/device.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { staffMember } from '#tests/world/world.ts'
import { insertPhoto } from '../test-contest.ts'

worldForAll()

test('reads of all votes take one of the staff’s connections at a time, and other calls of staff go on', async () => {
  const id = await insertPhoto(world)
  const admin = deviceOf(world.url, '')
  world.signIn(staffMember('admin'))
  const lock = await world.owner.connect()
  const waiting = async () => {
    // Not over the connection with the lock: a transaction sees the activity as it was at its first look.
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
    // As many calls as the staff have connections: each of the reads would take one, and is under way before the last of these.
    for (let call = 0; call < 8; call += 1) expect((await admin.get('/api/staff-accounts')).status).toBe(200)
    expect(await waiting()).toBe(1)
    await lock.query('commit')
    for (const { status } of await Promise.all(reads)) expect(status).toBe(200)
  } finally {
    await lock.query('rollback')
    lock.release()
  }
})
