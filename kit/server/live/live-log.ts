import type { Clock } from '#common/clock.ts'
import { listen } from '../db/listen.ts'
import { type DatabasePool, inQueryClass } from '../db/shared-pool.ts'
import type { LiveEvent } from './live-streams.ts'
import { channel, type Data, isRead, storeEvents, type Waiting } from './store-events.ts'

/** Events of the last hour, in the database and in memory: the newest per topic and key. */
export type LiveLog = {
  /** Stores an event. A newer one of the same key within 250 ms replaces it. Does not throw: a failed insert is retried. */
  add: (topic: string, key: string, data: Data) => void
  /** Events after `id`, which was sent at `at` (s); undefined if that is longer ago than events are kept. */
  since: (id: number, at: number, topics: readonly string[]) => LiveEvent[] | undefined
  /**
   * Events that answers of this time (s) may lack, for a phone that knows no event yet: those that this process received from
   * five seconds before on. Undefined as above.
   */
  sinceAnswer: (at: number, topics: readonly string[]) => LiveEvent[] | undefined
  /** Id of the newest event, for a stream that starts now. */
  position: () => { id: number; at: number }
  /** Drops events older than their retention, here and in the database. */
  prune: () => Promise<void>
  ready: Promise<void>
  close: () => Promise<void>
}

/** ms during which events are collected for one insert. */
const batchInterval = 250
/** Seconds. */
const retention = 3600
const maxMissed = 500
/** Seconds by which an answer may be behind: a prepared one waits up to 2 s for its renewal, and the clocks of two machines differ. */
const answersBehind = 5

/** `caughtUp` resolves once this process's own answers include the changes that events of these topics announce. */
export function openLiveLog(
  pool: DatabasePool,
  clock: Clock,
  onEvents: (events: LiveEvent[]) => void,
  caughtUp: (topics: readonly string[]) => Promise<void> = async () => {},
): LiveLog {
  const waiting = new Map<string, Waiting>()
  let recent: Heard[] = []
  const newest = new Map<string, Heard>()
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
    const heard = Math.floor(clock() / 1000)
    const events = rows.map(row => ({ ...row, at: Math.floor(row.at), heard }))
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

  const keep = (events: readonly Waiting[]) => {
    // A newer event of the same key replaces the failed one.
    for (const event of events) if (!waiting.has(nameOf(event))) waiting.set(nameOf(event), event)
    if (events.length > 0) later(1000)
  }
  const storeWaiting = async () => {
    const batch = [...waiting.values()]
    waiting.clear()
    if (batch.length === 0) return
    await inQueryClass('other', () => storeEvents(pool, batch)).then(keep, () => keep(batch))
  }
  /** One after another, because otherwise an older batch might get the later place. */
  const store = () => {
    storing = storing.then(storeWaiting)
  }
  const later = (wait: number) => {
    if (timer) return
    timer = setTimeout(() => {
      timer = undefined
      if (waiting.size > 0) store()
    }, wait)
    timer.unref()
  }
  const newestOf = (events: readonly Heard[], topics: readonly string[]) => {
    const missed = events.filter(event => topics.includes(event.topic) && newest.get(nameOf(event)) === event)
    return missed.length > maxMissed ? undefined : missed
  }
  const prune = async () => {
    const oldest = Math.floor(clock() / 1000) - retention
    recent = recent.filter(event => event.at >= oldest && newest.get(nameOf(event)) === event)
    for (const [name, event] of newest) if (event.at < oldest) newest.delete(name)
    await pool.query('delete from live_events where created_at < to_timestamp($1)', [oldest])
  }

  return {
    add(topic, key, data) {
      if (closed) return
      waiting.set(`${topic}\n${key}`, { topic, key, data: isRead(data) ? data : JSON.stringify(data) })
      if (timer) return
      store()
      later(batchInterval)
    },
    since(id, at, topics) {
      // 300 s before events are deleted, so that none is missing. An id above the newest belongs to another database.
      if (clock() / 1000 - at > retention - 300 || id > (last ?? 0)) return undefined
      return newestOf(recent.slice(firstAfter(recent, id)), topics)
    },
    sinceAnswer(at, topics) {
      if (clock() / 1000 - at > retention - 300) return undefined
      return newestOf(
        recent.filter(({ heard }) => heard >= at - answersBehind),
        topics,
      )
    },
    position: () => ({ id: last ?? 0, at: Math.floor(clock() / 1000) }),
    prune,
    ready: listening.ready.then(pull),
    async close() {
      closed = true
      clearTimeout(timer)
      store()
      await storing
      clearTimeout(timer)
      await listening.close()
    },
  }
}

/** `heard`: when this process received it, in s by its clock. */
type Heard = LiveEvent & { heard: number }
type Row = { id: number; at: number; topic: string; key: string; data: string }
const nameOf = ({ topic, key }: { topic: string; key: string }) => `${topic}\n${key}`

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

/** Never runs twice at once: a call during a run causes one more run after it. A failed run is retried after 1 s. */
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
