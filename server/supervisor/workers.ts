import cluster, { type Worker } from 'node:cluster'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A running server process, and where it listens on this machine. */
export type Running = { release: string; worker: Worker; url: string; ended: Promise<number> }
/** The processes of one version. They share a port, so any of them may answer at `url`. */
export type Group = { release: string; url: string; workers: Set<Running> }

// ms. Migrations may take long.
const startTimeout = 300_000

// Every process accepts from one socket of the system, which stays open while one replaces another: no connection is lost.
cluster.schedulingPolicy = cluster.SCHED_NONE

/**
 * Starts the server of a release as a child that shares the port with those that run; resolves when it listens. Throws
 * `Ended` if it ends before that. `saysAddress`: it prints where it listens.
 */
export async function startWorker(release: string, saysAddress = true): Promise<Running> {
  cluster.setupPrimary({ exec: join(release, 'server/main.ts'), cwd: release })
  const worker = cluster.fork({ SAYS_ADDRESS: saysAddress ? 'on' : 'off' })
  const ended = new Promise<number>(resolve => {
    worker.once('exit', code => resolve(code ?? 1))
    // The process could not be started at all: no file, no memory.
    worker.once('error', error => {
      console.error(error.message)
      resolve(1)
    })
  })
  const listening = new Promise<string>(resolve =>
    worker.once('listening', ({ address, port }) => resolve(urlOf(address, port))),
  )
  const late = new AbortController()
  const url = await Promise.race([
    listening,
    ended,
    sleep(startTimeout, undefined, { signal: late.signal }).catch(() => {}),
  ])
  late.abort()
  if (typeof url === 'string') return { release, worker, url, ended }
  worker.process.kill('SIGKILL')
  throw new Ended(release, url ?? 1)
}

/**
 * Starts several processes of a release: the first alone, because it prepares the database. Throws, with all of them ended, if
 * one of them does not start.
 */
export async function startWorkers(release: string, count: number): Promise<Group> {
  const first = await startWorker(release)
  const others = await Promise.allSettled(
    Array.from({ length: count - 1 }, () => startWorker(release, false)),
  )
  const started = [first, ...others.flatMap(one => (one.status === 'fulfilled' ? one.value : []))]
  const failed = others.find(one => one.status === 'rejected')
  if (!failed) return { release, url: first.url, workers: new Set(started) }
  for (const { worker } of started) worker.process.kill('SIGKILL')
  throw failed.reason
}

/** The process ended before it listened. */
export class Ended extends Error {
  readonly code: number
  constructor(release: string, code: number) {
    super(`The server of ${release} ended at its start (exit code ${code}).`)
    this.code = code
  }
}

/** Where a process that listens on this address is reached from this machine. */
function urlOf(address: string | null, port: number): string {
  if (!address || address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}
