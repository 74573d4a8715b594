import cluster from 'node:cluster'
import { fstatSync } from 'node:fs'
import { loggable } from '#kit/server/http/log.ts'
import { isDiskFull } from '#kit/server/limits/disk-full.ts'
import { misspelledSettings, readSettings, type Settings } from '#kit/server/settings.ts'
import { StartError } from '#kit/server/start-error.ts'
import { webProcessesOf } from '#kit/server/web-processes.ts'
import { listen, refuseBusyPort } from './listen.ts'
import type { OpenContext } from './open-context.ts'

let opening: Promise<OpenContext> | undefined
let isShuttingDown = false

const processes = webProcessesOf(process.env)
if (cluster.isPrimary && processes > 1) runProcesses(processes)
else serve()

function serve() {
  // A closed stdout or stderr must not end the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.on('uncaughtException', fail)
  // A failure that nobody waits for costs a line of the log, not the guide.
  process.on('unhandledRejection', error =>
    console.error(JSON.stringify({ level: 'error', ...loggable(error) })),
  )
  // Ctrl-C arrives twice, from the terminal and from npm; the second signal is ignored.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => shutDown(0, signal))
  start().catch(fail)
}

async function start() {
  const settings = readSettings(process.env)
  if (process.env.SAYS_ADDRESS !== 'off')
    for (const line of misspelledSettings(process.env)) console.error(line)
  // Cluster workers share one port, so only a single process checks it.
  if (cluster.isPrimary) await refuseBusyPort(settings)
  // Imported late, because it takes half a second; signals and wrong settings are handled before that.
  const { builtSite, openContext } = await import('./open-context.ts')
  if (isShuttingDown) return
  // `npm run dev` shows the screens as they are saved, not the pages of the last build.
  const site = settings.development ? undefined : builtSite
  opening = openContext(settings, { site, print: line => console.error(line) })
  const context = await opening
  if (isShuttingDown) return
  const address = await listen(context.app, settings)
  context.looks.start()
  if (process.env.SAYS_ADDRESS === 'off') return
  printAddress(context, address, settings)
  const { troublesAtStart } = await import('#features/doctor/examine.server.ts')
  const troubles = await troublesAtStart(context).catch(error => {
    // If the server is told to stop meanwhile, these queries fail; that is not an error.
    if (!isShuttingDown) throw error
    return []
  })
  for (const trouble of troubles) if (!isShuttingDown) console.error(trouble)
}

function printAddress({ newAccounts }: OpenContext, address: string, { host, publicUrl }: Settings) {
  const { port } = new URL(address)
  const here = ['::', '0.0.0.0', '127.0.0.1', '::1'].includes(host) ? `http://localhost:${port}` : address
  if (!publicUrl?.startsWith('https:'))
    console.error(
      'PUBLIC_URL is not set to an https address: cookies are not marked Secure, and shared links have no preview. For a fair set it.',
    )
  const lines = [`Mela Guide is open at ${here}${publicUrl ? ` (${publicUrl})` : ''}`]
  if (newAccounts.length > 0) {
    const isKept = isSystemLog()
    lines.push(
      '',
      isKept
        ? 'Staff accounts were made. Passwords are not written to the log: mela-guide reset-password NAME sets one.'
        : 'Staff accounts were made. Keep their passwords: they are shown only this once.',
    )
    for (const { role, username, password } of newAccounts)
      lines.push(
        `  ${role.padEnd(8)} user name ${username.padEnd(10)}${isKept ? '' : ` password ${password}`}`,
      )
    lines.push('')
  }
  // One write, so that a program that waits for the address gets the passwords too.
  console.log(lines.join('\n'))
}

/** Whether stdout goes to systemd's journal: JOURNAL_STREAM has its device and inode (systemd.exec(5)). */
function isSystemLog(): boolean {
  if (!process.env.JOURNAL_STREAM) return false
  const { dev, ino } = fstatSync(1)
  return process.env.JOURNAL_STREAM === `${dev}:${ino}`
}

/** Closes everything and exits, after 5 s at the latest. */
async function shutDown(code: 0 | 1, signal?: NodeJS.Signals) {
  process.exitCode = code || process.exitCode
  if (isShuttingDown) return
  isShuttingDown = true
  const time = new Date().toISOString()
  if (signal) console.log(JSON.stringify({ level: 30, time, signal, msg: 'Stopping.' }))
  setTimeout(() => process.exit(1), 4800).unref()
  const context = await opening?.catch(() => undefined)
  await context?.close().catch(fail)
  process.exit()
}

function fail(error: unknown) {
  console.error(
    isDiskFull(error)
      ? 'The disk of DATA_DIR is full: free some space and start again.'
      : error instanceof StartError
        ? error.message
        : JSON.stringify({ level: 'fatal', ...loggable(error) }),
  )
  void shutDown(1)
}

/**
 * Runs several equal server processes on one port and restarts any that ends. The first is started alone, because it prepares
 * the database and reports wrong settings; if it fails, this process exits with its code. A signal ends all.
 */
function runProcesses(count: number): void {
  // All workers accept from the same socket; this process forwards no connections.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let [isOpen, isStopping] = [false, false]
  let exitCode = 0
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      isStopping = true
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
    })
  cluster.on('exit', (_, code) => {
    if (isOpen && !isStopping) {
      console.error('A server process has ended; it is started again.')
      setTimeout(() => isStopping || cluster.fork({ SAYS_ADDRESS: 'off' }), 1000)
      return
    }
    exitCode = Math.max(exitCode, code ?? 1)
    if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(exitCode)
  })
  cluster.fork().once('listening', () => {
    isOpen = true
    for (let started = 1; started < count; started += 1) cluster.fork({ SAYS_ADDRESS: 'off' })
  })
}
