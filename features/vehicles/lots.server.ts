import type { Kysely } from 'kysely'
import { type LongParked, type LotCount, longHours } from './contract.ts'
import { parkingLots } from './parking-lots.ts'
import type { VehicleDatabase, VehicleTables } from './tables.server.ts'

const longBefore = (now: number) => new Date(now - longHours * 3_600_000)
/** Limit of the list of long-parked vehicles. */
const mostLong = 200

/** Vehicles in each lot, and how many of them are long parked. */
export async function lotCounts(db: VehicleDatabase, now: number): Promise<LotCount[]> {
  const rows = await db
    .selectFrom('vehicle_registrations')
    .where('parking_status', '=', 'parked')
    .select(({ fn, eb }) => [
      'parking_location',
      fn.countAll<string>().as('parked'),
      fn
        .countAll<string>()
        .filterWhere(eb('created_at', '<', longBefore(now)))
        .as('long_parked'),
    ])
    .groupBy('parking_location')
    .execute()
  const known = new Map(rows.map(row => [row.parking_location, row]))
  return [...new Set([...parkingLots, ...known.keys()])].map(parking_location => ({
    parking_location,
    parked: Number(known.get(parking_location)?.parked ?? 0),
    long_parked: Number(known.get(parking_location)?.long_parked ?? 0),
  }))
}

/** Lots in which vehicles stand, and how many of them for more than a day. */
export async function parkedNow(
  // biome-ignore lint/complexity/noBannedTypes: a view over the feature's own table
  db: Kysely<{}>,
  now: number,
): Promise<{ lot: string; count: number; long: number }[]> {
  const lots = await lotCounts(db.withTables<VehicleTables>(), now)
  return lots
    .filter(({ parked }) => parked > 0)
    .map(({ parking_location, parked, long_parked }) => ({
      lot: parking_location,
      count: parked,
      long: long_parked,
    }))
}

/** How many vehicles were ever registered. */
export async function countRegistered(db: VehicleDatabase): Promise<number> {
  const row = await db
    .selectFrom('vehicle_registrations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Long-parked vehicles, oldest first: IDs and lots, no personal data. */
export async function longParked(db: VehicleDatabase, now: number): Promise<LongParked[]> {
  const rows = await db
    .selectFrom('vehicle_registrations')
    .select(['id', 'vehicle_id', 'parking_location', 'created_at'])
    .where('parking_status', '=', 'parked')
    .where('created_at', '<', longBefore(now))
    .orderBy('created_at')
    .limit(mostLong)
    .execute()
  return rows.map(row => ({ ...row, created_at: row.created_at.toISOString() }))
}
