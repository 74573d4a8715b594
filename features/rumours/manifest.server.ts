import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { rumoursApi } from './api.server.ts'

export const manifest: ServerManifest = {
  name: 'rumours',
  api: rumoursApi,
  exports: {
    rumours: sql`
      select told_at, verdict, said_en, said_hi, answer_en, answer_hi, office_en, office_hi, is_shown
      from rumours order by told_at desc`,
  },
  erase: [{ table: 'rumours', where: before => sql`updated_at < ${before}` }],
}
