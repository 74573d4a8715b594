import { sql } from 'kysely'
import { oneAtATime } from '#common/shared-runs.ts'
import { raiseCase, settleCase } from '#kit/server/cases.ts'
import type { AppContext } from '#kit/server/context.ts'
import { listen } from '#kit/server/db/listen.ts'
import { offered } from '#kit/server/offered.ts'
import { whomTheyAsk } from './audience.server.ts'
import { shiftsNow } from './duty/duty.server.ts'
import { kindsOf, minutesByKind, orderByKind, readCaseSettings, topicOf } from './kinds.server.ts'
import { queuePushes } from './push/queue.server.ts'
import { pushSender } from './push/send.server.ts'
import type { CasesDatabase, CasesTables } from './tables.server.ts'

/** ms between two checks for due cases, besides the notification of each change. */
const dueEvery = 2000
/** ms between two checks of conditions that last without a report. */
const lastingEvery = 30_000
const most = 500

/**
 * Announces cases: every change to open consoles, and to the next people once a case has waited too long. Conditional updates let
 * only one server process announce each step. The next sweep announces whatever a killed process left unannounced.
 */
export function announceCases(context: AppContext): {
  look: () => Promise<void>
  lookAtLasting: () => Promise<void>
  stop: () => Promise<void>
} {
  const db = context.db.withTables<CasesTables>()
  const kinds = kindsOf(context.features)
  const rolesOf = offered(context.features, 'rolesOf')
  const sendPushes = oneAtATime(pushSender(context, kinds))

  let isStopped = false

  const publish = async () => {
    const changed = await claimUnpublished(db, [...kinds.keys()])
    // Consoles fetch all their cases again, so each topic has one event, however many cases have changed.
    const of = [...kinds].filter(([kind]) => changed.includes(kind))
    for (const topic of new Set(of.map(([, { permission }]) => topicOf(permission))))
      await context.live.publish(topic, topic, {})
  }
  const look = oneAtATime(async () => {
    const settings = await readCaseSettings(context.db)
    const [minutes, order] = [minutesByKind(settings, kinds), orderByKind(settings)]
    await db.transaction().execute(async transaction => {
      const told = await advanceDue(transaction, minutes, order)
      const shifts = told.length > 0 ? await shiftsNow(transaction) : []
      const asked = await whomTheyAsk(context, kinds, told)
      await queuePushes(
        transaction,
        told.flatMap(({ id, kind, subject, step }) => {
          const people = asked({ kind, subject })
          const isLate = step > 1
          const known = kinds.get(kind)
          const isForOthers = people && (people.length === 0 || isLate)
          const permission = isForOthers ? known?.asks?.otherwise : known?.permission
          if (!permission) return []
          if (people && !isForOthers)
            return [{ id, kind, permission, isLate, only: new Set(people.map(({ staff_id }) => staff_id)) }]
          // The people at the post whose turn it is; everybody who may see the case if nobody is there, or if it is everybody's
          // turn.
          const there = shifts.filter(shift => shift.post_id === order[kind]?.[step - 1])
          const only = there.length > 0 ? new Set(there.map(shift => shift.staff_id)) : undefined
          return [{ id, kind, permission, isLate, only }]
        }),
        async accounts =>
          (await rolesOf?.(transaction as unknown as AppContext['db'], accounts)) ?? new Map(),
      )
    })
    await publish()
    quiet(sendPushes)()
  })
  const lookAtLasting = oneAtATime(async () => {
    for (const { kind, lasting } of kinds.values())
      if (lasting) await followLasting(db, kind, () => lasting(context))
  })

  const quiet = (work: () => Promise<void>) => () =>
    void work().catch((error: unknown) => {
      // The database closes after the server, so a sweep in progress then has nothing to announce.
      if (!isStopped) context.app.log.warn({ err: error }, 'Cases could not be looked at.')
    })
  const listening = listen(context.pool, 'cases', quiet(look), quiet(look))
  context.looks.every(dueEvery, 'cases', look)
  context.looks.every(lastingEvery, 'lasting cases', lookAtLasting)
  const stop = async () => {
    isStopped = true
    await listening.close()
  }
  context.app.addHook('onClose', stop)
  return { look, lookAtLasting, stop }
}

/** Claims the cases of these kinds whose change is to be published; returns their kinds. A removed feature's cases stay unannounced. */
async function claimUnpublished(db: CasesDatabase, known: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    with waiting as (
      select id from cases where is_unpublished and kind = any(${known})
      order by id limit ${most} for update skip locked)
    update cases set is_unpublished = false from waiting where cases.id = waiting.id
    returning kind`.execute(db)
  return rows.map(({ kind }) => kind)
}

type Due = { id: string; kind: string; subject: string; step: number }

/**
 * Moves every due case of these kinds one step on: the first step sets its time, the second says that it is late, and each
 * further post that is notified is one more step.
 */
async function advanceDue(
  db: CasesDatabase,
  minutes: ReadonlyMap<string, number>,
  order: Readonly<Record<string, readonly (string | null)[]>>,
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select id from cases
      where owner_id is null and done_at is null and next_at <= now() and kind = any(${[...minutes.keys()]})
      order by next_at limit ${most} for update skip locked),
    posts as (
      select key as of_kind, jsonb_array_length(value) as many from jsonb_each(${JSON.stringify(order)}::jsonb)),
    allowed as (select key as of_kind, value::int as minutes from jsonb_each_text(${JSON.stringify(Object.fromEntries(minutes))}::jsonb))
    update cases set step = step + 1, is_unpublished = true,
      due_at = coalesce(due_at, next_at + minutes * interval '1 minute'),
      next_at = case when step < greatest(1, coalesce((select many from posts where posts.of_kind = kind), 0))
        then coalesce(due_at, next_at + minutes * interval '1 minute') + step * minutes * interval '1 minute' end
    from due, allowed where cases.id = due.id and allowed.of_kind = kind
    returning cases.id, kind, subject, step`.execute(db)
  return rows
}

/**
 * Raises cases for conditions that are true now and ends those that no longer are. The cases are read first: in the other order,
 * a case raised in between together with its row would be ended, and one settled in between would be raised again.
 */
async function followLasting(
  db: CasesDatabase,
  kind: string,
  readSubjects: () => Promise<readonly string[]>,
): Promise<void> {
  const known = await db
    .selectFrom('cases')
    .select('subject')
    .where('kind', '=', kind)
    .where('over_at', 'is', null)
    .execute()
  const before = new Set(known.map(({ subject }) => subject))
  const now = new Set(await readSubjects())
  for (const subject of now) if (!before.has(subject)) await raiseCase(db, kind, subject)
  for (const subject of before) if (!now.has(subject)) await settleCase(db, kind, subject, '')
}
