import { json } from 'node:stream/consumers'
import { openConnection } from '#tests/http-connection.ts'
import { type Job, requestsOf } from './requests.ts'

/**
 * A load generator: run `node bench/load.ts` with a Job as JSON on standard input. Every connection sends its next request once
 * the last is answered. Prints a Load as JSON.
 */
export type Load = {
  perSecond: number
  /** Milliseconds. */
  p99: number
  /** Answers other than 2xx. */
  refused: number
}

const job = (await json(process.stdin)) as Job & {
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
const started = performance.now()
await new Promise(resolve => setTimeout(resolve, job.seconds * 1000))
measuring = false
const seconds = (performance.now() - started) / 1000
over = true
await Promise.all(ends)
times.sort((a, b) => a - b)
const load: Load = {
  perSecond: times.length / seconds,
  p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  refused,
}
process.stdout.write(`${JSON.stringify(load)}\n`)
process.exit()

/** One keep-alive connection, one request at a time. */
function open(): Promise<void> {
  return new Promise((resolve, reject) => {
    let sent = 0
    const ask = () => {
      sent = performance.now()
      connection.send(next())
    }
    const connection = openConnection(Number(new URL(job.url).port), {
      opened: ask,
      answered(status) {
        if (measuring) times.push(performance.now() - sent)
        if (measuring && (status < 200 || status > 299)) refused += 1
        if (!over) return ask()
        connection.close()
      },
      closed: error =>
        over && !error ? resolve() : reject(error ?? new Error('The connection was closed.')),
    })
  })
}
