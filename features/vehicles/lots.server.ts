import { sql } from 'kysely'
import type { Text } from '#common/text.ts'
import type { AnyDatabase } from '#kit/server/db/any-database.ts'
import { readSetting } from '#kit/server/staff/staff-settings.ts'
import { type LongParked, type LotCount, parkingSettings, usualOverdueHours } from './contract.ts'
import { nameOfLot } from './lots/fullness.ts'
import type { VehicleDatabase, VehicleTables } from './tables.server.ts'

export const parkingKey = 'parking'
/** After how many hours a parked vehicle is overdue. */
export async function overdueHours(db: AnyDatabase): Promise<number> {
  return (await readSetting(db, parkingKey, parkingSettings))?.value.overdue_hours ?? usualOverdueHours
}
const longBefore = async (db: AnyDatabase, now: number) =>
  new Date(now - (await overdueHours(db)) * 3_600_000)
/** Limit of the list of overdue vehicles. */
const mostLong = 200

/** Vehicles now registered in each lot, and how many of them are overdue; lots in filling order. */
export async function lotCounts(db: AnyDatabase, now: number): Promise<LotCount[]> {
  return (await countsByLot(db, now)).map(({ parking_location, parked, long_parked }) => ({
    parking_location,
    parked,
    long_parked,
  }))
}

async function countsByLot(db: AnyDatabase, now: number) {
  const before = await longBefore(db, now)
  const { rows } = await sql<LotCount & { number: number; name: Text }>`
    select lot.id as parking_location, lot.number, jsonb_build_object('en', lot.name_en, 'hi', lot.name_hi) as name,
      count(v.id)::int as parked, (count(v.id) filter (where v.created_at < ${before}))::int as long_parked
    from parking_lots lot
    left join vehicle_registrations v on v.parking_location = lot.id and v.parking_status = 'parked'
    group by lot.id order by lot.turn, lot.number`.execute(db)
  return rows
}

/** Lots with vehicles in them, and how many of those are overdue. */
export async function parkedNow(
  db: AnyDatabase,
  now: number,
): Promise<{ lot: Text; count: number; long: number }[]> {
  const lots = await countsByLot(db, now)
  return lots
    .filter(({ parked }) => parked > 0)
    .map(lot => ({ lot: nameOfLot(lot), count: lot.parked, long: lot.long_parked }))
}

/** Names of lots by their id. */
export async function lotNames(db: AnyDatabase): Promise<ReadonlyMap<string, Text>> {
  const rows = await db
    .withTables<VehicleTables>()
    .selectFrom('parking_lots')
    .select(['id', 'number', 'name_en', 'name_hi'])
    .execute()
  return new Map(
    rows.map(({ id, number, name_en, name_hi }) => [
      id,
      nameOfLot({ number, name: { en: name_en, hi: name_hi } }),
    ]),
  )
}

/** How many vehicles were ever registered. */
export async function countRegistered(db: VehicleDatabase): Promise<number> {
  const row = await db
    .selectFrom('vehicle_registrations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Overdue vehicles, oldest first: IDs and lots, no personal data. */
export async function longParked(db: AnyDatabase, now: number): Promise<LongParked[]> {
  const rows = await db
    .withTables<VehicleTables>()
    .selectFrom('vehicle_registrations')
    .select(['id', 'vehicle_id', 'parking_location', 'created_at'])
    .where('parking_status', '=', 'parked')
    .where('created_at', '<', await longBefore(db, now))
    .orderBy('created_at')
    .limit(mostLong)
    .execute()
  return rows.map(row => ({ ...row, created_at: row.created_at.toISOString() }))
}
