import { setTimeout as sleep } from 'node:timers/promises'
import { type HttpConnection, openConnection } from '#tests/http-connection.ts'
import { type Times, timesOf } from '../figures.ts'
import { addressIn } from '../networks.ts'
import { serveLoadProcess } from './load-process.ts'

/** Clients that ask again as soon as they are answered, every time with a query that nobody has asked before. */
export type Crowd = { url: string; seconds: number; connections: number }
/** Times in ms. */
export type CrowdReport = { answered: Times; refused: number; cut: number }

serveLoadProcess<Crowd>(async ({ url, seconds, connections }) => {
  const port = Number(new URL(url).port)
  const answered: number[] = []
  const report = { refused: 0, cut: 0 }
  let [asked, isOver] = [0, false]
  return async () => {
    const all = Array.from({ length: connections }, (_, n) => {
      let sent = 0
      const ask = () => {
        sent = performance.now()
        asked += 1
        const list = ['/api/photos?limit=', '/api/lost-found?x=', '/api/crowd-status?x='][asked % 3]
        connection.send(
          `GET ${list}${1 + (asked % 97)}&odd=${asked} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip, br\r\nx-forwarded-for: ${addressIn(n % 500, n % 250)}\r\n\r\n`,
        )
      }
      const connection: HttpConnection = openConnection(port, {
        opened: ask,
        answered(status) {
          if (status < 500) answered.push(performance.now() - sent)
          else report.refused += 1
          if (!isOver) ask()
        },
        closed: () => {
          if (!isOver) report.cut += 1
        },
      })
      return connection
    })
    await sleep(seconds * 1000)
    isOver = true
    for (const { close } of all) close()
    return { answered: timesOf(answered), ...report } satisfies CrowdReport
  }
})
