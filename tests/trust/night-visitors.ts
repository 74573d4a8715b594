import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Times } from './crowd.ts'

/** Phones of visitors; they run in a process of their own, so that their work does not delay the times that are measured. */
export type Visitors = {
  url: string
  phones: number
  /** Seconds in which all of them come. */
  opening: number
  seconds: number
  /** Addresses that they come from, as a trusted proxy reports them. */
  networks: number
}
export type VisitorsReport = {
  /** Most live streams at once. */
  streams: number
  /** Attempts that the server refused because it had as many as it can hold. */
  refused: number
  /** Streams that broke without the server having ended them. */
  cut: number
  /** Events that arrived on streams. */
  events: number
  /** Lists read by phones without a stream, in ms. */
  reads: Times
  /** Of those, other answers than 200 and 304, by status. */
  failed: Record<string, number>
}

/** Resolves to the report when their time is over. */
export async function visitNight(visitors: Visitors): Promise<VisitorsReport> {
  const program = new URL('night-visitors-process.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [program, JSON.stringify(visitors)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  await once(child, 'close')
  return JSON.parse(output) as VisitorsReport
}
