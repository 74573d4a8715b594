import cluster from 'node:cluster'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSettings } from '#kit/server/settings.ts'
import { StartError } from '#kit/server/start-error.ts'
import { openControl } from './supervisor/control.ts'
import { replace, retire } from './supervisor/replace.ts'
import { Ended, type Running, startWorker } from './supervisor/workers.ts'

/**
 * Runs the server of this release as a child process, starts it again when it ends, and replaces it by a new version when
 * `npm run update` asks for it (docs/operating.md). It holds the port meanwhile.
 */
let running: Running | undefined
let isStopping = false
const stopping = new AbortController()

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop())
start().catch(error => {
  if (!(error instanceof Ended)) console.error(error instanceof StartError ? error.message : error)
  process.exit(error instanceof Ended ? error.code : 1)
})

async function start() {
  const { dataDir } = readSettings(process.env)
  mkdirSync(dataDir, { recursive: true })
  become(await startWorker(resolve(import.meta.dirname, '..')))
  await openControl(dataDir, ({ release, watch }, say, isWanted) =>
    replace({
      release,
      running: serving,
      become,
      say,
      isWanted,
      watch: watch * 1000,
      stopping: stopping.signal,
    }),
  )
}

const serving = (): Running => {
  if (!running) throw new Error('The server has just ended and is being started again.')
  return running
}

function become(next: Running) {
  running = next
  void next.ended.then(() => {
    if (running === next && !isStopping) void startAgain(next.release)
  })
}

/** Starts the server again, after a second, then at most every 10 s. */
async function startAgain(release: string) {
  running = undefined
  for (let pause = 1000; !isStopping && !running; pause = Math.min(10_000, pause * 2)) {
    console.error('The server has ended; it is started again.')
    await sleep(pause)
    if (isStopping || running) return
    const next = await startWorker(release).catch((error: Error) => console.error(error.message))
    if (!next) continue
    // An update may have put another one into its place meanwhile.
    if (running) retire(next)
    else become(next)
  }
}

/** Ends the server, and one that is still being replaced; they have 5 s. Then this process ends with the server's exit code. */
async function stop() {
  if (isStopping) return
  isStopping = true
  stopping.abort()
  const workers = Object.values(cluster.workers ?? {}).filter(worker => worker !== undefined)
  const ended = workers.map(worker => new Promise<void>(resolve => worker.once('exit', () => resolve())))
  for (const worker of workers) worker.process.kill('SIGTERM')
  await Promise.all(ended)
  process.exit((await running?.ended) ?? 0)
}
