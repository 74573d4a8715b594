import { sql } from 'kysely'
import type { ServerManifest } from '#kit/server/context.ts'
import { melaQuizApi } from './api.server.ts'
import { personal } from './attempts.server.ts'
import { insertQuizBank } from './question-bank.server.ts'

export const manifest: ServerManifest = {
  name: 'mela-quiz',
  api: melaQuizApi,
  personal: [personal],
  starter: insertQuizBank,
  erase: [
    {
      table: 'quiz_attempts',

      where: before => sql`created_at < ${before}`,
      topic: 'mela-quiz',
    },
  ],
  exports: {
    quiz: sql`
      select name, phone, score, total_questions, created_at
      from quiz_attempts order by score desc nulls last, created_at`,
  },
}
