import { newId } from '#common/id.ts'
import { ApiError, client } from '#kit/web/api.ts'
import { readStorage, writeStorage } from '#kit/web/local-storage.ts'
import type { vehiclesContract } from './contract.ts'

/** Numbers reserved by this phone. `taken`: given to vehicles, though the server may not know yet. */
type Reserved = { block: string; free: string[]; taken: string[] }
const key = 'vehicle-numbers'
const call = client<typeof vehiclesContract>()

/** For a phone whose storage is blocked. */
let unstored = 'null'

function reserved(): Reserved {
  try {
    const stored = JSON.parse(readStorage(key) ?? unstored) as Reserved | null
    if (stored?.block && Array.isArray(stored.free) && Array.isArray(stored.taken)) return stored
  } catch {
    // Unreadable: start a new block.
  }
  return save({ block: newId(), free: [], taken: [] })
}
function save(next: Reserved): Reserved {
  unstored = JSON.stringify(next)
  writeStorage(key, unstored)
  return next
}

/** Reserves numbers until this phone has `blockSize` unused ones. Throws ApiError. */
export async function reserveNumbers(): Promise<void> {
  const { block } = reserved()
  const { numbers } = await call('PUT /api/vehicles/blocks/:block', { params: { block } })
  // Read again: a number may have been taken during the request, or a new block begun.
  const now = reserved()
  if (now.block !== block) return
  save({
    block,
    free: numbers.filter(number => !now.taken.includes(number)),
    taken: now.taken.filter(each => numbers.includes(each)),
  })
}

/** Number and block, as a registration names them. */
type HeldNumber = { vehicle_id: string; block: string }

/**
 * Takes a reserved number at random, so that numbers reveal no order. If none is left, reserves some first. Throws ApiError;
 * `no-held-number` if that takes a network and there is none.
 */
export async function takeNumber(): Promise<HeldNumber> {
  if (reserved().free.length === 0) {
    // The whole block may be waiting to be sent: the server would add none to it.
    if (reserved().taken.length > 0) save({ block: newId(), free: [], taken: [] })
    await reserveNumbers().catch((error: ApiError) => {
      throw error.status === 0 ? new ApiError(0, 'no-held-number') : error
    })
  }
  const { block, free, taken } = reserved()
  const [lot = 0] = crypto.getRandomValues(new Uint32Array(1))
  const vehicle_id = free[lot % free.length]
  if (!vehicle_id) throw new ApiError(200, 'no-id')
  save({ block, free: free.filter(each => each !== vehicle_id), taken: [...taken, vehicle_id] })
  return { vehicle_id, block }
}

/** Frees the number of a refused registration. Nobody has seen it. */
export function returnNumber({ vehicle_id, block }: HeldNumber): void {
  const { free, taken, ...now } = reserved()
  if (now.block !== block) return
  save({ block, free: [vehicle_id, ...free], taken: taken.filter(each => each !== vehicle_id) })
}
