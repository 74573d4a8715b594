import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Clock } from '#common/clock.ts'
import { may, type Permission } from '#common/permissions.ts'
import { refuse } from '#common/refusal.ts'
import { type DatabasePool, inQueryClass } from '../db/shared-pool.ts'
import { InvalidInput, noPlace } from '../http/errors.ts'
import { showNumber } from '../http/gauge.ts'
import { staffOf } from '../http/request.ts'
import type { ResponseCache } from '../http/response-cache.ts'
import { type Places, sharePlaces } from '../limits/descriptors.ts'
import type { Networks } from '../limits/network.ts'
import { type LiveLog, openLiveLog } from './live-log.ts'
import { createStreams, formatEvent, type LiveEvent } from './live-streams.ts'
import type { Data } from './store-events.ts'

/**
 * Live push over server-sent events at `GET /api/live?topics=crowd,photos`. `data` is the public row that the list shows; of
 * several events with the same `key` (its id) only the newest is sent. A process sends an event once its own prepared answers
 * include the change, so that a phone that asks then finds it. Events are kept in the database (table live_events) for an hour,
 * so that a client resumes after a break (Last-Event-ID) and every server process sends the same events. A stream starts with the
 * event `ready`: `{"resumed":true}` if all missed events follow (since the last event, or since the answers on the phone's
 * screen: `since`), `{"resumed":false}` if the client has to fetch its lists again (always the first time). Events are named by
 * their topic.
 */
export type Live = {
  /**
   * Sends an event to every stream of every server process. Call it after the commit. Does not wait for the database. Pass state
   * that several processes may change at once as a function that reads it: then the newest state is sent last, whichever process
   * sends it.
   */
  publish: (topic: string, key: string, data: Data) => Promise<void>
  /** Limits the events of a topic to staff with this permission; others are refused a stream that asks for it. */
  restrict: (topic: string, permission: Permission) => void
  /** Open streams now (for /metrics). */
  readonly size: number
  /** Drops events older than an hour. */
  prune: () => Promise<void>
  close: () => Promise<void>
}

// A phone needs one stream, for the visible page.
const maxPerDevice = 8
/**
 * Most sets of topics that phones without a device may open from one network. Each set is a group of streams of its own. The
 * guide's pages use fewer, and everybody may join a set that is already open.
 */
const setsPerNetwork = 200
const heartbeat = 25_000
/** ms after which a staff stream ends; it is reopened at once if the account still may. */
const staffStream = 300_000

const topicName = /^[a-z][a-z0-9-]{0,39}$/
const query = z.strictObject({
  topics: z.string().check(
    z.maxLength(400),
    z.refine(text => text.split(',').every(topic => topicName.test(topic)), { error: 'invalid' }),
  ),
  /** What the phone already has: an event's id, or the second of the oldest answer on its screen. */
  since: z.optional(z.string().check(z.regex(/^(\d{1,15}\.)?\d{1,12}$/))),
})

