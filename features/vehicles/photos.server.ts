import { sql } from 'kysely'
import type { VehicleDatabase } from './tables.server.ts'

/** Which of these photos a registration or an unparking record refers to. */
export async function photosInUse(db: VehicleDatabase, hashes: readonly string[]): Promise<string[]> {
  const asked = sql`${[...hashes]}::text[]`
  const { rows } = await sql<{ hash: string }>`
    select photo_hash as hash from vehicle_registrations where photo_hash = any(${asked})
    union select photo_hash from vehicle_unparking_records where photo_hash = any(${asked})
    union select photo_hash_2 from vehicle_unparking_records where photo_hash_2 = any(${asked})`.execute(db)
  return rows.map(row => row.hash)
}
