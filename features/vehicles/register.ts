import { newId } from '#common/id.ts'
import { ApiError, asApiError, readJson, request } from '#kit/web/api.ts'
import { submit, withdraw } from '#kit/web/outbox/outbox.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import type { Vehicle } from './contract.ts'
import { reserveNumbers, returnNumber, takeNumber } from './reserved-numbers.ts'
import { normalizeNumber } from './vehicle-number.ts'

export const kind = 'vehicle'
const call = 'POST /api/vehicles'

export type Draft = {
  owner_name: string
  phone_number: string
  parking_location: string
  number_plate: string
  /** Number of a preprinted slip; '' for none. */
  slip: string
}
/** What the slip shows. `isWaiting`: the registration has not been sent yet. */
export type Slip = Pick<Draft, 'owner_name' | 'parking_location' | 'number_plate'> & {
  vehicle_id: string
  isWaiting: boolean
  /** When it was registered (ms). */
  at: number
}

/**
 * Registers a vehicle. With a reserved number it works without network: the outbox sends it later, once. Throws ApiError if
 * refused; its code is `no-held-number` if there is neither network nor a reserved number.
 */
export async function register({ slip, ...said }: Draft, photo: Blob, onKept: () => void): Promise<Slip> {
  const { owner_name, parking_location, number_plate } = said
  const at = serverNow()
  const number = slip ? { vehicle_id: normalizeNumber(slip) } : takeNumber()
  if (!number) return { ...(await registerAtOnce(said, photo)), isWaiting: false, at }
  const id = newId()
  const files = [{ name: 'photo', blob: photo }]
  const item = { id, kind, call, fields: { id, ...said, ...number }, files }
  const outcome = await submit(item, isSafe => isSafe && onKept())
  if (outcome.kind !== 'refused') {
    if (outcome.kind === 'sent') reserveNumbers().catch(() => undefined)
    return {
      owner_name,
      parking_location,
      number_plate: number_plate.trim().toUpperCase(),
      at,
      vehicle_id: number.vehicle_id,
      isWaiting: outcome.kind === 'waiting',
    }
  }
  await withdraw(id)
  if (!slip && outcome.error.code !== 'number-not-held') returnNumber(number.vehicle_id)
  throw outcome.error
}

/** Registers without a reserved number; the server chooses one. */
async function registerAtOnce(said: Omit<Draft, 'slip'>, photo: Blob): Promise<Vehicle> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ id: newId(), ...said })) form.set(name, value)
  form.set('photo', photo, 'photo')
  try {
    const answer = await request(call.slice(call.indexOf(' ') + 1), { method: 'POST', body: form })
    const vehicle = await readJson<Vehicle>(answer)
    if (!vehicle.vehicle_id) throw new ApiError(200, 'no-id')
    reserveNumbers().catch(() => undefined)
    return vehicle
  } catch (error) {
    const failure = asApiError(error)
    throw failure.status === 0 ? new ApiError(0, 'no-held-number') : failure
  }
}
