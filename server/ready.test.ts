import { expect, test } from 'vitest'
import { inQueryClass } from '#kit/server/db/shared-pool.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'

worldForAll()

test('a hanging health check gives back its staff connection', async () => {
  const lock = await world.owner.connect()
  try {
    await lock.query('begin')
    await lock.query('lock table backups in access exclusive mode')
    const looks = Array.from({ length: 20 }, () => fetch(`${world.url}/readyz`))
    for (const { status } of await Promise.all(looks)) expect([200, 503]).toContain(status)
    // If the checks held staff connections while waiting for the lock, these queries would wait too.
    const staff = () =>
      inQueryClass('staff', () => world.context.pool.query('select pg_backend_pid() as pid'))
    const pids = await Promise.all(Array.from({ length: 4 }, staff))
    expect(pids).toHaveLength(4)
    const asking = await world.owner.query(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%from backups%'`,
    )
    expect(asking.rows[0].n).toBeLessThanOrEqual(1)
    await expect.poll(async () => (await fetch(`${world.url}/readyz`)).status).toBe(200)
  } finally {
    await lock.query('rollback')
    lock.release()
  }
})
