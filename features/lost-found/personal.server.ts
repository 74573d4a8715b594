import { sql } from 'kysely'
import type { PersonalData } from '#kit/server/context.ts'
import type { GoneItem } from './contract.ts'
import { lostFoundTopic } from './item-kinds.ts'
import { personCaseKinds } from './missing-person/cases.server.ts'
import { tellDesks } from './missing-person/reports.server.ts'
import { endCalls } from './rings/public-call.server.ts'

/** Reports of missing persons: who reports. */
export const personalReports: PersonalData = {
  table: 'missing_person_reports',
  kind: { en: 'Reports of missing persons', hi: 'बिछड़े लोगों की सूचनाएँ' },
  phone: 'phone',
  views: {
    lists: ['missing-persons', 'cases', 'case', 'sent-reports'],
    rows: {
      'missing-person': sql`missing_person_reports.id`,
      'missing-person-photo': sql`missing_person_reports.id`,
    },
  },
  cases: personCaseKinds,
  async changed(context) {
    await endCalls(context)
    await tellDesks(context)
  },
  pictures: { columns: ['image_hash'], folder: 'private' },
}

/** Things lost or found, with who reported them. */
export const personalItems: PersonalData = {
  table: 'lost_found_items',
  kind: { en: 'Lost & found reports', hi: 'खोया-पाया की सूचनाएँ' },
  phone: 'phone',
  // Without an id: the whole list as a file.
  views: { lists: ['lost-found', 'sent-reports'], rows: { 'lost-found': sql`lost_found_items.id` } },
  pictures: { columns: ['image_hash'], folder: 'photos' },
  async changed({ live, responseCache }, ids) {
    await responseCache.changed(lostFoundTopic)
    for (const id of ids) await live.publish(lostFoundTopic, id, { id, gone: true } satisfies GoneItem)
  },
}
