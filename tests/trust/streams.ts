import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { addressIn } from './networks.ts'
import { openGuide, type Scenario, tryCalls } from './scenario.ts'

/** Phones of many networks open live streams without a cookie and hold them; everybody else is served. */
export const streams: Scenario = {
  counts: { streams: 20_000, networks: 2000, descriptors: 0, ms: 1000 },
  async run({ streams = 0, networks = 1, descriptors = 0, ms = 0 }) {
    const guide = await openGuide(descriptors ? { descriptors } : {})
    const port = Number(new URL(guide.server.url).port)
    const opened: { socket: Socket; status: number }[] = []
    try {
      const together = Math.ceil(Math.min(200, streams / 12))
      for (let n = 0; n < streams; n += together)
        opened.push(
          ...(await Promise.all(
            Array.from({ length: Math.min(together, streams - n) }, (_, i) =>
              openStream(port, (n + i) % networks),
            ),
          )),
        )
      const { figures, broken } = await tryCalls(guide.calls, ms)
      const withStatus = (status: number) => opened.filter(one => one.status === status).length
      const [held, refused] = [withStatus(200), withStatus(503)]
      if (held === 0) broken.push('no stream was opened')
      if (held + refused < streams) broken.push(`${streams - held - refused} connections were cut`)
      return { figures: { held, refused, ...figures }, broken }
    } finally {
      for (const { socket } of opened) socket.destroy()
      await guide.close()
    }
  },
}

/** Answers the status; 0 where the connection was cut before. */
async function openStream(port: number, network: number): Promise<{ socket: Socket; status: number }> {
  const socket = connect(port, '127.0.0.1')
  const cut = new Promise<undefined>(resolve => {
    socket.on('error', () => resolve(undefined))
    socket.on('close', () => resolve(undefined))
  })
  socket.write(
    `GET /api/live?topics=crowd HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${addressIn(network)}\r\n\r\n`,
  )
  const first = await Promise.race([once(socket, 'data'), cut])
  return { socket, status: Number(/^HTTP\/1\.1 (\d+)/.exec(String(first?.[0] ?? ''))?.[1] ?? 0) }
}
