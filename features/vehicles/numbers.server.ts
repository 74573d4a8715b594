import { randomInt } from 'node:crypto'
import { refuse } from '#common/refusal.ts'
import type { By } from '#kit/server/http/request.ts'
import type { Limit, Limits } from '#kit/server/limits/limits.ts'
import { audit } from '#kit/server/staff/audit.ts'
import type { VehicleDatabase } from './tables.server.ts'
import { blockSize } from './vehicle-number.ts'

/** A random number, which reveals neither time, place nor order. */
export const randomNumber = (): string => `MUZ${String(randomInt(1_000_000)).padStart(6, '0')}`

// Numbers drawn per attempt: enough to find a free one even when nearly all are in use.
const draws = 64
const rounds = 100

/**
 * Inserts `count` unused numbers, for a registration or for a phone's block. The table's primary key decides which are free;
 * numbers in use are drawn again. Refuses `no-numbers` 503.
 */
export async function takeNumbers(
  db: VehicleDatabase,
  count: number,
  whose: { block: string; used_by: null } | { block: null; used_by: string },
  at: Date,
): Promise<string[]> {
  const taken: string[] = []
  for (let round = 0; round < rounds && taken.length < count; round += 1) {
    const drawn = [...new Set(Array.from({ length: draws }, randomNumber))]
    const known = await db
      .selectFrom('vehicle_numbers')
      .select('vehicle_id')
      .where('vehicle_id', 'in', drawn)
      .execute()
    const used = new Set(known.map(row => row.vehicle_id))
    const free = drawn.filter(number => !used.has(number)).slice(0, count - taken.length)
    if (free.length === 0) continue
    const rows = await db
      .insertInto('vehicle_numbers')
      // Sorted, so that two transactions with the same numbers lock them in the same order and cannot deadlock.
      .values(free.toSorted().map(vehicle_id => ({ vehicle_id, ...whose, created_at: at })))
      .onConflict(conflict => conflict.column('vehicle_id').doNothing())
      .returning('vehicle_id')
      .execute()
    taken.push(...rows.map(row => row.vehicle_id))
  }
  return taken.length === count ? taken : refuse('no-numbers', 503, 'No vehicle ID is free.')
}

/**
 * Numbers that one account may reserve in a day in new blocks of phones, and as many for slips: a hundredth of all there are, and
 * more than we expect of all gates of a fair under one account.
 */
export const mostPerDay: Limit = { max: 10_000, seconds: 86_400 }

/**
 * Reserves numbers until the phone's block has `blockSize` unused ones, and returns those. They are never taken back: a phone
 * without network may have given them to vehicles days ago. Refuses `no-numbers` 503, and a new block `too-many` 429 beyond
 * `mostPerDay`; what registrations have used is replaced without a limit, because each of them is a vehicle with its photo.
 */
export async function fillBlock(
  { db, limits }: { db: VehicleDatabase; limits: Limits },
  block: string,
  { staff, at }: By,
): Promise<string[]> {
  const rows = await db
    .selectFrom('vehicle_numbers')
    .select('vehicle_id')
    .where('block', '=', block)
    .where('used_by', 'is', null)
    .execute()
  const held = rows.map(row => row.vehicle_id)
  const missing = Math.max(0, blockSize - held.length)
  if (missing === 0) return held
  const mine = { block, used_by: null }
  if (held.length > 0)
    return [...held, ...(await db.transaction().execute(trx => takeNumbers(trx, missing, mine, at)))]
  const reserve = () =>
    db.transaction().execute(async trx => {
      const after = { numbers: missing }
      await audit(trx, { staff, at, action: 'reserved', subject: 'vehicle-numbers', id: block, after })
      return takeNumbers(trx, missing, mine, at)
    })
  return limits.spendOn(`vehicle-numbers:${staff.id}`, mostPerDay, reserve, missing)
}

/** Assigns a number of a phone's block to a registration, once; false unless the block contains it unused. */
export async function bindNumber(
  db: VehicleDatabase,
  { vehicle_id, block, used_by }: { vehicle_id: string; block: string; used_by: string },
): Promise<boolean> {
  const row = await db
    .updateTable('vehicle_numbers')
    .set({ used_by })
    .where('vehicle_id', '=', vehicle_id)
    .where('block', '=', block)
    .where('used_by', 'is', null)
    .returning('vehicle_id')
    .executeTakeFirst()
  return row !== undefined
}
