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
  /** The permission that is needed to open it; `staff`: any member of staff. */
  permission: Permission | 'staff'
  /** Opens without a network for whoever was signed in on this phone. It must hold nothing private, because the server was not asked. */
  worksOffline?: boolean
  /** What is saved here appears in the guide at once; outside the fair the panel says so. */
  speaksToVisitors?: boolean
  load: () => Promise<() => ReactNode>
}

type Labels = { label: Text; icon: IconName }
/** An entry whose label and icon default to the feature's. */
type Unnamed<T extends Partial<Labels>> = Omit<T, keyof Labels> & Partial<Pick<T, keyof Labels & keyof T>>

/** The lists that a feature adds to the staff console, each entry with its label. Their order: web/staff/staff-manifests.ts. */
type StaffEntries = {
  panels: StaffPanel
  /** Subjects by which the audit log can be filtered. */
  auditFilters: Labels & { subject: string }
  /** The dashboard's card for a table that the server counts. */
  counts: Labels & { table: string }
  /**
   * The look of each kind of case that the server raises (kit/server/cases.ts), and the panel that shows its subject. `asks`: the
   * parameter of the panel's address that opens the subject.
   */
  cases: Labels & { kind: string; panel?: string; asks?: string }
  /** Names of the lists that the server exports as CSV. */
  exports: Labels & { list: string }
}
type StaffWords = {
  /** Subjects and actions of the audit log in words, by their recorded names. */
  auditWords?: Readonly<Record<string, Text>>
  /** An alarm's sentence on the dashboard, by its name; `{count}`: how often it happened within the hour. */
  alarms?: Readonly<Record<string, Text>>
}

/** What a feature brings to the staff console: `staff` in its `staff-manifest.ts`. */
export type StaffManifest = StaffWords & { [K in keyof StaffEntries]?: readonly Unnamed<StaffEntries[K]>[] }
/** What all features bring, each entry with its label and icon, in order. */
export type StaffLists = Required<StaffWords> & { [K in keyof StaffEntries]: readonly StaffEntries[K][] }

const none: StaffLists = {
  ...{ panels: [], auditFilters: [], counts: [], cases: [], exports: [] },
  ...{ auditWords: {}, alarms: {} },
}
export const StaffListsContext = createContext(none)

/** Entries of one kind of every feature, in their order. */
export const useStaffEntries = <K extends keyof StaffEntries>(kind: K): StaffLists[K] =>
  useContext(StaffListsContext)[kind]

/** Words of every feature by the name under which they are recorded. */
export const useStaffWords = (kind: 'auditWords' | 'alarms'): Readonly<Record<string, Text>> =>
  useContext(StaffListsContext)[kind]
