import { connect, type Socket } from 'node:net'
import { addressIn } from './networks.ts'

/** A live stream without a cookie, of a phone in a network. */
export type StreamPhone = {
  socket: Socket
  /** Status of the answer; 0 where the connection was cut before. */
  status: number
  /** ms after which the phone is told to open another one; the standard's default where it is not told. */
  retry: () => number
}

/** Resolves with the first bytes of the answer, or when the connection is gone. */
export function openStream(port: number, network: number): Promise<StreamPhone> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  const retry = () => Number([...text.matchAll(/^retry: (\d+)/gm)].at(-1)?.[1] ?? 3000)
  socket.write(
    `GET /api/live?topics=crowd HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${addressIn(network)}\r\n\r\n`,
  )
  return new Promise(resolve => {
    const answer = () => resolve({ socket, status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), retry })
    socket.on('data', chunk => {
      text += String(chunk)
      answer()
    })
    socket.on('error', answer)
    socket.on('close', answer)
  })
}
