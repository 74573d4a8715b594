import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'

/** Many phones that read; they run in a process of their own, so that their work does not delay the times that are measured. */
export type Crowd = {
  url: string
  /** Read in turn; `RANDOM` becomes another number each time, so that the answer is not cached. */
  paths: readonly string[]
  /** Connections at most. */
  connections: number
  seconds: number
  /** Requests a second, whether or not the last ones were answered; without it each connection asks again at once. */
  perSecond?: number
  /** Addresses that they come from, as a trusted proxy reports them; 500 unless told. */
  networks?: number
}
/** Times are in ms, from the moment the request was due to the whole answer. */
export type Times = { count: number; p50: number; p95: number; p99: number; most: number }
export type CrowdReport = {
  /** Answers by status. */
  answers: Record<string, number>
  /** Answered as asked for: 2xx and 304. */
  accepted: Times
  /** Refused with 503. */
  refused: Times
  /** Accepted answers within a second of being due, of each second. */
  goodput: number[]
  /** p99 of the accepted answers of each second, by when they were due. */
  p99s: number[]
  /** Connections that were closed while they waited for an answer. */
  cut: number
  /** Requests that were not sent, because every connection was waiting. */
  unsent: number
}

/** Resolves once they begin; `report` when their time is over and all answers are there. */
export async function startCrowd(crowd: Crowd): Promise<{ report: Promise<CrowdReport> }> {
  const program = new URL('crowd-process.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [program, JSON.stringify(crowd)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // With a rate it has to keep up; without one it would take whatever is left of the processor.
  if (child.pid && crowd.perSecond === undefined)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const begun = Promise.withResolvers<void>()
  let output = ''
  child.stdout.on('data', chunk => {
    output += chunk
    begun.resolve()
  })
  const report = once(child, 'close').then(() => JSON.parse(output.split('\n')[1] ?? '') as CrowdReport)
  report.catch(begun.reject)
  await begun.promise
  return { report }
}

/** Resolves when their time is over and all answers are there. */
export const runCrowd = async (crowd: Crowd): Promise<CrowdReport> => (await startCrowd(crowd)).report
