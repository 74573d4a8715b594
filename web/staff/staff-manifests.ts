import type { Manifest } from '#kit/web/manifest.ts'
import type { StaffLists } from '#kit/web/staff/manifest.ts'
import { byOrder, manifests } from '../manifests.ts'
import * as staffFeatures from './staff-features.ts'

/** The console's order; items not named come last. */
const order = {
  panels: [
    'cases',
    'duty',
    'dangers',
    'crowd-status',
    'queue',
    'notices',
    'rumours',
    'complaints',
    'lost-found',
    'missing-persons',
    'photos',
    'votes',
    'places',
    'waypoints',
    'crowd-places',
    'posts',
    'water-wires',
    'parking',
    'survey',
    'survey-desk',
    'contacts',
    'spoken-answers',
    'languages',
    'events',
    'travel-rules',
    'full-map',
    'street-plan',
    'live-darshan',
    'pooja',
    'quiz',
    'report',
    'replay',
    'quiz-questions',
    'accounts',
    'audit-log',
    'senders',
    'personal-data',
    'doctor',
    'own-account',
    'practice',
  ],
  counts: ['feedback', 'complaints', 'contacts', 'photo_contest_submissions', 'vehicle_registrations'],
  exports: [
    'feedback',
    'complaints',
    'photos',
    'lost-found',
    'missing-persons',
    'quiz',
    'crowd',
    'queue',
    'vehicles',
    'cases',
    'parking-counts',
    'dangers',
    'rumours',
    'notices',
    'audit-log',
    'accounts',
  ],
  auditFilters: [
    'place',
    'case',
    'contact',
    'danger',
    'crowd',
    'queue',
    'notice',
    'rumour',
    'spoken-clip',
    'photo',
    'complaint',
    'vehicle',
    'parking-lot',
    'account',
    'personal-data',
    'sent-reports',
  ],
}

/** Loads every feature's parts of the staff console. Rejects if one cannot be loaded. */
export async function loadStaffLists(): Promise<StaffLists> {
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
  const parts = await Promise.all(loading)
  return {
    panels: parts.flatMap(part => part.panels).toSorted(byOrder(order.panels, ({ id }) => id)),
    auditFilters: parts
      .flatMap(part => part.auditFilters)
      .toSorted(byOrder(order.auditFilters, ({ subject }) => subject)),
    counts: parts.flatMap(part => part.counts).toSorted(byOrder(order.counts, ({ table }) => table)),
    cases: parts.flatMap(part => part.cases),
    exports: parts.flatMap(part => part.exports).toSorted(byOrder(order.exports, ({ list }) => list)),
    auditWords: Object.assign({}, ...parts.map(part => part.auditWords)),
    alarms: Object.assign({}, ...parts.map(part => part.alarms)),
  }
}
