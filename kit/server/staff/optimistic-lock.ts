import { refuse } from '#common/refusal.ts'

/** Refuses `changed-meanwhile` 409 if the row changed after the editor loaded it (`seen`: its updated_at then). */
export function refuseStale(now: Date, seen: string): void {
  if (now.toISOString() !== seen) refuse('changed-meanwhile', 409, 'Somebody else changed this meanwhile.')
}

/** Turns a unique violation into the refusal `taken` 409. */
export async function refuseTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if ((error as { code?: string }).code === '23505') refuse('taken', 409, 'Another one has this name.')
    throw error
  }
}
