import type { Visitor } from './visitor.ts'
import type { World } from './world.ts'

/** An admin of the gate who is signed in, and a photo to send. */
export type Stage = { world: World; admin: Visitor; photo: Buffer }

/** One write by staff. `make` arranges what it changes and answers its path, where that has parameters, and its body. */
export type StaffWrite = {
  /** Subject and action of the line in the audit log. */
  log: string
  make: (stage: Stage) => Made | Promise<Made>
}
type Made = { path?: string; body?: unknown }

/** Every call of a feature by which staff write, in its `test-staff-writes.ts`. */
export type StaffWrites = {
  writes?: Readonly<Record<string, StaffWrite>>
  /** Calls without a line in the audit log, and why. */
  unlogged?: Readonly<Record<string, string>>
}

export const two = (en: string) => ({ en, hi: 'नाम' })

/** Adds a row by one call, so that another can change it: answers the path and the body of the second. */
export async function added<T extends { id: string }>({ admin }: Stage, path: string, body: T) {
  const made = await admin.call<{ updated_at: string }>(`POST ${path}`, body)
  const { id, ...fields } = body
  return { path: `${path}/${id}`, body: { ...fields, updated_at: made.body.updated_at } }
}
