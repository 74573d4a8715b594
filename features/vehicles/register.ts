import { newId } from '#common/id.ts'
import { submit, withdraw } from '#kit/web/outbox/outbox.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { signedInName } from '#kit/web/staff/staff-hints.ts'
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
/** What the slip shows. `id`: of the registration; `isWaiting`: it has not been sent yet. */
export type Slip = Pick<Draft, 'owner_name' | 'parking_location' | 'number_plate'> & {
  id: string
  vehicle_id: string
  isWaiting: boolean
  /** When it was registered (ms). */
  at: number
}

/**
 * Registers a vehicle under the number of its slip, or one that this phone holds. The outbox sends it once, now or later. Throws
 * ApiError if it is refused; its code is `no-held-number` if there is neither network nor a number.
 */
export async function register({ slip, ...said }: Draft, photo: Blob, onKept: () => void): Promise<Slip> {
  const { owner_name, parking_location, number_plate } = said
  const at = serverNow()
  const held = slip ? undefined : await takeNumber()
  const number = held ?? { vehicle_id: normalizeNumber(slip) }
  const id = newId()
  const files = [{ name: 'photo', blob: photo }]
  const item = { id, kind, account: signedInName(), call, fields: { id, ...said, ...number }, files }
  const outcome = await submit(item, isSafe => isSafe && onKept())
  if (outcome.kind !== 'refused') {
    if (outcome.kind === 'sent') reserveNumbers().catch(() => undefined)
    return {
      id,
      owner_name,
      parking_location,
      number_plate: number_plate.trim().toUpperCase(),
      at,
      vehicle_id: number.vehicle_id,
      isWaiting: outcome.kind === 'waiting',
    }
  }
  await withdraw(id)
  if (held && outcome.error.code !== 'number-not-held') returnNumber(held)
  throw outcome.error
}
