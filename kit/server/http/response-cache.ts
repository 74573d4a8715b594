import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { listen } from '../db/listen.ts'
import { inQueryClass } from '../db/shared-pool.ts'
import { type CompressedBody, compressBody, sendCompressed } from './compressed-body.ts'
import type { CachedBody } from './fast-path.ts'
import { loggable } from './log.ts'

/**
 * A response that is the same for everybody, made once per change: serialised, compressed (br, gzip) and given an ETag.
 * NOTIFY renews it, at most once per 250 ms; while the database is unavailable the last one is served.
 */
export type CachedResponse<T> = {
  /** Sends the response, or 304. 503 with Retry-After only if none was ever made. */
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  /** The current bytes, for the fast path. */
  ready: CachedBody
  /** The value last made; undefined before the first. */
  value: () => T | undefined
  /** Calls back after every renewal. */
  onRenewed: (listener: (value: T) => void) => void
  /** Renews now; resolves with the new value. */
  renew: () => Promise<T>
}
export type ResponseCache = {
  /** `topics`: a change of any of them renews the response. */
  answer: <T>(name: string, topics: readonly string[], make: () => Promise<T>) => CachedResponse<T>
  /**
   * Renews the responses of a topic in all server processes. Call it after the commit, and before the live event: it resolves
   * once those of this process are renewed, so that what a phone asks for after the event is never older than the event. It
   * does not fail: while the database is unavailable the renewal is repeated later.
   */
  changed: (topic: string) => Promise<void>
  /** Calls back after any response was renewed. */
  onRenewed: (listener: () => void) => void
  close: () => Promise<void>
}

const cacheControl = 'no-cache'
const channel = 'response_cache'
/** Shortest time between two renewals, ms. */
const interval = 250
const retryDelay = 1000
// Refresh every 60 s even without NOTIFY, in case one was lost; ages in the response are updated too.
const maxAge = 60_000

export function createResponseCache(pool: Pool, log?: FastifyBaseLogger): ResponseCache {
  /** Marks our own notifications: the sender renews at once and ignores them. */
  const processId = crypto.randomUUID()
  const answers: { topics: readonly string[]; schedule: () => Promise<void>; close: () => void }[] = []
  const listeners: (() => void)[] = []
  const renew = (topic?: string) =>
    Promise.all(
      answers
        .filter(({ topics }) => topic === undefined || topics.includes(topic))
        .map(({ schedule }) => schedule()),
    )
  const notify = batch(async topics => {
    await pool.query(tellChanged, [channel, topics, processId])
  })
  const onNotification = (payload: string) => {
    const [topic, sender] = payload.split(' ')
    if (sender !== processId) void renew(topic)
  }
  const versions = createVersions(pool)
  const lookUp = () =>
    void versions.changed().then(
      topics => {
        for (const topic of topics) void renew(topic)
      },
      () => {},
    )
  const listening = listen(pool, channel, onNotification, () => void renew(), lookUp)
  return {
    answer(name, topics, make) {
      const kept = cacheResponse(make, error => log?.warn({ error: loggable(error), name }, 'not renewed'))
      answers.push({ topics, schedule: kept.schedule, close: kept.close })
      kept.answer.onRenewed(() => {
        for (const listener of listeners) listener()
      })
      return kept.answer
    },
    async changed(topic) {
      await Promise.all([renew(topic), notify(topic)])
    },
    onRenewed: listener => listeners.push(listener),
    async close() {
      for (const answer of answers) answer.close()
      await listening.close()
    },
  }
}

// Counted for processes that cannot LISTEN, and told to those that do. In the order of the topics, so that two such
// statements at once never wait for each other.
const tellChanged = `
  with counted as (
    insert into changed_topics as c (topic) select topic from unnest($2::text[]) as topic order by topic
    on conflict (topic) do update set version = c.version + 1 returning topic)
  select pg_notify($1, topic || ' ' || $3) from counted`

/** Topics whose count is another than at the last look; all of them at the first, which comes after answers were made. */
function createVersions(pool: Pool): { changed: () => Promise<string[]> } {
  let known: Map<string, string> | undefined
  return {
    async changed() {
      const { rows } = await pool.query<{ topic: string; version: string }>(
        'select topic, version from changed_topics',
      )
      const before = known
      known = new Map(rows.map(({ topic, version }) => [topic, version]))
      return rows.filter(row => before?.get(row.topic) !== row.version).map(({ topic }) => topic)
    },
  }
}

function cacheResponse<T>(make: () => Promise<T>, onFailure: (error: unknown) => void) {
  const listeners: ((value: T) => void)[] = []
  let kept: { value: T; compressed: CompressedBody; at: number } | undefined
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined
  /** The renewal that has not begun yet: it will contain every change until then. */
  let due: { timer: NodeJS.Timeout; done: PromiseWithResolvers<void> } | undefined
  let started = Number.NEGATIVE_INFINITY
  let closed = false

  const run = async () => {
    started = performance.now()
    // The places of the request that asked first may be taken by a crowd.
    const value = await inQueryClass('other', make)
    const compressed = await compressBody(
      Buffer.from(JSON.stringify(value)),
      'application/json; charset=utf-8',
    )
    kept = { value, compressed, at: started }
    for (const listener of listeners) listener(value)
    return value
  }
  // A change during a renewal may be missing in it: one more renewal follows, and only one.
  const renew = (): Promise<T> => {
    if (!running) {
      running = run().finally(() => {
        running = undefined
      })
      return running
    }
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined
        return renew()
      })
    return next
  }
  /** Resolves once that renewal has ended, also where it failed. */
  const schedule = (wait = Math.max(0, started + interval - performance.now())): Promise<void> => {
    if (due) return due.done.promise
    // Not requested yet: the first request makes it.
    if (closed || (!kept && !running)) return Promise.resolve()
    const done = Promise.withResolvers<void>()
    const begin = () => {
      due = undefined
      renew()
        .catch(error => {
          onFailure(error)
          void schedule(retryDelay)
        })
        .finally(done.resolve)
    }
    due = { timer: setTimeout(begin, wait), done }
    due.timer.unref()
    return done.promise
  }
  const renewIfOld = () => {
    if (kept && performance.now() - kept.at > maxAge) void schedule()
  }
  const answer: CachedResponse<T> = {
    async send(request, reply) {
      if (!kept) await (running ?? renew())
      if (!kept) throw new Error('The response was made but is not cached.')
      renewIfOld()
      return sendCompressed(request, reply, kept.compressed, cacheControl)
    },
    ready() {
      if (!kept) return undefined
      renewIfOld()
      return { compressed: kept.compressed, cacheControl }
    },
    value() {
      renewIfOld()
      return kept?.value
    },
    onRenewed: listener => void listeners.push(listener),
    renew,
  }
  return {
    answer,
    schedule: () => schedule(),
    close() {
      closed = true
      clearTimeout(due?.timer)
      due?.done.resolve()
    },
  }
}

/** Passes the first value on at once, and later ones together every 250 ms. Resolves once the value was passed on. */
function batch(pass: (values: string[]) => Promise<void>): (value: string) => Promise<void> {
  const waiting = new Set<string>()
  let next: Promise<void> | undefined
  let last = Number.NEGATIVE_INFINITY
  const flush = async () => {
    next = undefined
    last = performance.now()
    const values = [...waiting]
    waiting.clear()
    // If this fails, other processes renew when they reconnect, at the latest after 60 s.
    await pass(values).catch(() => {})
  }
  return value => {
    waiting.add(value)
    next ??= sleep(Math.max(0, last + interval - performance.now()), undefined, { ref: false }).then(flush)
    return next
  }
}
