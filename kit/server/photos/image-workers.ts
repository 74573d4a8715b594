import { type ChildProcess, fork } from 'node:child_process'
import type { Socket } from 'node:net'
import { Refusal } from '#common/refusal.ts'
import { noPlace, randomRetryAfter } from '../http/errors.ts'
import type { Answer, Job } from './image-worker.ts'
import type { Shrunk } from './shrink.ts'

/**
 * Resizes photos in worker processes: two run, twenty jobs of each kind wait, five seconds of CPU time per job. Each kind has its
 * own queue, in the order below, and one worker serves staff only.
 */
export type ImageWorkerPool = {
  /**
   * Refuses `not-an-image` 400, with `too-many-pixels` of the field `photo` if that is why; `unavailable` 503 with Retry-After
   * when too many wait or one takes too long.
   */
  shrink: (path: string, job?: ImageJob) => Promise<Shrunk>
  /** Jobs waiting and running (for /metrics). */
  readonly waiting: number
  readonly working: number
  close: () => Promise<void>
}
/** Photos of staff; of missing persons; of all others. */
export type JobKind = 'staff' | 'urgent' | 'other'
type ImageJob = {
  kind?: JobKind
  /** Called with the worker's busy time in seconds. */
  onWorked?: (seconds: number) => void
}
export type ImageWorkerOptions = { processes?: number; maxWaiting?: number; timeout?: number; program?: URL }

const maxJobs = 300
const idleTimeout = 60_000

export function openImageWorkers(options: ImageWorkerOptions = {}): ImageWorkerPool {
  const { processes = 2, maxWaiting = 20, timeout = 20_000 } = options
  const { program = new URL('./image-worker.ts', import.meta.url) } = options
  const idle: Worker[] = []
  const all = new Set<Worker>()
  const waiting: Record<JobKind, (() => void)[]> = { staff: [], urgent: [], other: [] }
  let working = 0
  let workingForVisitors = 0
  const mostForVisitors = Math.max(1, processes - 1)

  /** Starts waiting jobs while there are workers for them. */
  const startWaiting = () => {
    while (working < processes) {
      const ofStaff = waiting.staff.shift()
      const isFree = workingForVisitors < mostForVisitors
      const next = ofStaff ?? (isFree ? (waiting.urgent.shift() ?? waiting.other.shift()) : undefined)
      if (!next) return
      working += 1
      if (!ofStaff) workingForVisitors += 1
      next()
    }
  }
  const acquireSlot = (kind: JobKind) => {
    const isFree = working < processes && (kind === 'staff' || workingForVisitors < mostForVisitors)
    if (!isFree && waiting[kind].length >= maxWaiting) throw noPlace(undefined, 2 + randomRetryAfter())
    return new Promise<void>(resolve => {
      waiting[kind].push(resolve)
      startWaiting()
    })
  }
  const releaseSlot = (kind: JobKind) => {
    working -= 1
    if (kind !== 'staff') workingForVisitors -= 1
    startWaiting()
  }
  const forget = (worker: Worker) => {
    all.delete(worker)
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
  }
  const startAnother = () => {
    const worker = startWorker(program, forget)
    all.add(worker)
    return worker
  }
  return {
    async shrink(path, { kind = 'other', onWorked } = {}) {
      await acquireSlot(kind)
      const began = performance.now()
      const worker = idle.pop() ?? startAnother()
      try {
        return read(await worker.do({ path }, timeout))
      } finally {
        // Recycle the worker after 300 jobs: native memory grows.
        if (worker.jobs >= maxJobs) worker.end()
        if (worker.isAlive) {
          idle.push(worker)
          worker.setIdle()
        }
        onWorked?.((performance.now() - began) / 1000)
        releaseSlot(kind)
      }
    },
    get waiting() {
      return waiting.staff.length + waiting.urgent.length + waiting.other.length
    },
    get working() {
      return working
    },
    async close() {
      for (const worker of all) worker.end()
    },
  }
}

function read(answer: Answer): Shrunk {
  if ('photo' in answer) return answer.photo
  if ('refused' in answer)
    throw new Refusal(
      'not-an-image',
      400,
      'Please select an image file',
      undefined,
      answer.hasTooManyPixels ? [{ path: 'photo', code: 'too-many-pixels' }] : undefined,
    )
  throw new Error(`A photo could not be read: ${answer.failed}`)
}

type Worker = {
  readonly jobs: number
  readonly isAlive: boolean
  do: (job: Job, patience: number) => Promise<Answer>
  /** Marks the worker as idle: it ends after 60 s without a job. */
  setIdle: () => void
  end: () => void
}

function startWorker(program: URL, onEnd: (worker: Worker) => void): Worker {
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [],
    // The environment holds secrets, which a compromised decoder must not see.
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  for (const handle of [child, child.channel, child.stderr as unknown as Socket]) handle?.unref()
  let lastError = ''
  child.stderr?.on('data', chunk => {
    lastError = `${lastError}${chunk}`.slice(-500)
  })
  const ready = Promise.withResolvers<void>()
  ready.promise.catch(() => {})
  child.once('message', () => ready.resolve())
  child.on('error', ready.reject)
  child.once('exit', (_, signal) => {
    ready.reject(wasStopped(signal) ? noPlace() : new Error(`Photos cannot be read: ${lastError}`))
    onEnd(worker)
  })
  let jobs = 0
  let retire: NodeJS.Timeout | undefined
  const worker: Worker = {
    get jobs() {
      return jobs
    },
    get isAlive() {
      return child.connected && !child.killed
    },
    async do(job, patience) {
      clearTimeout(retire)
      jobs += 1
      await ready.promise
      return ask(child, job, patience)
    },
    setIdle() {
      retire = setTimeout(worker.end, idleTimeout)
      retire.unref()
    },
    end() {
      clearTimeout(retire)
      child.kill('SIGKILL')
    },
  }
  return worker
}

/** Whether a process was stopped, as by a server that closes; a crash has other signals, or none. */
const wasStopped = (signal: NodeJS.Signals | null) =>
  signal === 'SIGKILL' || signal === 'SIGTERM' || signal === 'SIGINT'

function ask(child: ChildProcess, job: Job, patience: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => child.kill('SIGKILL'), patience)
  const onMessage = (answer: unknown) => resolve(answer as Answer)
  // A file that crashes the decoder is refused as no image.
  const onExit = (_: number | null, signal: NodeJS.Signals | null) =>
    wasStopped(signal) ? reject(noPlace()) : resolve({ refused: 'the process ended' })
  child.once('message', onMessage).once('exit', onExit)
  child.send(job, error => error && reject(error))
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', onMessage).off('exit', onExit)
  })
}
