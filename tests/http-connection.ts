import { connect } from 'node:net'

/** A keep-alive connection for load: one request at a time, reading only the status and length of each answer. */
export type HttpConnection = {
  /** Sends a whole request in ASCII. Call it again only after the answer. */
  send: (request: string) => void
  close: () => void
}
export type Heard = {
  opened?: () => void
  answered: (status: number) => void
  /** Called when the connection is gone: closed by either side, or never opened. */
  closed: (error: Error | undefined) => void
}

// The generator shares the CPU with the server, so all answers are read into one buffer and dropped.
const buffer = Buffer.allocUnsafe(65_536)

/** Opens a connection to this machine. */
export function openConnection(port: number, { opened, answered, closed }: Heard): HttpConnection {
  let head = ''
  let left = -1
  let failure: Error | undefined
  const read = (count: number, bytes: Uint8Array) => {
    if (left >= 0) left -= count
    else {
      head += (bytes as Buffer).toString('latin1', 0, count)
      left = leftOf(head)
    }
    if (left === 0) answered(Number(head.slice(9, 12)))
    return true
  }
  const socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: { buffer, callback: read },
  })
  if (opened) socket.on('connect', opened)
  socket.on('error', error => (failure = error))
  socket.on('close', () => closed(failure))
  return {
    send(request) {
      head = ''
      left = -1
      socket.write(request, 'latin1')
    },
    close: () => void socket.destroy(),
  }
}

/** Bytes of the answer still to come; -1 while its head is incomplete. */
function leftOf(answer: string): number {
  const end = answer.indexOf('\r\n\r\n')
  if (end < 0) return -1
  const length = /\r\ncontent-length: (\d+)/i.exec(answer)?.[1]
  if (length !== undefined) return Number(length) - (answer.length - end - 4)
  // 304 and 204 have no body.
  return /^HTTP\/1\.1 (304|204)/.test(answer) || answer.endsWith('0\r\n\r\n') ? 0 : -1
}
