import { connect, type Socket } from 'node:net'
import { keepWorst, openGuide, type Scenario } from './scenario.ts'

/** Connections that send one byte now and then are cut; everybody else is served meanwhile. */
export const slowSenders: Scenario = {
  counts: { sockets: 500, requests: 10, ms: 1000, cut: 10_000 },
  async run({ sockets = 0, requests = 0, ms = 0, cut = 0 }) {
    const guide = await openGuide()
    const port = Number(new URL(guide.server.url).port)
    const began = performance.now()
    const open = new Set<Socket>()
    const ended = Promise.all(Array.from({ length: sockets }, () => dripInto(port, open)))
    const broken: string[] = []
    const worst: Record<string, number> = {}
    try {
      for (let n = 0; n < requests; n += 1) {
        await keepWorst(worst, broken, guide, ms)
      }
      const times = (await ended).map(at => Math.round(at - began))
      const longest = Math.max(...times)
      if (longest > cut) broken.push(`a slow sender was cut after ${longest} ms`)
      return { figures: { cut: times.length, longest_ms: longest, ...worst }, broken }
    } finally {
      for (const socket of open) socket.destroy()
      await guide.close()
    }
  },
}

/** Sends half of a request, byte by byte; answers when the server has closed the connection. */
const dripInto = (port: number, open: Set<Socket>) =>
  new Promise<number>(resolve => {
    const socket = connect(port, '127.0.0.1')
    open.add(socket)
    const text = 'GET / HTTP/1.1\r\nhost: a\r\nx-slow: '
    let sent = 0
    const dripping = setInterval(() => socket.write(text[sent++] ?? 'x'), 250)
    socket.resume().on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(dripping)
      open.delete(socket)
      resolve(performance.now())
    })
  })
