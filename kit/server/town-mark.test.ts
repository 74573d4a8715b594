import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/world/cluster.ts'
import { keepTown } from './town-mark.ts'

test('a database of another town is refused, and its own guide can open it again', async () => {
  const database = await openTestDatabase()
  try {
    await keepTown(database.pool)
    await keepTown(database.pool)
    await database.pool.query(`update settings set value = '"Devgaon"' where key = 'town'`)
    await expect(keepTown(database.pool)).rejects.toThrow(
      'This data belongs to the guide of Devgaon, and this is the guide of Muzaffarpur',
    )
  } finally {
    await database.close()
  }
})
