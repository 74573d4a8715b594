import { createContext, type ReactNode, useContext } from 'react'
import type { Permission } from '#common/permissions.ts'
import type { Text } from '#common/text.ts'
import type { IconName } from '#ui/icon.tsx'

/** A page of the staff console. */
export type StaffPanel = {
  /** Its address: `/admin/{id}`. */
  id: string
  label: Text
  icon: IconName
  /** What one must be allowed to do to open it; `staff`: whoever works here. */
  permission: Permission | 'staff'
  /** In the staff menu. */
  place: number
  /** Opens without a network for whoever was signed in on this phone. Nothing private may stand in it: the server was not asked. */
  worksOffline?: boolean
  load: () => Promise<() => ReactNode>
}

type Labels = { label: Text; icon: IconName }
/** An entry named like its feature where nothing is said. */
type Unnamed<T extends Partial<Labels>> = Omit<T, keyof Labels> & Partial<Pick<T, keyof Labels & keyof T>>

/** The lists that a feature brings to the staff console, each entry with its label. `place` numbers give the order. */
type StaffEntries = {
  panels: StaffPanel
  /** Subjects by which the audit log can be filtered. */
  auditFilters: Labels & { subject: string; place: number }
  /** The dashboard's card for a table that the server counts. */
  counts: Labels & { table: string; place: number }
  /**
   * The look of each kind of case that the server raises (kit/server/cases.ts), and the panel that shows what it is about. `asks`: the
   * parameter of its address that opens the subject.
   */
  cases: Labels & { kind: string; panel?: string; asks?: string; place: number }
  /** Names of the lists that the server exports as CSV. */
  exports: Labels & { list: string; place: number }
}
type StaffWords = {
  /** Subjects and actions of the audit log in words, by their recorded names. */
  auditWords?: Readonly<Record<string, Text>>
  /** What an alarm says on the dashboard, by its name; `{count}` is how often it happened within the hour. */
  alarms?: Readonly<Record<string, Text>>
}

/** What a feature brings to the staff console: `staff` in its `staff-manifest.ts`. */
export type StaffManifest = StaffWords & { [K in keyof StaffEntries]?: readonly Unnamed<StaffEntries[K]>[] }
/** The same with every label and icon. */
export type NamedStaffManifest = StaffWords & NamedLists
type NamedLists = { [K in keyof StaffEntries]: readonly StaffEntries[K][] }

export const StaffManifests = createContext<readonly NamedStaffManifest[]>([])

/** Entries of one kind of every feature, in their order. */
export function useStaffEntries<K extends keyof StaffEntries>(kind: K): readonly StaffEntries[K][] {
  const listOf = (lists: NamedLists): NamedLists[K] => lists[kind]
  const entries = useContext(StaffManifests).flatMap(listOf) as StaffEntries[K][]
  return entries.toSorted((a, b) => a.place - b.place)
}

/** Words of every feature by the name under which they are recorded. */
export function useStaffWords(kind: 'auditWords' | 'alarms'): Readonly<Record<string, Text>> {
  return Object.assign({}, ...useContext(StaffManifests).map(manifest => manifest[kind]))
}
