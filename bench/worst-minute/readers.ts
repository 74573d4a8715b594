import { setTimeout as sleep } from 'node:timers/promises'
import { type HttpConnection, openConnection } from '#tests/http-connection.ts'
import { type Times, timesOf } from '../figures.ts'
import { addressIn } from '../networks.ts'
import { serveLoadProcess } from './load-process.ts'

/** Phones that read pages and lists at a fixed rate, whether or not earlier requests have been answered. */
type Reading = { url: string; seconds: number; perSecond: number; paths: readonly string[] }
/** Times in ms, from the moment a request was due until its whole answer had arrived. */
export type ReadingReport = { answered: Times; refused: number; cut: number; unsent: number }

/** Maximum number of connections. */
const most = 1500

serveLoadProcess<Reading>(async ({ url, seconds, perSecond, paths }) => {
  const port = Number(new URL(url).port)
  const answered: number[] = []
  const report = { refused: 0, cut: 0, unsent: 0 }
  const free: Phone[] = []
  const open = new Set<Phone>()
  let asked = 0

  type Phone = { ask: (due: number) => void; connection: HttpConnection }
  function openPhone(): Phone {
    const network = open.size
    let due: number | undefined
    const connection = openConnection(port, {
      answered(status) {
        if (status < 400) answered.push(performance.now() - (due ?? 0))
        else report.refused += 1
        due = undefined
        free.push(phone)
      },
      closed() {
        if (due !== undefined) report.cut += 1
        open.delete(phone)
        if (free.includes(phone)) free.splice(free.indexOf(phone), 1)
      },
    })
    const phone: Phone = {
      connection,
      ask(at) {
        due = at
        const path = paths[asked++ % paths.length]
        connection.send(
          `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip, br\r\nx-forwarded-for: ${addressIn(network)}\r\n\r\n`,
        )
      },
    }
    open.add(phone)
    return phone
  }

  return async () => {
    const began = performance.now()
    const end = began + seconds * 1000
    for (let due = began; due < end; await sleep(2))
      for (; due <= performance.now() && due < end; due += 1000 / perSecond) {
        const phone = free.pop() ?? (open.size < most ? openPhone() : undefined)
        if (phone) phone.ask(due)
        else report.unsent += 1
      }
    // Waits until open requests are answered, or for the longest time the server allows itself.
    for (const last = end + 35_000; performance.now() < last && open.size > free.length; ) await sleep(50)
    for (const { connection } of [...open]) connection.close()
    return { answered: timesOf(answered), ...report } satisfies ReadingReport
  }
})
