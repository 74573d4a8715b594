import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type PlainRequest, readPlainRequest } from './plain-request.ts'

/** An answer; the length of its body is said by who writes it. `headers` of one kind of answer are one object. */
export type Answer = {
  status: number
  headers: Readonly<Record<string, string>>
  body: string | Buffer | undefined
}
/** Answers a plain request at once or later, by exactly one call of `reply`; or says false and leaves it alone. */
export type Taker = (request: PlainRequest, peer: string, reply: (answer: Answer | Buffer) => void) => boolean
type Patience = { headersTimeout: number; onSilent: (socket: Socket) => void }

/** A little longer than proxies keep theirs, ms. */
export const keepAliveTimeout = 65_000

/**
 * Stands before Node's HTTP on every connection (docs/decisions/short-way.md): plain requests that a taker knows are read
 * and answered here, at less than half of what Node's parser, streams and response objects cost. The first one that is
 * anything else takes its connection over to Node, for good and with all its bytes. `close` ends what waits.
 */
export function standBefore(server: Server, take: Taker, patience: Patience): { close: () => void } {
  const [listen] = server.listeners('connection') as ((this: Server, socket: Socket) => void)[]
  if (!listen) throw new Error('Node does not listen to its own connections.')
  const open = new Set<{ retire: () => void }>()
  let closing = false
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    if (closing) return listen.call(server, socket)
    const connection = attend(socket, take, patience, {
      isClosing: () => closing,
      handOver: () => listen.call(server, socket),
      gone: () => open.delete(connection),
    })
    open.add(connection)
  })
  return {
    close() {
      closing = true
      for (const connection of open) connection.retire()
    },
  }
}

type Owner = { isClosing: () => boolean; handOver: () => void; gone: () => void }

function attend(socket: Socket, take: Taker, { headersTimeout, onSilent }: Patience, owner: Owner) {
  let isBusy = false
  let isOver = false
  let ahead: Buffer | undefined
  let answered = 0

  const onData = (bytes: Buffer) => {
    if (isBusy) {
      // Somebody does not wait for answers: what they sent is kept, and no more is taken until then.
      ahead = ahead ? Buffer.concat([ahead, bytes]) : bytes
      socket.pause()
      return
    }
    // An answer that is still not read is Node's to wait for.
    const request = socket.writableLength > 0 ? undefined : readPlainRequest(bytes)
    isBusy = true
    if (request && take(request, socket.remoteAddress ?? '', reply)) return
    isBusy = false
    handOver(bytes)
  }
  const reply = (answer: Answer | Buffer) => {
    // A defect of ours must not become somebody else's answer.
    if (!isBusy) return void socket.destroy()
    isBusy = false
    if (socket.destroyed) return
    const last = !ahead && (isOver || owner.isClosing())
    if (Buffer.isBuffer(answer)) socket.write(answer)
    else send(socket, answer, last)
    answered += 1
    if (answered === 1) socket.setTimeout(keepAliveTimeout + 1000)
    if (ahead) handOver(ahead)
    else if (last) socket.end()
  }
  const handOver = (bytes: Buffer) => {
    owner.gone()
    tend('off')
    socket.setTimeout(0)
    owner.handOver()
    socket.emit('data', bytes)
    socket.resume()
  }
  const onEnd = () => {
    isOver = true
    if (!isBusy) socket.end()
  }
  const onTimeout = () => {
    if (isBusy) return
    if (answered === 0) onSilent(socket)
    else socket.destroy()
  }
  const tend = (how: 'on' | 'off') =>
    socket[how]('data', onData)
      [how]('end', onEnd)
      [how]('timeout', onTimeout)
      [how]('error', ignore)
      [how]('close', owner.gone)
  socket.setTimeout(headersTimeout)
  tend('on')
  return {
    retire() {
      if (!isBusy) socket.destroy()
    },
  }
}

function ignore(): void {}

function send(socket: Socket, answer: Answer, isLast: boolean): void {
  const { body } = answer
  if (typeof body !== 'string') return void socket.write(written(answer, isLast))
  const length = Buffer.byteLength(body)
  // Where each letter is a byte, as in nearly all small answers, the socket need not measure them again.
  socket.write(headOf(answer, length, isLast) + body, length === body.length ? 'latin1' : 'utf8')
}

/** All bytes of an answer, with the head that Node gives it. */
export function written(answer: Answer, isLast = false): Buffer {
  const body = Buffer.from(answer.body ?? '')
  const head = headOf(answer, answer.body === undefined ? undefined : body.length, isLast)
  return Buffer.concat([Buffer.from(head), body])
}

function headOf({ status, headers }: Answer, length: number | undefined, isLast: boolean): string {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${linesOf(headers)}`
  if (length !== undefined) head += `content-length: ${length}\r\n`
  head += `date: ${now()}\r\n`
  return head + (isLast ? lastLines : keptLines)
}
const lastLines = 'connection: close\r\n\r\n'
const keptLines = `connection: keep-alive\r\nkeep-alive: timeout=${keepAliveTimeout / 1000}\r\n\r\n`

const lines = new WeakMap<object, string>()
function linesOf(headers: Readonly<Record<string, string>>): string {
  let known = lines.get(headers)
  if (known === undefined) {
    known = ''
    for (const [name, value] of Object.entries(headers)) known += `${name}: ${value}\r\n`
    lines.set(headers, known)
  }
  return known
}

let second = 0
let date = ''
/** The time as HTTP says it, made once a second. */
export function now(): string {
  const passed = Math.floor(Date.now() / 1000)
  if (passed !== second) {
    second = passed
    date = new Date(passed * 1000).toUTCString()
  }
  return date
}
