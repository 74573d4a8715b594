import { connect } from 'node:net'
import { type Job, requestsOf } from './requests.ts'

/** A process that asks as fast as it is answered: `node bench/load.ts JOB`, a JSON of Job; prints a JSON of Load. */
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

/** One connection that stays: a request, its answer, the next. Reads as little of HTTP as it can, to leave the CPU to who is measured. */
function open(): Promise<void> {
  const { port } = new URL(job.url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.setNoDelay(true)
  let sent = 0
  let head = ''
  let left = -1
  const ask = () => {
    head = ''
    left = -1
    sent = performance.now()
    socket.write(next())
  }
  return new Promise((resolve, reject) => {
    const answered = () => {
      if (measuring) times.push(performance.now() - sent)
      if (measuring && head[9] !== '2') refused += 1
      if (!over) return ask()
      socket.destroy()
      resolve()
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', bytes => {
      if (left >= 0) {
        left -= bytes.length
        if (left <= 0) answered()
        return
      }
      head += bytes.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
      if (length !== undefined) {
        left = Number(length) - (head.length - end - 4)
        if (left <= 0) answered()
      } else if (head.endsWith('0\r\n\r\n')) answered()
    })
  })
}
