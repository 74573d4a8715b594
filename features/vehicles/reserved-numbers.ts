import { newId } from '#common/id.ts'
import { client } from '#kit/web/api.ts'
import { readStorage, writeStorage } from '#kit/web/local-storage.ts'
import type { vehiclesContract } from './contract.ts'

/** Numbers reserved by this phone. `taken`: given to vehicles, though the server may not know yet. */
type Reserved = { block: string; free: string[]; taken: string[] }
const key = 'vehicle-numbers'
const call = client<typeof vehiclesContract>()

function reserved(): Reserved {
  try {
    const stored = JSON.parse(readStorage(key) ?? 'null') as Reserved | null
    if (stored?.block && Array.isArray(stored.free) && Array.isArray(stored.taken)) return stored
  } catch {
    // Unreadable: start a new block.
  }
  return { block: newId(), free: [], taken: [] }
}
const save = (next: Reserved) => writeStorage(key, JSON.stringify(next))

/** Reserves numbers until this phone has `blockSize` unused ones. Throws ApiError. */
export async function reserveNumbers(): Promise<void> {
  const { block } = reserved()
  const { numbers } = await call('PUT /api/vehicles/blocks/:block', { params: { block } })
  // Read again: a number may have been taken during the request.
  const { taken } = reserved()
  save({
    block,
    free: numbers.filter(number => !taken.includes(number)),
    taken: taken.filter(each => numbers.includes(each)),
  })
}

/** Takes a reserved number at random, so that numbers reveal no order; undefined if none is left. */
export function takeNumber(): { vehicle_id: string; block: string } | undefined {
  const { block, free, taken } = reserved()
  const [lot = 0] = crypto.getRandomValues(new Uint32Array(1))
  const vehicle_id = free[lot % free.length]
  if (!vehicle_id) return undefined
  save({ block, free: free.filter(each => each !== vehicle_id), taken: [...taken, vehicle_id] })
  return { vehicle_id, block }
}

/** Frees the number of a refused registration. Nobody has seen it. */
export function returnNumber(vehicle_id: string): void {
  const { block, free, taken } = reserved()
  save({ block, free: [vehicle_id, ...free], taken: taken.filter(each => each !== vehicle_id) })
}
