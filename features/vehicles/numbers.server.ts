import { randomInt } from 'node:crypto'
import { refuse } from '#common/refusal.ts'
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

/** Reserves numbers until the phone's block has `blockSize` unused ones, and returns those. */
export async function fillBlock(db: VehicleDatabase, block: string, at: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('vehicle_numbers')
    .select('vehicle_id')
    .where('block', '=', block)
    .where('used_by', 'is', null)
    .execute()
  const held = rows.map(row => row.vehicle_id)
  const missing = Math.max(0, blockSize - held.length)
  return missing === 0 ? held : [...held, ...(await takeNumbers(db, missing, { block, used_by: null }, at))]
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
