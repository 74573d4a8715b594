import type { Clock } from '#common/clock.ts'
import { oneAtATime } from '#common/shared-runs.ts'
import { listen } from '../db/listen.ts'
import { type DatabasePool, inQueryClass } from '../db/shared-pool.ts'
import type { LiveEvent } from './live-streams.ts'
import { channel, type Data, isRead, storeEvents, type Waiting } from './store-events.ts'

/**
 * Events of the last hour, in the database and in memory: the newest per topic and key, and of each topic one more than a phone may
 * have missed.
 */
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
  /** How many events are in memory. */
  readonly size: number
  /** Drops events older than their retention, and those that are too many, here and in the database. */
  prune: () => Promise<void>
  ready: Promise<void>
  close: () => Promise<void>
}

/** ms during which events are collected for one insert. */
const batchInterval = 250
/** Seconds. */
const retention = 3600
/** The most events that a phone gets after a break; of a topic one more is kept, to tell that a phone missed too many. */
const maxMissed = 500
const mostOfTopic = maxMissed + 1
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
  /** By topic and key, oldest first. */
  const kept = new Map<string, Map<string, Heard>>()
  let last: number | undefined
  let timer: NodeJS.Timeout | undefined
  let storing: Promise<void> = Promise.resolve()
  let closed = false

  const read = async () => {
    if (closed) return
    const { rows } = await pool.query<LiveEvent>(
      `select id::float8 as id, extract(epoch from created_at)::float8 as at, topic, key, data::text as data
       from (select *, row_number() over (partition by topic order by id desc) as age from live_events where id > $1) events
       where age <= $2::int or $2 is null order by id`,
      [last ?? 0, last === undefined ? mostOfTopic : null],
    )
    const first = last === undefined
    const heard = Math.floor(clock() / 1000)
    const events = rows.map(row => ({ ...row, at: Math.floor(row.at), heard }))
    if (!first && events.length > 0) await caughtUp([...new Set(events.map(({ topic }) => topic))])
    last = Math.max(last ?? 0, events.at(-1)?.id ?? 0)
    for (const event of events) {
      const ofTopic = kept.get(event.topic) ?? new Map<string, Heard>()
      kept.set(event.topic, ofTopic)
      ofTopic.delete(event.key)
      ofTopic.set(event.key, event)
      const [oldest = ''] = ofTopic.keys()
      if (ofTopic.size > mostOfTopic) ofTopic.delete(oldest)
    }
    if (!first && events.length > 0 && !closed) onEvents(events)
  }
  /** Reads what is new; tries again in a second if that fails. */
  const pull: () => Promise<void> = oneAtATime(() => read().catch(() => void setTimeout(pull, 1000).unref()))
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
  const missedOf = (topics: readonly string[], isMissed: (event: Heard) => boolean) => {
    const events = topics.flatMap(topic => [...(kept.get(topic)?.values() ?? [])])
    const missed = events.filter(isMissed).toSorted((a, b) => a.id - b.id)
    return missed.length > maxMissed ? undefined : missed
  }
  const prune = async () => {
    const now = Math.floor(clock() / 1000)
    const oldest = now - retention
    for (const ofTopic of kept.values())
      for (const [key, { at }] of ofTopic) if (at < oldest) ofTopic.delete(key)
    // Every process reads an event within a minute, even if its connection was cut off.
    await pool.query(
      `delete from live_events using (
         select id, row_number() over (partition by topic order by id desc) as age from live_events) ranked
       where live_events.id = ranked.id
         and (created_at < to_timestamp($1) or age > $2::int and created_at < to_timestamp($3))`,
      [oldest, mostOfTopic, now - 60],
    )
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
      return missedOf(topics, event => event.id > id)
    },
    sinceAnswer(at, topics) {
      if (clock() / 1000 - at > retention - 300) return undefined
      return missedOf(topics, ({ heard }) => heard >= at - answersBehind)
    },
    get size() {
      return [...kept.values()].reduce((sum, { size }) => sum + size, 0)
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
const nameOf = ({ topic, key }: { topic: string; key: string }) => `${topic}\n${key}`
