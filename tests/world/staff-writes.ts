import type { Visitor } from './visitor.ts'
import type { World } from './world.ts'

/** A signed-in admin of the gate, and a photo to send. */
export type Stage = { world: World; admin: Visitor; photo: Buffer }

/** One write by staff. `make` arranges what it changes and returns its path, if that has parameters, and its body. */
export type StaffWrite = {
  /** Subject and action of its audit log entry. */
  log: string
  make: (stage: Stage) => Made | Promise<Made>
}
type Made = { path?: string; body?: unknown }

/** Every call with which staff write in a feature, in its `test-staff-writes.ts`. */
export type StaffWrites = {
  writes?: Readonly<Record<string, StaffWrite>>
  /** Calls without an audit log entry, and why. */
  unlogged?: Readonly<Record<string, string>>
}

export const two = (en: string) => ({ en, hi: 'नाम' })

/** Adds a row with one call, so that another can change it; returns the path and body of the second. */
export async function added<T extends { id: string }>({ admin }: Stage, path: string, body: T) {
  const made = await admin.call<{ updated_at: string }>(`POST ${path}`, body)
  const { id, ...fields } = body
  return { path: `${path}/${id}`, body: { ...fields, updated_at: made.body.updated_at } }
}
