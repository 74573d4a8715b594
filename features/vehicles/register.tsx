import { newId } from '#common/id.ts'
import { ApiError, request } from '#kit/web/api.tsx'
import { submit, withdraw } from '#kit/web/outbox/outbox.tsx'
import type { Vehicle } from './contract.ts'
import { fillNumbers, giveBack, takeNumber } from './held-numbers.tsx'

export const kind = 'vehicle'
const call = 'POST /api/vehicles'

export type Draft = {
  owner_name: string
  phone_number: string
  parking_location: string
  number_plate: string
}
/** What the slip shows; `isWaiting` while the details are still on this phone alone. */
export type Slip = Pick<Draft, 'owner_name' | 'parking_location'> & { vehicle_id: string; isWaiting: boolean }

/**
 * Registers a vehicle. With a number that this phone holds it succeeds without network too: the outbox sends it once.
 * Throws ApiError where it is refused, `no-held-number` where there is neither network nor number.
 */
export async function register(draft: Draft, photo: Blob): Promise<Slip> {
  const { owner_name, parking_location } = draft
  const held = takeNumber()
  if (!held) return { ...(await registerAtOnce(draft, photo)), isWaiting: false }
  const id = newId()
  const files = [{ name: 'photo', blob: photo }]
  const outcome = await submit({ id, kind, call, fields: { id, ...draft, ...held }, files })
  if (outcome.kind !== 'refused') {
    if (outcome.kind === 'sent') fillNumbers().catch(() => undefined)
    return {
      owner_name,
      parking_location,
      vehicle_id: held.vehicle_id,
      isWaiting: outcome.kind === 'waiting',
    }
  }
  await withdraw(id)
  if (outcome.error.code !== 'number-not-held') giveBack(held.vehicle_id)
  throw outcome.error
}

/** The first one of a phone: the server makes the number. */
async function registerAtOnce(draft: Draft, photo: Blob): Promise<Vehicle> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ id: newId(), ...draft })) form.set(name, value)
  form.set('photo', photo, 'photo')
  try {
    const answer = await request(call.slice(call.indexOf(' ') + 1), { method: 'POST', body: form })
    const vehicle = (await answer.json()) as Vehicle
    if (!vehicle.vehicle_id) throw new ApiError(200, 'no-id')
    fillNumbers().catch(() => undefined)
    return vehicle
  } catch (error) {
    throw error instanceof ApiError && error.status === 0 ? new ApiError(0, 'no-held-number') : error
  }
}
