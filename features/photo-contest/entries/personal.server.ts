import { sql } from 'kysely'
import type { PersonalData } from '#kit/server/context.ts'
import { topics } from '../contract.ts'

/** Votes and decisions refer to the entry: it stays, hidden, without its person and its picture. */
export const personal: PersonalData = {
  table: 'photo_contest_submissions',
  kind: { en: 'Contest photos', hi: 'प्रतियोगिता की फोटो' },
  phone: 'phone_normalized',
  views: { lists: ['photo-entries', 'photos'], rows: {} },
  replace: sql`name = '-', phone = '-', phone_normalized = null, description = '', device = '-', is_hidden = true,
    hidden_reason = 'erased', image_hash = ''`,
  cases: ['photo-report'],
  pictures: { columns: ['image_hash'], folder: 'photos' },
  async changed({ live, responseCache }, ids) {
    for (const id of ids) await live.publish(topics.gone, id, { id })
    await responseCache.changed(topics.photos)
    await responseCache.changed(topics.day)
  },
}
