import type { Pool } from 'pg'
import type { Clock } from '#common/clock.ts'
import { listen } from '../db/listen.ts'
import { inQueryClass } from '../db/shared-pool.ts'
import type { LiveEvent } from './live-streams.ts'

/** Events of the last hour, in the database and in memory: the newest per topic and key. */
export type LiveLog = {
  /** Stores an event. A newer one of the same key within 250 ms replaces it. Does not throw: a failed insert is retried. */
  add: (topic: string, key: string, data: unknown) => void
  /** Events after `id`, which was sent at `at` (s); undefined if that is longer ago than events are kept. */
  since: (id: number, at: number, topics: readonly string[]) => LiveEvent[] | undefined
  /** Id of the newest event, for a stream that starts now. */
  position: () => { id: number; at: number }
  ready: Promise<void>
  close: () => Promise<void>
}

const channel = 'live'
/** ms during which events are collected for one insert. */
const batchInterval = 250
/** s. */
const retention = 3600
const maxMissed = 500
// Any number, the same in every server process.
const lock = 0x6d656c64

/** `caughtUp` resolves once phones that ask here for what lies behind events of these topics find it. */
export function openLiveLog(
  pool: Pool,
  clock: Clock,
  onEvents: (events: LiveEvent[]) => void,
  caughtUp: (topics: readonly string[]) => Promise<void> = async () => {},
): LiveLog {
  const waiting = new Map<string, { topic: string; key: string; data: string }>()
  let recent: LiveEvent[] = []
  const newest = new Map<string, LiveEvent>()
  let last: number | undefined
  let timer: NodeJS.Timeout | undefined
  let storing: Promise<void> = Promise.resolve()
  let closed = false

  const pull = oneAtATime(async () => {
    if (closed) return
    const { rows } = await pool.query<Row>(
      `select id::float8 as id, extract(epoch from created_at)::float8 as at, topic, key, data::text as data
       from live_events where id > $1 order by id`,
      [last ?? 0],
    )
    const first = last === undefined
    const events = rows.map(row => ({ ...row, at: Math.floor(row.at) }))
    if (!first && events.length > 0) await caughtUp([...new Set(events.map(({ topic }) => topic))])
    last = Math.max(last ?? 0, events.at(-1)?.id ?? 0)
    for (const event of events) {
      recent.push(event)
      newest.set(nameOf(event), event)
    }
    if (!first && events.length > 0 && !closed) onEvents(events)
  })
  const listening = listen(
    pool,
    channel,
    () => void pull(),
    () => void pull(),
  )

  const store = async () => {
    const batch = [...waiting.values()]
    waiting.clear()
    try {
      const rows = [batch.map(e => e.topic), batch.map(e => e.key), batch.map(e => e.data), lock]
      // Not where the request reads that told it: a copy refuses it, and so it would each later try.
      await inQueryClass('other', () => pool.query(insertEvents, rows))
    } catch {
      // A newer event of the same key replaces the failed one.
      for (const event of batch) if (!waiting.has(nameOf(event))) waiting.set(nameOf(event), event)
      later(1000)
    }
  }
  const later = (wait: number) => {
    if (timer) return
    timer = setTimeout(() => {
      timer = undefined
      if (waiting.size > 0) storing = store()
    }, wait)
    timer.unref()
  }
  const prune = () => {
    const oldest = Math.floor(clock() / 1000) - retention
    recent = recent.filter(event => event.at >= oldest && newest.get(nameOf(event)) === event)
    for (const [name, event] of newest) if (event.at < oldest) newest.delete(name)
    pool.query('delete from live_events where created_at < to_timestamp($1)', [oldest]).catch(() => {})
  }
  const pruning = setInterval(prune, 60_000)
  pruning.unref()

  return {
    add(topic, key, data) {
      if (closed) return
      waiting.set(`${topic}\n${key}`, { topic, key, data: JSON.stringify(data) })
      if (timer) return
      storing = store()
      later(batchInterval)
    },
    since(id, at, topics) {
      // 300 s before events are deleted, so that none is missing. An id above the newest belongs to another database.
      if (clock() / 1000 - at > retention - 300 || id > (last ?? 0)) return undefined
      const missed = recent
        .slice(firstAfter(recent, id))
        .filter(event => topics.includes(event.topic) && newest.get(nameOf(event)) === event)
      return missed.length > maxMissed ? undefined : missed
    },
    position: () => ({ id: last ?? 0, at: Math.floor(clock() / 1000) }),
    ready: listening.ready.then(pull),
    async close() {
      closed = true
      clearInterval(pruning)
      clearTimeout(timer)
      await storing
      if (waiting.size > 0) await store()
      clearTimeout(timer)
      await listening.close()
    },
  }
}

type Row = { id: number; at: number; topic: string; key: string; data: string }
const nameOf = ({ topic, key }: { topic: string; key: string }) => `${topic}\n${key}`

// The lock is held from before the ids are assigned until the commit. Ids become visible in their order, so that reading
// `id > last` skips none.
const insertEvents = `
  with locked as materialized (select pg_advisory_xact_lock($4)),
  given as (select * from unnest($1::text[], $2::text[], $3::jsonb[]) as g (topic, key, data)),
  older as (delete from live_events e using given g where e.topic = g.topic and e.key = g.key),
  fresh as (insert into live_events (topic, key, data)
    select g.topic, g.key, g.data from locked, given g returning id)
  select pg_notify('${channel}', max(id)::text) from fresh`

function firstAfter(events: readonly LiveEvent[], id: number): number {
  let low = 0
  let high = events.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((events[middle]?.id ?? 0) > id) high = middle
    else low = middle + 1
  }
  return low
}

/** Never runs twice at once: a call during a run causes one more run after it. A failed run is repeated after 1 s. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let again = false
  let failed = false
  const run = async (): Promise<void> => {
    do {
      again = false
      failed = await work().then(
        () => false,
        () => true,
      )
    } while (again)
    running = undefined
    if (failed) setTimeout(start, 1000).unref()
  }
  const start = () => {
    again = running !== undefined
    running ??= run()
    return running
  }
  return start
}
