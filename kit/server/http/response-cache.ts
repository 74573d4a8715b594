import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { listen } from '../db/listen.ts'
import { type DatabasePool, inQueryClass } from '../db/shared-pool.ts'
import { createChangedTopics } from './changed-topics.ts'
import { type CompressedBody, compressBody, sendCompressed } from './compressed-body.ts'
import type { CachedBody } from './fast-path.ts'
import { loggable } from './log.ts'
import { within } from './within.ts'

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
  onRenewed: (listener: (value: T) => void | Promise<void>) => void
  /** Renews now; resolves with the new value. */
  renew: () => Promise<T>
}
export type ResponseCache = {
  /** `topics`: a change of any of them renews the response. */
  answer: <T>(name: string, topics: readonly string[], make: () => Promise<T>) => CachedResponse<T>
  /**
   * Renews the responses of a topic in all server processes. Call it after the commit, and before the live event: it resolves
   * once those of this process are renewed, or after 2 s, so that what a phone asks for after the event is never older than the
   * event. It never fails: while the database is unavailable the renewal is retried later.
   */
  changed: (topic: string) => Promise<void>
  /**
   * Resolves once the responses of these topics include every change that another process announced before now, or after 2 s. For
   * announcing a change to phones that may fetch the list here.
   */
  caughtUp: (topics: readonly string[]) => Promise<void>
  /** Calls back after any response was renewed. */
  onRenewed: (listener: () => void) => void
  close: () => Promise<void>
}

const cacheControl = 'no-cache'
const channel = 'response_cache'
const retryDelay = 1000
// A request for an answer older than this triggers a renewal but still gets the old answer, in case a NOTIFY was lost. Answers
// that nobody asks for are not renewed.
const maxAge = 60_000

/**
 * `interval`: the shortest time between two renewals of a response; `longestWait`: how long a write or a live event waits for
 * one; in ms.
 */
export function createResponseCache(
  pool: DatabasePool,
  log?: FastifyBaseLogger,
  { interval = 250, longestWait = 2000 } = {},
): ResponseCache {
  const answers: (Pick<Kept, 'schedule' | 'pending' | 'close'> & { topics: readonly string[] })[] = []
  const listeners: (() => void)[] = []
  const renew = (topic?: string) =>
    Promise.all(
      answers
        .filter(({ topics }) => topic === undefined || topics.includes(topic))
        .map(({ schedule }) => schedule()),
    )
  const changes = createChangedTopics(pool, channel)
  const notify = batch(changes.tell, interval)
  const onNotification = (payload: string) => {
    const topic = changes.topicOf(payload)
    if (topic !== undefined) void renew(topic)
  }
  const lookUp = async () => {
    for (const topic of await changes.look().catch(() => [])) void renew(topic)
  }
  const listening = listen(pool, channel, onNotification, () => void renew())
  return {
    answer(name, topics, make) {
      const kept = cacheResponse(make, interval, error =>
        log?.warn({ error: loggable(error), name }, 'not renewed'),
      )
      answers.push({ topics, ...kept })
      kept.answer.onRenewed(() => {
        for (const listener of listeners) listener()
      })
      return kept.answer
    },
    async changed(topic) {
      await within(longestWait, Promise.all([renew(topic), notify(topic)]))
    },
    async caughtUp(topics) {
      const concerned = answers.filter(answer => answer.topics.some(topic => topics.includes(topic)))
      if (concerned.length === 0) return
      // Also finds changes whose NOTIFY has not arrived: the count was stored before the event.
      const renewed = lookUp().then(() => Promise.all(concerned.map(({ pending }) => pending())))
      await within(longestWait, renewed)
    },
    onRenewed: listener => listeners.push(listener),
    async close() {
      for (const answer of answers) answer.close()
      await listening.close()
    },
  }
}

/** Calls it at once; whatever it throws, now or later, is a rejection. */
const tell = async <T>(listener: (value: T) => void | Promise<void>, value: T): Promise<void> =>
  listener(value)

type Kept = ReturnType<typeof cacheResponse>
function cacheResponse<T>(make: () => Promise<T>, interval: number, onFailure: (error: unknown) => void) {
  const listeners: ((value: T) => void | Promise<void>)[] = []
  let kept: { value: T; compressed: CompressedBody; at: number } | undefined
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined
  /** The renewal that has not started yet: it will include every change until then. */
  let due: { timer: NodeJS.Timeout; done: PromiseWithResolvers<void> } | undefined
  let started = Number.NEGATIVE_INFINITY
  let closed = false

  const run = async (): Promise<T> => {
    started = performance.now()
    const value = await make()
    const compressed = await compressBody(
      Buffer.from(JSON.stringify(value)),
      'application/json; charset=utf-8',
    )
    kept = { value, compressed, at: started }
    for (const listener of listeners) tell(listener, value).catch(onFailure)
    return value
  }
  // A change during a renewal may be missing in it, so exactly one more renewal follows.
  const renew = (): Promise<T> => {
    if (!running) {
      // A crowd may take all connections of the class of the request that asked first.
      running = inQueryClass('other', run).finally(() => {
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
  /** Resolves once that renewal has ended, even if it failed. */
  const schedule = (wait = Math.max(0, started + interval - performance.now())): Promise<void> => {
    if (due) return due.done.promise
    // Not requested yet: the first request will make it.
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
    // A running renewal is enough only if none is scheduled. Otherwise wait for the scheduled one.
    pending: () => due?.done.promise ?? next ?? running,
    close() {
      closed = true
      clearTimeout(due?.timer)
      due?.done.resolve()
    },
  }
}

/** Passes the first value on at once, and later ones together at intervals. Resolves once the value was passed on. */
function batch(
  pass: (values: string[]) => Promise<void>,
  interval: number,
): (value: string) => Promise<void> {
  const waiting = new Set<string>()
  let next: Promise<void> | undefined
  let last = Number.NEGATIVE_INFINITY
  const flush = async () => {
    next = undefined
    last = performance.now()
    const values = [...waiting]
    waiting.clear()
    // If this fails, other processes renew when they reconnect, or when somebody asks for an answer older than 60 s.
    await inQueryClass('other', () => pass(values)).catch(() => {})
  }
  return value => {
    waiting.add(value)
    next ??= sleep(Math.max(0, last + interval - performance.now()), undefined, { ref: false }).then(flush)
    return next
  }
}
