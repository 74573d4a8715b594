import cluster from 'node:cluster'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeFolder } from '#kit/server/make-folder.ts'
import { readSettings } from '#kit/server/settings.ts'
import { StartError } from '#kit/server/start-error.ts'
import { refuseBusyPort } from './listen.ts'
import { openControl } from './supervisor/control.ts'
import { replace, retire } from './supervisor/replace.ts'
import { Ended, type Group, type Running, startWorker, startWorkers } from './supervisor/workers.ts'

/**
 * Runs the server of this release as WEB_PROCESSES child processes, starts one again when it ends, replaces them one after
 * another on SIGUSR2, and all by a new version when `mela-guide update` asks for it (docs/run.md). It holds the port meanwhile.
 */
let running: Group | undefined
let processes = 1
let isStopping = false
const stopping = new AbortController()

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop())
process.on('SIGUSR2', () => void restartInTurn().catch(error => console.error(error.message)))
const started = start()
started.catch(error => {
  if (!(error instanceof Ended)) console.error(error instanceof StartError ? error.message : error)
  process.exit(error instanceof Ended ? error.code : 1)
})

async function start() {
  const settings = readSettings(process.env)
  await refuseBusyPort(settings)
  const { dataDir } = settings
  processes = settings.webProcesses
  makeFolder(dataDir)
  const own = resolve(import.meta.dirname, '..')
  become(await startWorkers(own, processes))
  await openControl(dataDir, own, ({ release, watch }, say, isWanted) =>
    replace({
      release,
      processes,
      running: serving,
      become,
      say,
      isWanted,
      watch: watch * 1000,
      stopping: stopping.signal,
    }),
  )
}

const serving = (): Group => {
  if (!running || running.workers.size === 0)
    throw new Error('The server has just ended and is being started again.')
  return running
}

function become(next: Group) {
  running = next
  for (const one of next.workers) follow(next, one)
}

function follow(group: Group, one: Running) {
  void one.ended.then(() => {
    if (group.workers.delete(one) && running === group && !isStopping) void startAgain(group)
  })
}

/** Starts one process of a group again, after a second, then at most every 10 s. */
async function startAgain(group: Group) {
  for (let pause = 1000; ; pause = Math.min(10_000, pause * 2)) {
    console.error('The server has ended; it is started again.')
    await sleep(pause)
    // An update may have put another group into its place meanwhile.
    if (isStopping || running !== group) return
    const next = await startWorker(group.release).catch((error: Error) => console.error(error.message))
    if (!next) continue
    if (running !== group) return retire([next])
    group.workers.add(next)
    return follow(group, next)
  }
}

/** Replaces each process by a new one of the same version, one after another: at any moment as many as before serve. */
async function restartInTurn() {
  await started
  const group = serving()
  for (const before of [...group.workers]) {
    const next = await startWorker(group.release)
    if (running !== group || isStopping) return retire([next])
    group.workers.add(next)
    follow(group, next)
    if (group.workers.delete(before)) retire([before])
  }
}

/** Ends all server processes, also those that are being replaced; they have 5 s. Then this process ends with the server's exit code. */
async function stop() {
  if (isStopping) return
  isStopping = true
  stopping.abort()
  const serving = [...(running?.workers ?? [])]
  const workers = Object.values(cluster.workers ?? {}).filter(worker => worker !== undefined)
  const ended = workers.map(worker => new Promise<void>(resolve => worker.once('exit', () => resolve())))
  for (const worker of workers) worker.process.kill('SIGTERM')
  await Promise.all(ended)
  process.exit(Math.max(0, ...(await Promise.all(serving.map(one => one.ended)))))
}
