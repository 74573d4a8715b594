import { refuse } from '#common/refusal.ts'

/** Stops a change of a row that is no longer as it was seen: the second of two who edit the same is told. */
export function refuseStale(now: Date, seen: string): void {
  if (now.toISOString() !== seen) refuse('changed-meanwhile', 409, 'Somebody else changed this meanwhile.')
}

/** Turns the database's word that a name is taken (a unique index) into a refusal. */
export async function refuseTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if ((error as { code?: string }).code === '23505') refuse('taken', 409, 'Another one has this name.')
    throw error
  }
}
