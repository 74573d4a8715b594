import { connect } from 'node:net'
import { type Job, requestsOf } from './requests.ts'

/**
 * A load generator: `node bench/load.ts JOB`, a JSON of Job. Every connection sends its next request once the last is
 * answered. Prints a JSON of Load.
 */
export type Load = {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  most: number
  /** Answers other than 2xx. */
  refused: number
  answered: number
}

const job = JSON.parse(process.argv[2] ?? '{}') as Job & {
  connections: number
  seconds: number
  warm: number
}
const next = requestsOf(job)
const times: number[] = []
let measuring = false
let over = false
let refused = 0
const ends = Array.from({ length: job.connections }, () => open())
await new Promise(resolve => setTimeout(resolve, job.warm * 1000))
measuring = true
process.stdout.write('measuring\n')
const started = performance.now()
await new Promise(resolve => setTimeout(resolve, job.seconds * 1000))
measuring = false
const seconds = (performance.now() - started) / 1000
over = true
await Promise.all(ends)
times.sort((a, b) => a - b)
const at = (share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
const load: Load = {
  perSecond: times.length / seconds,
  p50: at(0.5),
  p99: at(0.99),
  most: at(1),
  refused,
  answered: times.length,
}
process.stdout.write(`${JSON.stringify(load)}\n`)
process.exit()

/**
 * One keep-alive connection: a request, its answer, the next. It parses only the status and the length, into one buffer,
 * because generator and server share the CPU.
 */
function open(): Promise<void> {
  const { port } = new URL(job.url)
  return new Promise((resolve, reject) => {
    let sent = 0
    let head = ''
    let left = -1
    const read = (count: number, bytes: Uint8Array) => {
      if (left >= 0) left -= count
      else {
        head += (bytes as Buffer).toString('latin1', 0, count)
        left = leftOf(head)
      }
      if (left === 0) answered()
      return true
    }
    const socket = connect({
      port: Number(port),
      host: '127.0.0.1',
      noDelay: true,
      onread: { buffer: Buffer.allocUnsafe(16_384), callback: read },
    })
    const ask = () => {
      head = ''
      left = -1
      sent = performance.now()
      socket.write(next(), 'latin1')
    }
    const answered = () => {
      if (measuring) times.push(performance.now() - sent)
      if (measuring && head[9] !== '2') refused += 1
      if (!over) return ask()
      socket.destroy()
      resolve()
    }
    socket.on('connect', ask)
    socket.on('error', reject)
  })
}

/** Bytes of the answer that are still to come; -1 while its head is incomplete. */
function leftOf(answer: string): number {
  const end = answer.indexOf('\r\n\r\n')
  if (end < 0) return -1
  const length = /\r\ncontent-length: (\d+)/i.exec(answer)?.[1]
  if (length !== undefined) return Number(length) - (answer.length - end - 4)
  return answer.endsWith('0\r\n\r\n') ? 0 : -1
}
