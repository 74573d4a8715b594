import { type RawBuilder, sql } from 'kysely'
import type { AppContext } from '#kit/server/context.ts'
import { showNumber } from '#kit/server/http/gauge.ts'
import { lastsMinutes } from './push/queue.server.ts'
import type { CasesTables } from './tables.server.ts'

/** Shows in /metrics how long cases wait to be seen, and how the queue of messages to staff phones stands. */
export function showCases({ app, db: untyped }: AppContext): void {
  const db = untyped.withTables<CasesTables>()
  const ask = async (question: RawBuilder<unknown>) => {
    const { rows } = await question.execute(db)
    return Number((rows as { n: string }[])[0]?.n)
  }
  showNumber(app, 'cases_open', 'Cases that nobody has closed.', () =>
    ask(sql`select count(*) as n from cases where done_at is null`),
  )
  showNumber(
    app,
    'cases_oldest_unseen_seconds',
    'Age of the oldest open case that nobody has seen; 0 where there is none.',
    () =>
      ask(sql`select coalesce(extract(epoch from now() - min(raised_at)), 0) as n from cases
        where done_at is null and seen_at is null and owner_id is null`),
  )
  showNumber(app, 'push_messages_waiting', 'Messages to staff phones that are still to be sent.', () =>
    ask(sql`select count(*) as n from push_messages`),
  )
  showNumber(
    app,
    'push_oldest_message_seconds',
    'Age of the oldest message to a staff phone that is still to be sent; 0 where none waits.',
    () =>
      ask(sql`select coalesce(greatest(0, extract(epoch from
          now() + ${lastsMinutes} * interval '1 minute' - min(expires_at))), 0) as n from push_messages`),
  )
}
