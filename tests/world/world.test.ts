import { onTestFinished, test } from 'vitest'
import { eventually } from './eventually.ts'
import { openWorld } from './world.ts'

test('tables are emptied even while the server locks one and waits for another', async () => {
  const world = await openWorld()
  onTestFinished(() => world.close())
  const { empty, owner, context } = world
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
