import { connect, type Socket } from 'node:net'

/** A live stream on its own connection, read as text. */
export type Stream = {
  socket: Socket
  /** Everything received. */
  text: () => string
  /** The id of the newest event, for a stream that resumes there. */
  lastId: () => string | undefined
}

export function openStream(url: string, topics: string, lastId?: string): Stream {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('error', () => {})
  socket.on('data', piece => (text += piece))
  const id = lastId ? `last-event-id: ${lastId}\r\n` : ''
  socket.write(`GET /api/live?topics=${topics} HTTP/1.1\r\nhost: guide\r\n${id}\r\n`)
  return {
    socket,
    text: () => text,
    lastId: () =>
      text
        .match(/^id: (\S+)$/gm)
        ?.at(-1)
        ?.slice(4),
  }
}
