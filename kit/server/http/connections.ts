import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** ms after which an idle connection may be closed while there are many. */
const idleMs = 10_000
/** ms that a request has to arrive whole once the server closes. */
const arrivalMs = 1000
/** ms that a request has to begin on a new connection once the server closes. */
const firstByteMs = 250
/**
 * ms after which an answer that was not taken whole is cut: its reader keeps a place among those who are answered. The largest file
 * of the guide has 1 MB, for which a phone at 32 kbit/s needs four minutes.
 */
const longestAnswer = 300_000

/** `answering`: requests being answered now, since `answeringSince`. `idleSince`: undefined before the first answer and during one. In ms. */
type Use = {
  answering: number
  answeringSince: number
  idleSince: number | undefined
  /** The newest. */
  request?: IncomingMessage
}
/** `now`: ms that only move on. `checkEvery`: ms between two looks at all connections. */
type ConnectionOptions = { now?: () => number; checkEvery?: number }

const apart = new WeakSet<Socket>()
/** Says that a connection no longer answers requests, such as a live stream: its slow readers have a rule of their own. */
export const setApart = (socket: Socket): void => void apart.add(socket)

/**
 * Refuses connections beyond `most`, and cuts who does not take an answer within five minutes. Above three quarters of `most`, connections idle for 10 s are
 * closed each second; above seven eighths, all idle ones.
 *
 * Node's `closeIdleConnections`, which its `close` calls too, also closes a connection whose answer is still being sent, and
 * keeps one whose first request arrived only in part. This one waits for the former and closes the latter after a second.
 */
export function limitConnections(
  server: Server,
  most: number,
  { now = () => performance.now(), checkEvery = 1000 }: ConnectionOptions = {},
): Server {
  const uses = new Map<Socket, Use>()
  server.on('connection', socket =>
    uses.set(socket, { answering: 0, answeringSince: 0, idleSince: undefined }),
  )
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const use = uses.get(request.socket)
    if (!use) return
    use.request = request
    if (use.answering === 0) use.answeringSince = now()
    use.answering += 1
    // Not for a live stream: it keeps its socket, so it is never idle.
    use.idleSince = undefined
    response.once('close', () => {
      use.answering -= 1
      if (use.answering === 0) use.idleSince = now()
    })
  })
  let closingSince: number | undefined
  server.closeIdleConnections = () => {
    if (!server.listening) closingSince ??= now()
    const closingFor = closingSince === undefined ? 0 : now() - closingSince
    for (const [socket, { answering, idleSince }] of uses) {
      if (answering > 0) continue
      // Opened in advance and never used, as browsers do, or its request is still on its way.
      const patience = socket.bytesRead === 0 ? firstByteMs : arrivalMs
      const isLate = idleSince === undefined && closingFor > patience
      if (isLate || (idleSince !== undefined && socket.writableLength === 0)) socket.destroy()
    }
  }
  server.maxConnections = most
  const check = setInterval(() => {
    const at = now()
    for (const [socket, use] of uses) {
      // There is no answer to take before the request has arrived; its own time limits are in uploads.ts.
      if (use.request?.complete === false) use.answeringSince = at
      const { answering, answeringSince } = use
      if (socket.destroyed) uses.delete(socket)
      else if (answering > 0 && at - answeringSince > longestAnswer && !apart.has(socket)) socket.destroy()
    }
    if (uses.size > (most * 7) / 8) return server.closeIdleConnections()
    if (uses.size <= (most * 3) / 4) return
    const before = at - idleMs
    for (const [socket, { idleSince = Number.POSITIVE_INFINITY }] of uses)
      if (idleSince < before && socket.writableLength === 0) socket.destroy()
  }, checkEvery)
  check.unref()
  return server.once('close', () => clearInterval(check))
}
