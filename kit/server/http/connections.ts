import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Refuses connections beyond `most`; from three quarters of it on, idle ones are closed every second.
 *
 * Node's `closeIdleConnections`, which its `close` calls too, also closes a connection whose answer was given to it whole but
 * is still being sent: slow readers lost the end. This one waits until the bytes are with the system.
 */
export function limitConnections(server: Server, most: number): Server {
  // Requests being answered, by connection; undefined before the first.
  const sockets = new Map<Socket, number | undefined>()
  server.on('connection', socket => sockets.set(socket, undefined))
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    sockets.set(socket, (sockets.get(socket) ?? 0) + 1)
    // Not for a live stream: it keeps its socket, so it is never idle.
    response.once('close', () => sockets.set(socket, (sockets.get(socket) ?? 1) - 1))
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
    for (const socket of sockets.keys()) if (socket.destroyed) sockets.delete(socket)
    if (sockets.size > (most * 3) / 4) server.closeIdleConnections()
  }, 1000)
  check.unref()
  return server.once('close', () => clearInterval(check))
}
