import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { listen } from '../db/listen.ts'
import { type CompressedBody, compressBody, sendCompressed } from './compressed-body.ts'
import type { CachedBody } from './fast-path.ts'
import { loggable } from './log.ts'

/**
 * Answers that every phone asks for, made once per change: serialised, compressed (br, gzip) and given an ETag.
 * A change in the database renews them through LISTEN/NOTIFY, at most once per 250 ms; while the database is away
 * the last answer keeps being served.
 */
export type CachedResponse<T> = {
  /** Writes the answer, 304 where the phone has it. 503 with Retry-After only where none was ever made. */
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  /** The bytes last made, for the fast path. */
  ready: CachedBody
  /** The value last made; undefined before the first. */
  value: () => T | undefined
  /** Calls back after every renewal. */
  onRenewed: (listener: (value: T) => void) => void
  /** Renews now and waits for it. */
  renew: () => Promise<T>
}
export type ResponseCache = {
  /** `topics`: names given to `notify`; any of them renews the answer. */
  answer: <T>(name: string, topics: readonly string[], make: () => Promise<T>) => CachedResponse<T>
  /** Tells all server processes that the rows behind a topic changed. Call it after the commit. */
  changed: (topic: string) => Promise<void>
  /** Calls back after any answer was renewed. */
  onRenewed: (listener: () => void) => void
  close: () => Promise<void>
}

const cacheControl = 'no-cache'
const channel = 'response_cache'
const pause = 250
const retry = 1000
// Made anew now and then without a word from anybody: a lost notification heals, ages are recounted.
const stale = 60_000

export function createResponseCache(pool: Pool, log?: FastifyBaseLogger): ResponseCache {
  const self = crypto.randomUUID()
  const answers: { topics: readonly string[]; soon: () => void; close: () => void }[] = []
  const listeners: (() => void)[] = []
  const renew = (topic?: string) => {
    for (const answer of answers) if (topic === undefined || answer.topics.includes(topic)) answer.soon()
  }
  const tell = gather(async topics => {
    const payloads = topics.map(topic => `${topic} ${self}`)
    await pool.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [channel, payloads])
  })
  const hear = (payload: string) => {
    const [topic, sender] = payload.split(' ')
    if (sender !== self) renew(topic)
  }
  const listening = listen(pool, channel, hear, () => renew())
  return {
    answer(name, topics, make) {
      const kept = keepAnswer(make, error => log?.warn({ error: loggable(error), name }, 'not renewed'))
      answers.push({ topics, soon: kept.soon, close: kept.close })
      kept.answer.onRenewed(() => {
        for (const listener of listeners) listener()
      })
      return kept.answer
    },
    async changed(topic) {
      renew(topic)
      await tell(topic)
    },
    onRenewed: listener => listeners.push(listener),
    async close() {
      for (const answer of answers) answer.close()
      await listening.close()
    },
  }
}

function keepAnswer<T>(make: () => Promise<T>, onFailure: (error: unknown) => void) {
  const listeners: ((value: T) => void)[] = []
  let kept: { value: T; compressed: CompressedBody; at: number } | undefined
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined
  let timer: NodeJS.Timeout | undefined
  let started = Number.NEGATIVE_INFINITY
  let closed = false

  const run = async () => {
    started = performance.now()
    const value = await make()
    const compressed = await compressBody(
      Buffer.from(JSON.stringify(value)),
      'application/json; charset=utf-8',
    )
    kept = { value, compressed, at: started }
    for (const listener of listeners) listener(value)
    return value
  }
  // What is asked while one is being made may have come too late for it: one more follows, and only one.
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
  const soon = (wait = Math.max(0, started + pause - performance.now())) => {
    // Nobody has asked for it yet: the first who does will have it made.
    if (timer || closed || (!kept && !running)) return
    timer = setTimeout(() => {
      timer = undefined
      renew().catch(error => {
        onFailure(error)
        soon(retry)
      })
    }, wait)
    timer.unref()
  }
  const answer: CachedResponse<T> = {
    async send(request, reply) {
      if (!kept) await (running ?? renew())
      if (!kept) throw new Error('A prepared answer was made and is not there.')
      if (performance.now() - kept.at > stale) soon()
      return sendCompressed(request, reply, kept.compressed, cacheControl)
    },
    ready() {
      if (!kept) return undefined
      if (performance.now() - kept.at > stale) soon()
      return { compressed: kept.compressed, cacheControl }
    },
    value: () => kept?.value,
    onRenewed: listener => void listeners.push(listener),
    renew,
  }
  return {
    answer,
    soon: () => soon(),
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}

/** Passes a value on at once, and what comes during the following moment together at its end. */
function gather(pass: (values: string[]) => Promise<void>): (value: string) => Promise<void> {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    timer = undefined
    if (waiting.size === 0) return
    const values = [...waiting]
    waiting.clear()
    timer = setTimeout(flush, pause)
    timer.unref()
    // The other processes hear of it when they reconnect, or at the latest when their answer is stale.
    return pass(values).catch(() => {})
  }
  return async value => {
    waiting.add(value)
    if (!timer) await flush()
  }
}
