import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setApart } from '../http/connections.ts'

// Node's HTTP state of a socket. Not a documented interface: each part is checked before it is used.
type Parser = { unconsume?: () => void; finish?: () => void; remove?: () => void; close?: () => void }
type HttpSocket = Socket & {
  parser?: Parser | null
  _handle?: { reading: boolean; readStart?: () => void } | null
}

/**
 * Detaches a socket from Node's HTTP once its request is read, as Node does for an upgrade: 8 kB of memory per open stream
 * instead of 20. Calls back with a socket for writing; bytes that still arrive on it are dropped. Does not call back if the
 * socket was closed meanwhile.
 */
export function detachSocket(response: ServerResponse, then: (socket: Socket) => void): void {
  // Deferred: this runs inside the parser that is freed below.
  setImmediate(detach, response, then)
}

function detach(response: ServerResponse, then: (socket: Socket) => void): void {
  const socket = response.socket as HttpSocket | null
  if (!socket || socket.destroyed) return
  for (const event of socket.eventNames()) socket.removeAllListeners(event)
  response.detachSocket(socket)
  setApart(socket)
  freeParser(socket)
  // Named functions: a closure would keep the request in memory for as long as the stream is open.
  socket.on('error', ignore)
  socket.on('end', destroyThis)
  socket.setTimeout(0)
  socket.setNoDelay(true)
  socket.setKeepAlive(true, 60_000)
  then(socket)
  socket.resume()
}

function freeParser(socket: HttpSocket): void {
  const { parser, _handle } = socket
  if (!parser?.unconsume || !parser.close || !_handle?.readStart) return
  parser.unconsume()
  parser.finish?.()
  parser.remove?.()
  parser.close()
  socket.parser = null
  // Node's HTTP overrides `on` and other methods on the socket object; remove them to get the class's methods back.
  for (const name of Object.keys(socket) as (keyof HttpSocket)[])
    if (typeof socket[name] === 'function') delete socket[name]
  _handle.reading = true
  _handle.readStart()
}

function ignore(): void {}
function destroyThis(this: Socket): void {
  this.destroy()
}
