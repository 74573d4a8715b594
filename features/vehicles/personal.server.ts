import { sql } from 'kysely'
import type { PersonalData } from '#kit/server/context.ts'

/** Who took a vehicle. That it left, and when, stays on record. */
export const personalDepartures: PersonalData = {
  table: 'vehicle_unparking_records',
  kind: { en: 'Vehicles taken out', hi: 'निकाले गए वाहन' },
  phone: 'unparker_phone',
  views: {
    lists: [],
    rows: {
      'departure-photo': sql`vehicle_unparking_records.vehicle_registration_id`,
      vehicle: sql`(select v.vehicle_id from vehicle_registrations v
        where v.id = vehicle_unparking_records.vehicle_registration_id)`,
    },
  },
  replace: sql`unparker_phone = '0000000000', photo_hash = '', photo_hash_2 = null`,
  pictures: { columns: ['photo_hash', 'photo_hash_2'], folder: 'private' },
}

/** A vehicle's owner. Kept until it has left, because staff must know whom to give it to. */
export const personalVehicles: PersonalData = {
  table: 'vehicle_registrations',
  kind: { en: 'Parked vehicles', hi: 'पार्किंग में दर्ज वाहन' },
  phone: 'phone_number',
  views: {
    lists: ['long-parked'],
    rows: {
      vehicle: sql`vehicle_registrations.vehicle_id`,
      'vehicle-photo': sql`vehicle_registrations.id`,
    },
  },
  replace: sql`owner_name = '-', phone_number = '0000000000', number_plate = '', photo_hash = ''`,
  stays: {
    where: sql`parking_status = 'parked'`,
    why: {
      en: 'The vehicle is still parked. It is erased as soon as it leaves.',
      hi: 'वाहन अभी पार्किंग में है। निकलते ही जानकारी मिटा दी जाएगी।',
    },
    mark: sql`erase_asked_at = coalesce(erase_asked_at, now())`,
  },
  pictures: { columns: ['photo_hash'], folder: 'private' },
}
