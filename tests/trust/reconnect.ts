import { setTimeout as sleep } from 'node:timers/promises'
import { keepWorst, openGuide, type Scenario } from './scenario.ts'
import { openStream, type StreamPhone } from './stream-phone.ts'

/**
 * Phones that hold a live stream lose it with `kill -9` of the server, and ask again as browsers do: after the time that the
 * stream told them, again and again. They come back spread over their times, and everybody else is served meanwhile.
 */
export const reconnect: Scenario = {
  counts: { streams: 5000, networks: 1000, share: 25, seconds: 45, ms: 1000 },
  async run({ streams = 0, networks = 1, share = 0, seconds = 0, ms = 0 }) {
    const guide = await openGuide()
    const port = Number(new URL(guide.server.url).port)
    const phones = new Set<StreamPhone>()
    const broken: string[] = []
    const worst: Record<string, number> = {}
    /** Phones that are back, by the second after the start. */
    const back: number[] = []
    let started = 0
    let isOver = false
    const comeBack = async (network: number, retry: number): Promise<void> => {
      await sleep(retry)
      if (isOver) return
      const phone = await openStream(port, network)
      if (phone.status !== 200) return comeBack(network, phone.status === 0 ? retry : phone.retry())
      phones.add(phone)
      const second = Math.floor((performance.now() - started) / 1000)
      back[second] = (back[second] ?? 0) + 1
    }
    try {
      for (let n = 0; n < streams; n += 100)
        for (const phone of await Promise.all(
          Array.from({ length: Math.min(100, streams - n) }, (_, i) => openStream(port, (n + i) % networks)),
        ))
          phones.add(phone)
      const held = [...phones].filter(({ status }) => status === 200)
      const lost = held.map(
        (phone, n) =>
          new Promise<void>(resolve =>
            phone.socket.once('close', () => resolve(comeBack(n % networks, phone.retry()))),
          ),
      )
      phones.clear()
      const killed = performance.now()
      await guide.restart('SIGKILL')
      started = performance.now()
      const until = started + seconds * 1000
      const all = Promise.all(lost).then(() => (isOver = true))
      while (!isOver && performance.now() < until) {
        await keepWorst(worst, broken, guide, ms)
        await Promise.race([all, sleep(500)])
      }
      const returned = back.reduce((sum, count) => sum + (count ?? 0), 0)
      const most = Math.max(...back.map(count => count ?? 0))
      if (returned < held.length)
        broken.push(`${held.length - returned} phones are not back after ${seconds} s`)
      if (most > (held.length * share) / 100)
        broken.push(`${most} of ${held.length} phones came in one second`)
      const figures = {
        held: held.length,
        away_ms: Math.round(started - killed),
        returned,
        most_in_a_second: most,
        by_second: Array.from(back, count => count ?? 0).join(' '),
      }
      return { figures: { ...figures, ...worst }, broken }
    } finally {
      isOver = true
      for (const { socket } of phones) socket.destroy()
      await guide.close()
    }
  },
}
