import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { quietAlarms } from '#kit/server/limits/alarms.ts'
import { casesApi } from './api.server.ts'
import { peopleOnDuty } from './duty/duty.server.ts'
import { forgetPhones } from './push/subscriptions.server.ts'
import { responsesByKind } from './summary/report.server.ts'
import type { CasesTables } from './tables.server.ts'

export const manifest: ServerManifest = {
  name: 'cases',
  api: casesApi,
  // The steps of a case are deleted with it.
  erase: [
    { table: 'duty_shifts', where: before => sql`coalesce(ended_at, until_at) < ${before}` },
    { table: 'cases', where: before => sql`greatest(raised_at, done_at) < ${before}` },
  ],
  onDuty: peopleOnDuty,
  signedOut: (db, account) => forgetPhones(db.withTables<CasesTables>(), account),
  emptyInPractice: ['cases', 'duty_shifts', 'push_messages', 'push_subscriptions'],
  report: { cases: responsesByKind },
  exports: {
    cases: sql`
      select number, kind, told, raised_at, seen_at, seen_by, due_at, owner_name, taken_at, done_at, done_by
      from cases order by number desc`,
  },
  cases: [
    {
      kind: 'alarm',
      permission: 'admin',
      minutes: 30,
      title: { en: 'Alarm of the system', hi: 'सिस्टम की चेतावनी' },
      // The console has the words of each alarm by its name.
      async about({ alarms }, names) {
        const active = new Map((await alarms.active()).map(({ name, ...figures }) => [name, figures]))
        return new Map(
          names.map(name => [name, { ...(active.has(name) && { figures: { ...active.get(name) } }) }]),
        )
      },
      // A missing setting is reported at the start and on the dashboard, so it alerts nobody at night.
      lasting: async ({ alarms }) =>
        (await alarms.active()).map(({ name }) => name).filter(name => !quietAlarms.has(name)),
    },
  ],
}
