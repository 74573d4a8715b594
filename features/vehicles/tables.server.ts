import type { Generated, GeneratedAlways, Kysely, Selectable } from 'kysely'
import type { StoredRow } from '#kit/server/staff/row-columns.ts'
import type { Vehicle } from './contract.ts'
import type { lotColumns } from './lots/columns.ts'
import type { LotKinds } from './lots/contract.ts'

type RegistrationsTable = {
  id: string
  vehicle_id: string
  owner_name: string
  phone_number: string
  parking_location: string
  number_plate: string
  plate_key: GeneratedAlways<string>
  photo_hash: string
  parking_status: Generated<'parked' | 'unparked'>
  registered_by: string
  created_at: Date
  updated_at: Date | null
  fingerprint: string
  /** When the owner asked for erasure; their data is erased once the vehicle has left. */
  erase_asked_at: Date | null
}
type RecordsTable = {
  vehicle_registration_id: string
  unparker_phone: string
  photo_hash: string
  photo_hash_2: string | null
  unparked_by: string
  created_at: Date
}
type NumbersTable = {
  vehicle_id: string
  block: string | null
  used_by: string | null
  created_at: Date
}
type LotsTable = StoredRow<typeof lotColumns> & {
  latitude: number | null
  longitude: number | null
  kinds: LotKinds | null
  changes: Generated<string>
  last_vehicle_at: Generated<Date | null>
}
type CountsTable = {
  id: string
  lot_id: string
  counted: number
  difference: number
  staff_id: string
  counted_at: Date
}
type SlipBatchesTable = {
  id: string
  slips: number
  staff_id: string
  created_at: Date
  ended_at: Date | null
}
export type VehicleTables = {
  parking_slip_batches: SlipBatchesTable
  parking_lots: LotsTable
  parking_counts: CountsTable
  vehicle_registrations: RegistrationsTable
  vehicle_unparking_records: RecordsTable
  vehicle_numbers: NumbersTable
}
export type VehicleDatabase = Kysely<VehicleTables>
export type RegistrationRow = Selectable<RegistrationsTable>
export type RecordRow = Selectable<RecordsTable>

/** A vehicle as parking staff see it; `record` is given once it is unparked. */
export const shownVehicle = (row: RegistrationRow, record: RecordRow | undefined): Vehicle => ({
  id: row.id,
  vehicle_id: row.vehicle_id,
  owner_name: row.owner_name,
  phone_number: row.phone_number,
  parking_location: row.parking_location,
  number_plate: row.number_plate,
  vehicle_photo_url: `/api/vehicles/${row.id}/photo`,
  parking_status: row.parking_status,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at?.toISOString() ?? null,
  departure: record
    ? {
        // '' if the person's data was erased.
        unparker_phone: record.photo_hash ? record.unparker_phone : '',
        unparker_photo_url: record.photo_hash ? `/api/vehicles/${row.id}/departure/photo/1` : '',
        unparker_photo_url_2: record.photo_hash_2 ? `/api/vehicles/${row.id}/departure/photo/2` : null,
      }
    : null,
})
