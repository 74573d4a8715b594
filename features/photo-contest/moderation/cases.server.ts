import { sql } from 'kysely'
import { shortId } from '#common/id.ts'
import type { CaseKind } from '#kit/server/cases.ts'
import type { ContestTables } from '../tables.server.ts'

/** Photos that visitors reported. */
export const photoCases: readonly CaseKind[] = [
  {
    kind: 'photo-report',
    permission: 'photos',
    minutes: 30,
    title: { en: 'Photo reported', hi: 'फोटो की शिकायत' },
    async about({ db }, ids) {
      const rows = await db
        .withTables<ContestTables>()
        .selectFrom('photo_contest_submissions')
        .select('id')
        .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
        .execute()
      return new Map(rows.map(({ id }) => [id, { detail: { en: shortId(id), hi: shortId(id) } }]))
    },
  },
]
