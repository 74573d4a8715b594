import { expect, test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { takeNumbers } from './numbers.server.ts'
import type { VehicleTables } from './tables.server.ts'

worldForAll()
const db = () => world.context.db.withTables<VehicleTables>()

test('ten thousand drawn numbers are all different, even when half of all numbers are in use', async () => {
  // In ten parts, each well within the statement timeout on a slow machine.
  for (let part = 0; part < 10; part += 1)
    await world.owner.query(
      `insert into vehicle_numbers (vehicle_id, block, created_at)
         select 'MUZ' || lpad((n * 2)::text, 6, '0'), gen_random_uuid(), now()
         from generate_series($1::int, $1::int + 49999) n
         on conflict do nothing`,
      [part * 50_000],
    )
  const given: string[] = []
  while (given.length < 10_000) {
    const block = crypto.randomUUID()
    given.push(...(await takeNumbers(db(), 500, { block, used_by: null }, new Date())))
  }
  expect(new Set(given).size).toBe(10_000)
  expect(given.every(number => Number(number.slice(3)) % 2 === 1)).toBe(true)
})
