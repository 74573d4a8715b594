import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** ms after which an idle connection may be closed while there are many. */
const idleMs = 10_000
/** ms that a request has to arrive whole once the server closes. */
const arrivalMs = 1000
/**
 * Who takes less than so many bytes of its answer in so many ms is cut: it keeps a place among those who are answered. The
 * slowest phone that can use the guide takes a hundred times as much. The system asks for more only once a third of what it
 * holds is sent: of the 4 MB that it may hold at most, at 400 kbit/s, within the time.
 */
const [leastTaken, slowMs] = [5000, 30_000]

/**
 * `answering`: requests being answered now. `idleSince`: in ms; undefined before the first answer and during one. `taken`: how
 * many bytes the system had taken, and when, while others still wait for it.
 */
type Use = {
  answering: number
  idleSince: number | undefined
  taken: { bytes: number; at: number } | undefined
}
/** `now`: ms that only move on. `checkEvery`: ms between two looks at all connections. */
type ConnectionOptions = { now?: () => number; checkEvery?: number }

const apart = new WeakSet<Socket>()
/** Says that a connection no longer answers requests, such as a live stream: its slow readers have a rule of their own. */
export const setApart = (socket: Socket): void => void apart.add(socket)

/**
 * Refuses connections beyond `most`, and cuts readers who do not read. Above three quarters of `most`, connections idle for 10 s are
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
    uses.set(socket, { answering: 0, idleSince: undefined, taken: undefined }),
  )
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const use = uses.get(socket)
    if (!use) return
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
    const isLate = closingSince !== undefined && now() - closingSince > arrivalMs
    for (const [socket, { answering, idleSince }] of uses) {
      if (answering > 0) continue
      // Opened in advance and never used, as browsers do; while the server works its request may be on its way.
      const isUnused = idleSince === undefined && socket.bytesRead === 0 && !server.listening
      const isInPart = idleSince === undefined && isLate
      if (isUnused || isInPart || (idleSince !== undefined && socket.writableLength === 0)) socket.destroy()
    }
  }
  server.maxConnections = most
  const check = setInterval(() => {
    const at = now()
    for (const [socket, use] of uses)
      if (socket.destroyed) uses.delete(socket)
      else if (isStuck(socket, use, at)) socket.destroy()
    if (uses.size > (most * 7) / 8) return server.closeIdleConnections()
    if (uses.size <= (most * 3) / 4) return
    const before = at - idleMs
    for (const [socket, { idleSince = Number.POSITIVE_INFINITY }] of uses)
      if (idleSince < before && socket.writableLength === 0) socket.destroy()
  }, checkEvery)
  check.unref()
  return server.once('close', () => clearInterval(check))
}

/** Whether a reader has taken too little of its answer for too long. */
function isStuck(socket: Socket, use: Use, at: number): boolean {
  const bytes = socket.writableLength > 0 && !apart.has(socket) ? bytesTaken(socket) : undefined
  if (bytes === undefined) {
    use.taken = undefined
    return false
  }
  if (!use.taken || bytes - use.taken.bytes >= leastTaken) use.taken = { bytes, at }
  return at - use.taken.at > slowMs
}

/**
 * Bytes that the system has taken from a socket. `bytesWritten` counts a whole answer as soon as it is given to the socket. The
 * handle is not a documented interface: undefined where it does not say.
 */
function bytesTaken(socket: Socket): number | undefined {
  const { _handle: handle } = socket as {
    _handle?: { bytesWritten?: number; writeQueueSize?: number } | null
  }
  const { bytesWritten, writeQueueSize } = handle ?? {}
  return bytesWritten === undefined || writeQueueSize === undefined
    ? undefined
    : bytesWritten - writeQueueSize
}
