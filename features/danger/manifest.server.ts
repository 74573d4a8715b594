import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { dangerApi } from './api.server.ts'
import type { DangerAnswer } from './danger-kinds.ts'
import { personal, sayOfDanger, tellDangers } from './dangers.server.ts'
import { aboutDangers } from './lists.server.ts'
import type { DangerDatabase } from './tables.server.ts'
import { placesOfDangers, sentDangers } from './together.server.ts'

/** What the choices of 'Done' mean for the danger: if it is guarded or still there, visitors are still warned. */
const stateAfter: Readonly<Record<string, DangerAnswer>> = {
  ...{ gone: 'mended', 'not-so': 'not-so', guarded: 'mending', dangerous: 'seen' },
}

export const manifest: ServerManifest = {
  name: 'danger',
  api: dangerApi,
  personal: [personal],
  emptyInPractice: ['dangers'],
  sent: [sentDangers],
  exports: {
    dangers: sql`
      select d.kind, d.place_en, d.place_hi, d.state, d.note_en, d.note_hi, d.told, d.answered_at, r.observed_at,
        r.created_at, r.words, r.lat, r.lng, r.accuracy_m,
        r.is_chosen
      from danger_reports r join dangers d on d.id = r.danger_id order by r.created_at desc, r.id`,
  },
  erase: [
    { table: 'danger_reports', where: before => sql`created_at < ${before}` },
    { table: 'danger_answers', days: 30, where: before => sql`created_at < ${before}` },
    { table: 'dangers', where: before => sql`told_at < ${before} and updated_at < ${before}` },
  ],
  endedByCase: tellDangers,
  cases: [
    {
      kind: 'danger',
      permission: 'dangers',
      minutes: 10,
      title: { en: 'Danger at a place', hi: 'खतरे की सूचना' },
      about: aboutDangers,
      places: ({ db }) => placesOfDangers(db),
      endings: {
        choices: [
          {
            id: 'gone',
            ends: true,
            label: { en: 'Gone: it is safe there now', hi: 'खतरा नहीं रहा: अब वहाँ ठीक है' },
          },
          { id: 'not-so', ends: true, label: { en: 'There was no danger', hi: 'वहाँ कोई खतरा नहीं था' } },
          {
            id: 'guarded',
            ends: false,
            label: { en: 'Guarded: one of us stands there', hi: 'पहरा है: हमारा कोई वहाँ खड़ा है' },
          },
          { id: 'dangerous', ends: false, label: { en: 'Still dangerous', hi: 'अब भी खतरा है' } },
        ],
        say: (transaction, id, choice, by) =>
          sayOfDanger(transaction as DangerDatabase, id, () => stateAfter[choice] ?? 'seen', by),
        // After 'not so', visitors are not warned until somebody has looked again.
        reopen: (transaction, id, by) =>
          sayOfDanger(
            transaction as DangerDatabase,
            id,
            before => (before === 'not-so' ? 'reported' : before === 'mended' ? 'seen' : before),
            by,
          ),
      },
    },
  ],
}
