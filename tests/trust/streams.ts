import { openGuide, type Scenario, tryCalls } from './scenario.ts'
import { openStream, type StreamPhone } from './stream-phone.ts'

/** Phones of many networks open live streams without a cookie and hold them; everybody else is served. */
export const streams: Scenario = {
  counts: { streams: 20_000, networks: 2000, descriptors: 0, ms: 1000 },
  async run({ streams = 0, networks = 1, descriptors = 0, ms = 0 }) {
    const guide = await openGuide(descriptors ? { descriptors } : {})
    const port = Number(new URL(guide.server.url).port)
    const opened: StreamPhone[] = []
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