export async function createLive(
  app: FastifyInstance,
  pool: DatabasePool,
  clock: Clock,
  networkOf: Networks,
  { caughtUp }: Pick<ResponseCache, 'caughtUp'>,
  places: Pick<Places, 'streams' | 'staffStreams' | 'streamsPerNetwork'> = sharePlaces(),
): Promise<Live> {
  const streams = createStreams()
  const log = openLiveLog(pool, clock, streams.send, caughtUp)
  const beat = setInterval(streams.sendHeartbeat, heartbeat)
  beat.unref()
  let closing = false

  const restricted = new Map<string, Permission>()

  const ask = (request: FastifyRequest, reply: FastifyReply) => {
    const parsed = z.safeParse(query, request.query)
    if (!parsed.success) throw InvalidInput.of(parsed.error.issues)
    const topics = [...new Set(parsed.data.topics.split(','))].sort()
    const needed = topics.flatMap(topic => restricted.get(topic) ?? [])
    // A browser that reconnects sends the last event's id itself.
    const since = String(request.headers['last-event-id'] ?? parsed.data.since)
    if (needed.length === 0) return open(request, reply, topics, since)
    return mayHear(request, needed).then(() => open(request, reply, topics, since, staffStream))
  }
  const open = (
    request: FastifyRequest,
    reply: FastifyReply,
    topics: string[],
    since: string,
    lasts?: number,
  ) => {
    const { device } = request
    const owner = device ? `device ${device}` : `network ${networkOf(request)}`
    const most = device ? maxPerDevice : places.streamsPerNetwork
    const allowed = places.streams + (lasts === undefined ? 0 : places.staffStreams)
    const sets = device ? 0 : (streams.setsOf(owner, topics) ?? 0)
    const isFull = streams.size >= allowed || streams.ownedBy(owner) >= most || sets >= setsPerNetwork
    if (closing || isFull) {
      // An idle connection would keep its descriptor; the phone fetches the lists instead.
      reply.header('connection', 'close')
      throw noPlace('Too many open streams. Please try again.')
    }
    const answer = startStream(reply)
    // Read the backlog and add the stream without awaiting in between, or an event is lost.
    answer.write(firstLines(log, since, topics, event => streams.holds(topics, event)))
    streams.add(answer, topics, owner)
    if (lasts !== undefined) {
      const timer = setTimeout(() => streams.end(answer, 'retry: 500\n\n'), lasts)
      timer.unref()
      answer.on('close', () => clearTimeout(timer))
    }
    return reply
  }

  showNumber(app, 'live_streams', 'Open live streams.', () => streams.size)
  showNumber(app, 'live_streams_allowed', 'Live streams of visitors that may be open.', () => places.streams)
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
  app.get('/api/live', { exposeHeadRoute: false, config: { skipsQueue: true } }, ask)
  // Streams do not end by themselves, and closing the server waits for open connections.
  app.addHook('preClose', async () => {
    closing = true
    streams.close()
  })
  await log.ready
  return {
    async publish(topic, key, data) {
      if (!topicName.test(topic)) throw new Error(`${topic} is not a valid topic name.`)
      log.add(topic, key, data)
    },
    restrict(topic, permission) {
      if (!topicName.test(topic)) throw new Error(`${topic} is not a valid topic name.`)
      restricted.set(topic, permission)
    },
    get size() {
      return streams.size
    },
    prune: log.prune,
    async close() {
      closing = true
      clearInterval(beat)
      await log.close()
      streams.close()
    },
  }
}

async function mayHear(request: FastifyRequest, needed: readonly Permission[]): Promise<void> {
  const staff = await inQueryClass('staff', () => staffOf(request))
  if (!staff) refuse('unauthenticated', 401, 'Please sign in.')
  if (needed.some(permission => !may(staff.roles, permission)))
    refuse('forbidden', 403, 'Your account may not hear this.')
}

function startStream(reply: FastifyReply): ServerResponse {
  reply.hijack()
  return reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    'x-accel-buffering': 'no',
  })
}

function firstLines(
  log: LiveLog,
  since: string,
  topics: string[],
  isComing: (event: LiveEvent) => boolean,
): string {
  // A random delay, so that clients of a stopped server do not reconnect all at once.
  const retry = `retry: ${2000 + Math.floor(Math.random() * 13_000)}\n\n`
  const [, id, at] = /^(?:(\d{1,15})\.)?(\d{1,12})$/.exec(since) ?? []
  const missed =
    id && at
      ? log.since(Number(id), Number(at), topics)
      : at
        ? log.sinceAnswer(Number(at), topics)
        : undefined
  if (missed) {
    const gone = missed.filter(event => !isComing(event))
    return `${retry}event: ready\ndata: {"resumed":true}\n\n${gone.map(formatEvent).join('')}`
  }
  const position = log.position()
  return `${retry}id: ${position.id}.${position.at}\nevent: ready\ndata: {"resumed":false}\n\n`
}
