import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { name, phone, uuid } from '#common/fields.ts'
import { westernDigits } from '#common/phone-number.ts'
import { photoPart } from '#common/photo.ts'
import { lotId } from './lots/contract.ts'
import { normalizeNumber, vehicleNumber } from './vehicle-number.ts'

/** Default hours after which a parked vehicle is overdue. */
export const usualOverdueHours = 24
/** The most that staff may set: a fortnight. */
export const mostOverdueHours = 336
/** Days for which an unparked vehicle can still be found. */
export const searchDays = 7
/** Unsuccessful searches allowed per account and hour, against guessing. */
export const mostMisses = 100

const number = z.string().check(z.regex(vehicleNumber))

/** A vehicle as parking staff see it. Only they can open its photo addresses. */
const vehicle = z.strictObject({
  id: z.string(),
  vehicle_id: z.string(),
  owner_name: z.string(),
  phone_number: z.string(),
  parking_location: z.string(),
  /** '' if none was given. */
  number_plate: z.string(),
  vehicle_photo_url: z.string(),
  parking_status: z.enum(['parked', 'unparked']),
  created_at: z.string(),
  /** When it was unparked. */
  updated_at: z.nullable(z.string()),
  departure: z.nullable(
    z.strictObject({
      /** '' (and no photo) once erased at the person's request. */
      unparker_phone: z.string(),
      unparker_photo_url: z.string(),
      unparker_photo_url_2: z.nullable(z.string()),
    }),
  ),
})
export type Vehicle = z.output<typeof vehicle>

/** Form fields are sent as text. */
const registration = z.strictObject({
  id: uuid,
  owner_name: name,
  phone_number: phone,
  parking_location: lotId,
  number_plate: z._default(
    z.string().check(
      z.trim(),
      z.maxLength(20, { abort: true }),
      z.normalize('NFKC'),
      z.toUpperCase(),
      z.overwrite(text => westernDigits(text).replace(/[.,।]/g, ' ').trim()),
      z.regex(/^[\p{L}\p{M}\p{N} -]*$/u),
    ),
    '',
  ),
  /** A number reserved by this phone (with its block), or that of a preprinted slip (without one). If missing, the server chooses. */
  vehicle_id: z.optional(number),
  block: z.optional(uuid),
})
export type Registration = z.output<typeof registration>

const byId = z.strictObject({ id: uuid })
const key = z
  .string()
  .check(
    z.maxLength(40, { abort: true }),
    z.overwrite(normalizeNumber),
    z.regex(/^[\p{L}\p{M}\p{N}]{1,20}$/u),
  )

/** How many vehicles are in a lot, and how many of them are overdue. No personal data. */
const lotCount = z.strictObject({
  parking_location: z.string(),
  parked: z.int(),
  long_parked: z.int(),
})
const longParked = z.strictObject({
  id: z.string(),
  vehicle_id: z.string(),
  parking_location: z.string(),
  created_at: z.string(),
})
export type LotCount = z.output<typeof lotCount>
export type LongParked = z.output<typeof longParked>

const overdueHours = z.int().check(z.minimum(1), z.maximum(mostOverdueHours))
export const parkingSettings = z.strictObject({ overdue_hours: overdueHours })

/**
 * Error codes: `not-found` 404, `already-unparked` 409, `number-not-held` 409, `unknown-lot` 400, `slip-unknown`,
 * `slip-used` and `slip-ended` 409, `no-numbers` 503, `too-many` 429, `key-reused` 422, `file-too-large` 413,
 * `not-an-image` 400.
 */
export const vehiclesContract = defineContract({
  'PUT /api/vehicles/blocks/:block': {
    access: 'vehicle',
    summary: 'Tops up a phone’s reserved numbers and returns all unused ones',
    params: z.strictObject({ block: uuid }),
    reply: z.strictObject({ numbers: z.array(z.string()) }),
  },
  'POST /api/vehicles': {
    access: 'vehicle',
    summary: 'Registers a parked vehicle',
    body: registration,
    files: [photoPart()],
    reply: vehicle,
    status: 201,
  },
  'GET /api/vehicles/search/:key': {
    access: 'vehicle',
    summary:
      'The one vehicle with exactly this ID or, while it is parked, this number plate; every search is audited',
    params: z.strictObject({ key }),
    reply: vehicle,
  },
  'POST /api/vehicles/:id/departure': {
    access: 'vehicle',
    summary: 'Marks a vehicle as unparked, with who took it',
    params: byId,
    body: z.strictObject({ phone }),
    files: [photoPart(), photoPart('photo_2', false)],
    reply: vehicle,
  },
  'GET /api/vehicles/:id/photo': {
    access: 'vehicle',
    shows: 'vehicle-photo',
    summary: 'The photo of a vehicle',
    params: byId,
    reply: z.any(),
    produces: 'image/webp',
  },
  'GET /api/vehicles/:id/departure/photo/:which': {
    access: 'vehicle',
    shows: 'departure-photo',
    summary: 'A photo of who took a vehicle',
    params: z.strictObject({ id: uuid, which: z.enum(['1', '2']) }),
    reply: z.any(),
    produces: 'image/webp',
  },
  'GET /api/vehicles/long-parked': {
    access: 'vehicle',
    shows: 'long-parked',
    summary: 'Vehicles that stand there too long, the oldest first',
    reply: z.strictObject({ vehicles: z.array(longParked) }),
  },
  'GET /api/vehicles/counts': {
    access: 'staff',
    summary: 'How many vehicles each field holds: numbers alone',
    reply: z.strictObject({ lots: z.array(lotCount), registered: z.int(), overdue_hours: overdueHours }),
  },
  'PUT /api/vehicles/settings': {
    access: 'content',
    summary: 'Sets after how many hours a parked vehicle is overdue and becomes a case',
    /** `instead_of`: the hours as they were read. A console opened before this field existed sends none. */
    body: z.extend(parkingSettings, { instead_of: z.optional(parkingSettings) }),
    reply: parkingSettings,
  },
})
