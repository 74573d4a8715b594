import { createContext, type ReactNode, useContext } from 'react'
import type { Text } from '#common/text.ts'
import type { IconName } from '#ui/icon.tsx'

/** A page of the staff console. */
export type StaffPanel = {
  /** Its address: `/admin/{id}`. */
  id: string
  label: Text
  icon: IconName
  /** `staff`: whoever works here. */
  role: 'admin' | 'vehicle' | 'staff'
  /** In the staff menu. */
  place: number
  load: () => Promise<{ Panel: () => ReactNode }>
}

/** What a feature brings to the staff console: `staff` in its `staff-manifest.tsx`. `place` numbers give the order. */
export type StaffManifest = {
  panels?: readonly StaffPanel[]
  /** Subjects and actions of the audit log in words, by their recorded names. */
  auditWords?: Readonly<Record<string, Text>>
  /** Subjects by which the audit log can be filtered. */
  auditFilters?: readonly { subject: string; label: Text; place: number }[]
  /** The dashboard's card for a table that the server counts. */
  counts?: readonly { table: string; label: Text; icon: IconName; place: number }[]
  /** Names of the lists that the server exports as CSV. */
  exports?: readonly { list: string; label: Text; place: number }[]
  /** What an alarm says on the dashboard, by its name; `{count}` is how often it happened within the hour. */
  alarms?: Readonly<Record<string, Text>>
}

export const StaffManifests = createContext<readonly StaffManifest[]>([])

/** Entries of one kind of every feature, in their order. */
export function useStaffEntries<K extends 'panels' | 'auditFilters' | 'counts' | 'exports'>(
  kind: K,
): readonly NonNullable<StaffManifest[K]>[number][] {
  const manifests = useContext(StaffManifests)
  return manifests.flatMap(manifest => [...(manifest[kind] ?? [])]).toSorted((a, b) => a.place - b.place)
}

/** Words of every feature by the name under which they are recorded. */
export function useStaffWords(kind: 'auditWords' | 'alarms'): Readonly<Record<string, Text>> {
  return Object.assign({}, ...useContext(StaffManifests).map(manifest => manifest[kind]))
}
