import type { Manifest } from '#kit/web/manifest.ts'
import type { NamedStaffManifest } from '#kit/web/staff/manifest.ts'
import { manifests } from '../manifests.ts'
import * as staffFeatures from './staff-features.ts'

/** What every feature brings to the staff console. Rejects while a part cannot be loaded. */
export async function loadStaffManifests(): Promise<readonly NamedStaffManifest[]> {
  const all: Manifest[] = [...manifests, ...Object.values(staffFeatures)]
  const loading = all.map(async ({ title: label, icon, staff: load }) => {
    const staff = (await load?.()) ?? {}
    const named = <T extends object>(entries: readonly T[] = []) =>
      entries.map(entry => ({ label, icon, ...entry }))
    return {
      ...staff,
      panels: named(staff.panels),
      auditFilters: named(staff.auditFilters),
      counts: named(staff.counts),
      cases: named(staff.cases),
      exports: named(staff.exports),
    }
  })
  return Promise.all(loading)
}
