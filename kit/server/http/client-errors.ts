import type { Socket } from 'node:net'
import { uploadSockets } from './uploads.ts'

/** Answers errors of Node's HTTP parser, before there is a request: invalid HTTP 400, a timeout 408, too large headers 431. */
export function answerClientError(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && uploadSockets.has(socket)) return
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, code, message] = answers[error.code ?? ''] ?? [
    '400 Bad Request',
    'invalid',
    'The request cannot be read.',
  ]
  const body = JSON.stringify({ code, message })
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`)
  socket.destroySoon()
}

const answers: Record<string, [status: string, code: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'too-slow', 'The request came too slowly.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too-large', 'The headers are too large.'],
}
