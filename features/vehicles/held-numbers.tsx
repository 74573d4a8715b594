import { newId } from '#common/id.ts'
import { client } from '#kit/web/api.tsx'
import { readStorage, writeStorage } from '#kit/web/local-storage.tsx'
import type { contract } from './contract.ts'

/** `taken`: given to vehicles of this phone, and perhaps not yet known to the server as used. */
type Held = { block: string; free: string[]; taken: string[] }
const key = 'vehicle-numbers'
const call = client<typeof contract>()

function held(): Held {
  try {
    const kept = JSON.parse(readStorage(key) ?? 'null') as Held | null
    if (kept?.block && Array.isArray(kept.free) && Array.isArray(kept.taken)) return kept
  } catch {
    // Not ours: a block is asked for anew.
  }
  return { block: newId(), free: [], taken: [] }
}
const keep = (next: Held) => writeStorage(key, JSON.stringify(next))

/** Fills this phone's block up while there is a network. Throws ApiError. */
export async function fillNumbers(): Promise<void> {
  const { block } = held()
  const { numbers } = await call('PUT /api/vehicles/blocks/:block', { params: { block } })
  // Read again: one may have been taken meanwhile.
  const { taken } = held()
  keep({
    block,
    free: numbers.filter(number => !taken.includes(number)),
    taken: taken.filter(each => numbers.includes(each)),
  })
}

/** One of this phone's numbers by lot, so that none tells which came before; with the block; undefined where none is left. */
export function takeNumber(): { vehicle_id: string; block: string } | undefined {
  const { block, free, taken } = held()
  const [lot = 0] = crypto.getRandomValues(new Uint32Array(1))
  const vehicle_id = free[lot % free.length]
  if (!vehicle_id) return undefined
  keep({ block, free: free.filter(each => each !== vehicle_id), taken: [...taken, vehicle_id] })
  return { vehicle_id, block }
}

/** A registration was refused and shown to nobody: its number is free again. */
export function giveBack(vehicle_id: string): void {
  const { block, free, taken } = held()
  keep({ block, free: [vehicle_id, ...free], taken: taken.filter(each => each !== vehicle_id) })
}
