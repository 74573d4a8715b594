import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { Gauge } from 'prom-client'
import * as z from 'zod/mini'
import type { Clock } from '#common/clock.ts'
import { refuse } from '#common/refusal.ts'
import { InvalidInput, randomRetryAfter } from '../http/errors.ts'
import { detachSocket } from './detach-socket.ts'
import { type LiveLog, openLiveLog } from './live-log.ts'
import { createStreams, formatEvent, type LiveEvent } from './live-streams.ts'

/**
 * Live push over server-sent events at `GET /api/live?topics=crowd,photos`.
 * One shape travels: `data` is the public row that the list shows; `key` (its id) lets pushes of one row be coalesced.
 * Events are kept in the database (table live_events) for an hour, so that a phone resumes after a break
 * (Last-Event-ID) and several server processes tell the same story.
 *
 * A stream starts with the event `ready`: `{"resumed":true}` where everything missed follows, `{"resumed":false}`
 * where the phone has to fetch its lists again (always so the first time). Events are named by their topic.
 */
export type Live = {
  /** Tells every open phone, through the database. Call it after the change is committed. Does not wait. */
  publish: (topic: string, key: string, data: unknown) => Promise<void>
  /** Open streams now (for /metrics). */
  readonly size: number
  close: () => Promise<void>
}

const maxStreams = 20_000
const maxPerDevice = 64
const heartbeat = 25_000
const rhythm = 1000

const topicName = /^[a-z][a-z0-9-]{0,39}$/
const query = z.strictObject({
  topics: z.string().check(
    z.maxLength(400),
    z.refine(text => text.split(',').every(topic => topicName.test(topic)), { error: 'invalid' }),
  ),
})

export async function createLive(app: FastifyInstance, pool: Pool, clock: Clock): Promise<Live> {
  const streams = createStreams()
  const pacer = pace(streams.send)
  const log = openLiveLog(pool, clock, pacer.add)
  const beat = setInterval(streams.sendHeartbeat, heartbeat)
  beat.unref()
  let closing = false

  const open = (request: FastifyRequest, reply: FastifyReply) => {
    const parsed = z.safeParse(query, request.query)
    if (!parsed.success) throw InvalidInput.of(parsed.error.issues)
    const { device } = request
    if (closing || streams.size >= maxStreams || (device && streams.ownedBy(device) >= maxPerDevice))
      refuse('unavailable', 503, 'No place for another stream. Please try again.', randomRetryAfter())
    const topics = [...new Set(parsed.data.topics.split(','))].sort()
    const answer = head(reply)
    const lastId = String(request.headers['last-event-id'])
    reply.hijack()
    // What was missed and what comes next are read in one breath, so that nothing falls between.
    detachSocket(reply.raw, socket => {
      socket.write(answer + greeting(log, lastId, topics, pacer.holds))
      streams.add(socket, topics, device)
      if (closing) streams.close()
    })
    return reply
  }

  new Gauge({
    name: 'live_streams',
    help: 'Open live streams.',
    registers: [app.metrics],
    collect() {
      this.set(streams.size)
    },
  })
  app.calls.push({
    name: 'GET /api/live',
    method: 'GET',
    path: '/api/live',
    call: {
      access: 'anyone',
      summary: 'A stream of what changes (server-sent events).',
      query,
      reply: z.string(),
      produces: 'text/event-stream',
    },
  })
  app.get('/api/live', { exposeHeadRoute: false, config: { uncounted: true } }, open)
  // Streams never end by themselves: the server must not wait for them.
  app.addHook('preClose', async () => {
    closing = true
    streams.close()
  })
  await log.ready
  return {
    async publish(topic, key, data) {
      if (!topicName.test(topic)) throw new Error(`${topic} is no name for a topic.`)
      log.add(topic, key, data)
    },
    get size() {
      return streams.size
    },
    async close() {
      closing = true
      clearInterval(beat)
      pacer.stop()
      await log.close()
      streams.close()
    },
  }
}

function head(reply: FastifyReply): string {
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    'x-accel-buffering': 'no',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
  return `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`
}

function greeting(
  log: LiveLog,
  lastId: string,
  topics: string[],
  isComing: (event: LiveEvent) => boolean,
): string {
  // Phones that lose one server together do not come back together.
  const retry = `retry: ${2000 + Math.floor(Math.random() * 13_000)}\n\n`
  const [, id, at] = /^(\d{1,15})\.(\d{1,12})$/.exec(lastId) ?? []
  const missed = id && at ? log.since(Number(id), Number(at), topics) : undefined
  if (missed) {
    const gone = missed.filter(event => !isComing(event))
    return `${retry}event: ready\ndata: {"resumed":true}\n\n${gone.map(formatEvent).join('')}`
  }
  const position = log.position()
  return `${retry}id: ${position.id}.${position.at}\nevent: ready\ndata: {"resumed":false}\n\n`
}

/** Passes events on at once, then at most once a second, the newest per topic and key. */
function pace(pass: (events: LiveEvent[]) => void) {
  const waiting = new Map<string, LiveEvent>()
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    timer = undefined
    if (waiting.size === 0) return
    const events = [...waiting.values()].sort((a, b) => a.id - b.id)
    waiting.clear()
    pass(events)
    timer = setTimeout(flush, rhythm)
    timer.unref()
  }
  return {
    add(events: readonly LiveEvent[]) {
      for (const event of events) waiting.set(`${event.topic}\n${event.key}`, event)
      if (!timer) flush()
    },
    /** Is it waiting for the next second? */
    holds: (event: LiveEvent) => waiting.get(`${event.topic}\n${event.key}`) === event,
    stop: () => clearTimeout(timer),
  }
}
