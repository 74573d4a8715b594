import type { Pool } from 'pg'
import type { Clock } from '#common/clock.ts'
import { listen } from '../db/listen.ts'
import type { LiveEvent } from './live-streams.ts'

/** The last hour of events, in the database and mirrored here: the newest per topic and key. */
export type LiveLog = {
  /** Keeps an event; what comes for the same key within a moment replaces it. Nothing is thrown: it is tried again. */
  add: (topic: string, key: string, data: unknown) => void
  /** Events that a phone missed since `id`; undefined where that is too long ago to know. */
  since: (id: number, at: number, topics: readonly string[]) => LiveEvent[] | undefined
  /** Where a phone that starts now stands. */
  position: () => { id: number; at: number }
  ready: Promise<void>
  close: () => Promise<void>
}

const channel = 'live'
const gathering = 250
const kept = 3600
const maxMissed = 500
// Any number, the same in every server process.
const lock = 0x6d656c64

export function openLiveLog(pool: Pool, clock: Clock, onEvents: (events: LiveEvent[]) => void): LiveLog {
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
    last = Math.max(last ?? 0, events.at(-1)?.id ?? 0)
    for (const event of events) {
      recent.push(event)
      newest.set(nameOf(event), event)
    }
    if (!first && events.length > 0) onEvents(events)
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
      await pool.query(keep, [batch.map(e => e.topic), batch.map(e => e.key), batch.map(e => e.data), lock])
    } catch {
      // Newer ones that came meanwhile win.
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
    const oldest = Math.floor(clock() / 1000) - kept
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
      later(gathering)
    },
    since(id, at, topics) {
      // A margin before the end of what is kept; an id of the future belongs to another database.
      if (clock() / 1000 - at > kept - 300 || id > (last ?? 0)) return undefined
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

// The lock is taken before the ids are and held until the commit: ids are seen in their order, so none is skipped.
const keep = `
  with gate as materialized (select pg_advisory_xact_lock($4)),
  given as (select * from unnest($1::text[], $2::text[], $3::jsonb[]) as g (topic, key, data)),
  older as (delete from live_events e using given g where e.topic = g.topic and e.key = g.key),
  fresh as (insert into live_events (topic, key, data)
    select g.topic, g.key, g.data from gate, given g returning id)
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

/** Runs again after a run during which it was called, or a moment after one that failed; never twice at once. */
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
