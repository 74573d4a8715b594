import { afterAll, beforeAll, expect, test } from 'vitest'
import { erasePersonalData, findPersonalData } from '#kit/server/personal-data.ts'
import { canaries } from '#tests/privacy/canaries.ts'
import { fillEveryTable } from '#tests/privacy/fill.ts'
import { openWorld, starters, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ starters })
  await fillEveryTable(world.url)
})
afterAll(() => world.close())

/** Every row with a phone number, by number, whatever table it is in. */
const numbers = async () => {
  const found: [table: string, phone: string][] = []
  for (const { column } of canaries.filter(({ column }) => /phone/.test(column))) {
    const [table = '', name = ''] = column.split('.')
    const { rows } = await world.owner.query(
      `select distinct ${name} as phone from ${table} where ${name} is not null`,
    )
    for (const { phone } of rows)
      if (/^[0-9]{10}$/.test(phone) && phone !== '0000000000') found.push([table, phone])
  }
  return found
}

test('every number that is kept is found by it, with its notice, and erased in all features', async () => {
  const before = await numbers()
  expect(new Set(before.map(([table]) => table)).size).toBeGreaterThanOrEqual(6)
  await world.owner.query(`update vehicle_registrations set parking_status = 'unparked'`)
  const { db, features } = world.context
  for (const [table, phone] of before) {
    const found = await findPersonalData(db, features, phone)
    expect([table, found.map(part => part.table)]).toEqual([table, expect.arrayContaining([table])])
  }
  for (const phone of new Set(before.map(([, number]) => number)))
    await erasePersonalData(db, features, { phone, at: new Date(world.clock()) })
  expect(await numbers()).toEqual([])
  const { rows } = await world.owner.query(`select after from audit_log where subject = 'personal-data'`)
  expect(rows.length).toBeGreaterThan(0)
  for (const [, phone] of before) expect(JSON.stringify(rows)).not.toContain(phone)
})
