import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type HttpConnection, openConnection } from '#tests/http-connection.ts'
import { addressIn } from './networks.ts'
import type { Visitors, VisitorsReport } from './night-visitors.ts'
import { timesOf } from './times.ts'

/**
 * `node tests/trust/night-visitors-process.ts VISITORS`, a JSON of Visitors; prints a JSON of VisitorsReport. Each phone opens a
 * live stream, as a page of the guide does (kit/web/live.tsx): where the server refuses it, it tries again after 8 to 16 s and
 * reads its lists at each further attempt.
 */
const visitors = JSON.parse(process.argv[2] ?? '{}') as Visitors
const port = Number(new URL(visitors.url).port)
const end = performance.now() + visitors.seconds * 1000
const isOver = () => performance.now() >= end
const lists = ['/api/crowd-status', '/api/notices']
const reads: number[] = []
const report: Omit<VisitorsReport, 'reads'> = { streams: 0, refused: 0, cut: 0, events: 0, failed: {} }
let open = 0

const head = (path: string, network: number) =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip, br\r\nx-forwarded-for: ${addressIn(network)}\r\n\r\n`

/** Reads the lists over one connection. */
function readLists(network: number): Promise<void> {
  return new Promise(resolve => {
    const paths = [...lists]
    let asked = 0
    const next = () => {
      const path = paths.shift()
      if (!path) return connection.close()
      asked = performance.now()
      connection.send(head(path, network))
    }
    const fail = (why: string) => (report.failed[why] = (report.failed[why] ?? 0) + 1)
    const connection: HttpConnection = openConnection(port, {
      answered(status) {
        if (status === 200 || status === 304) reads.push(performance.now() - asked)
        else fail(String(status))
        next()
      },
      closed(error) {
        if (error) fail(error.message)
        resolve()
      },
    })
    // Given to the system with the connection: this process stands for all phones, and a request that waited here for its
    // turn would look like a phone that sends nothing.
    next()
  })
}

/** Holds a stream until it ends; answers whether the server opened it. */
function hold(network: number): Promise<boolean> {
  return new Promise(resolve => {
    let isHeld = false
    let wasEnded = false
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const timer = setTimeout(() => socket.destroy(), Math.max(0, end - performance.now()))
    socket.write(head('/api/live?topics=crowd,notices', network))
    socket.on('data', bytes => {
      const text = bytes.toString('latin1')
      if (!isHeld && text.startsWith('HTTP/1.1 200')) {
        isHeld = true
        open += 1
        report.streams = Math.max(report.streams, open)
      } else if (!isHeld) report.refused += 1
      report.events += text.split('\nevent: crowd').length - 1
    })
    socket.on('end', () => (wasEnded = true))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      if (isHeld) open -= 1
      if (isHeld && !wasEnded && !isOver()) report.cut += 1
      resolve(isHeld)
    })
  })
}

async function phone(n: number): Promise<void> {
  await sleep((n / visitors.phones) * visitors.opening * 1000)
  const network = n % visitors.networks
  await readLists(network)
  for (let wasRefused = false; !isOver(); ) {
    if (wasRefused) await readLists(network)
    if (isOver()) return
    wasRefused = !(await hold(network))
    await sleep(Math.min(8000 + Math.random() * 8000, Math.max(0, end - performance.now())))
  }
}

await Promise.all(Array.from({ length: visitors.phones }, (_, n) => phone(n)))
process.stdout.write(JSON.stringify({ ...report, reads: timesOf(reads) }), () => process.exit())
