import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** ms after which an idle connection may be closed while there are many. */
const idleMs = 10_000
/** ms that a request has to arrive whole once the server closes. */
const arrivalMs = 1000

/** `answering`: requests being answered now. `idleSince`: ms of `performance.now()`; undefined before the first answer and during one. */
type Use = { answering: number; idleSince: number | undefined }

/**
 * Refuses connections beyond `most`. Above three quarters of `most`, connections idle for 10 s are closed each second; above
 * seven eighths, all idle ones.
 *
 * Node's `closeIdleConnections`, which its `close` calls too, also closes a connection whose answer is still being sent, and
 * keeps one whose first request arrived only in part. This one waits for the former and closes the latter after a second.
 */
export function limitConnections(server: Server, most: number): Server {
  const uses = new Map<Socket, Use>()
  server.on('connection', socket => uses.set(socket, { answering: 0, idleSince: undefined }))
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const use = uses.get(socket)
    if (!use) return
    use.answering += 1
    // Not for a live stream: it keeps its socket, so it is never idle.
    use.idleSince = undefined
    response.once('close', () => {
      use.answering -= 1
      if (use.answering === 0) use.idleSince = performance.now()
    })
  })
  let closingSince: number | undefined
  server.closeIdleConnections = () => {
    if (!server.listening) closingSince ??= performance.now()
    const isLate = closingSince !== undefined && performance.now() - closingSince > arrivalMs
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
    for (const socket of uses.keys()) if (socket.destroyed) uses.delete(socket)
    if (uses.size > (most * 7) / 8) return server.closeIdleConnections()
    if (uses.size <= (most * 3) / 4) return
    const before = performance.now() - idleMs
    for (const [socket, { idleSince = Number.POSITIVE_INFINITY }] of uses)
      if (idleSince < before && socket.writableLength === 0) socket.destroy()
  }, 1000)
  check.unref()
  return server.once('close', () => clearInterval(check))
}
