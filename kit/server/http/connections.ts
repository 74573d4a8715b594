import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** ms after which an idle connection may be closed while there are many. */
const idleMs = 10_000

/**
 * Refuses connections beyond `most`. From three quarters of it on those are closed every second that were idle for a while: on
 * one that was used just now the next request may be on its way. From seven eighths on every idle one is closed.
 *
 * Node's `closeIdleConnections`, which its `close` calls too, also closes a connection whose answer was given to it whole but
 * is still being sent: slow readers lost the end. This one waits until the bytes are with the system.
 */
export function limitConnections(server: Server, most: number): Server {
  // Requests being answered, by connection; undefined before the first.
  const sockets = new Map<Socket, number | undefined>()
  const idleSince = new Map<Socket, number>()
  server.on('connection', socket => sockets.set(socket, undefined))
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    sockets.set(socket, (sockets.get(socket) ?? 0) + 1)
    // Not for a live stream: it keeps its socket, so it is never idle.
    idleSince.delete(socket)
    response.once('close', () => {
      sockets.set(socket, (sockets.get(socket) ?? 1) - 1)
      if (sockets.get(socket) === 0) idleSince.set(socket, performance.now())
    })
  })
  server.closeIdleConnections = () => {
    for (const [socket, answering] of sockets) {
      // Opened in advance and never used, as browsers do; while the server works its request may be on its way.
      const isUnused = answering === undefined && socket.bytesRead === 0 && !server.listening
      if (isUnused || (answering === 0 && socket.writableLength === 0)) socket.destroy()
    }
  }
  server.maxConnections = most
  const check = setInterval(() => {
    for (const socket of sockets.keys())
      if (socket.destroyed) {
        sockets.delete(socket)
        idleSince.delete(socket)
      }
    if (sockets.size > (most * 7) / 8) return server.closeIdleConnections()
    if (sockets.size <= (most * 3) / 4) return
    const before = performance.now() - idleMs
    for (const [socket, since] of idleSince)
      if (since < before && socket.writableLength === 0) socket.destroy()
  }, 1000)
  check.unref()
  return server.once('close', () => clearInterval(check))
}
