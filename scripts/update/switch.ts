import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findMigrations } from '#kit/server/db/migrations.ts'
import { setCurrent } from './releases.ts'

type Switch = {
  root: string
  /** The running version's folder. */
  before: string
  dataDir: string
  say: (line: string) => void
  /** How long the new version may take to become ready. */
  seconds: number
}

const service = 'mela-guide.service'

/**
 * Restarts the service with a release; connections wait at systemd's socket meanwhile. If it does not become ready, the previous
 * version is started again and `switchTo` rejects with the reason. If the release changes tables of the embedded database, the
 * guide is stopped and its database copied first, so that going back loses no stored data. Stopping closes the socket, so the
 * proxy has to hold the connections.
 */
export async function switchTo(
  release: string,
  { root, before, dataDir, say, seconds }: Switch,
): Promise<void> {
  const known = new Set(findMigrations(before).map(({ name }) => name))
  const isChanged = findMigrations(release).some(({ name }) => !known.has(name))
  const isCopied = isChanged && isEmbedded(dataDir)
  say('Switching.')
  // `endSwitch` reads this if this process is killed.
  writeFileSync(noteOf(root), before)
  if (isCopied) copyDatabase(root, dataDir)
  setCurrent(root, release)
  const fault = await faultOf(isCopied ? start : endOnce, seconds)
  if (!fault) return forget(root, dataDir)

  say(`The new version ${fault} Going back.`)
  systemctl('stop', service)
  const aside = putBack(dataDir)
  if (aside) rmSync(aside, { recursive: true, force: true })
  setCurrent(root, before)
  const harm = await faultOf(start, seconds)
  forget(root, dataDir)
  throw new Error(
    harm
      ? `The new version ${fault} The version before ${harm}${isChanged ? ' The new one has changed the database: restore the backup (docs/run.md).' : ''}`
      : `The version before serves again. The new one ${fault}`,
  )
}

/**
 * Finishes a switch that was killed: a new version that is ready stays, otherwise the previous version serves again with its
 * own database. Anything the new version has stored since is set aside, never deleted.
 */
export async function endSwitch({ root, dataDir, say, seconds }: Omit<Switch, 'before'>): Promise<void> {
  const note = noteOf(root)
  if (!existsSync(note)) return
  const before = readFileSync(note, 'utf8')
  const current = realpathSync(join(root, 'current'))
  if (current !== before && (await isReady())) {
    say('The update before this one was cut off; its version is in use.')
    return forget(root, dataDir)
  }
  say('The update before this one was cut off: going back first.')
  systemctl('stop', service)
  const aside = putBack(dataDir)
  if (aside)
    say(`The database of the version that was cut off is in ${aside}; delete it if nothing is missed.`)
  setCurrent(root, before)
  const harm = await faultOf(start, seconds)
  if (harm) throw new Error(`The version before ${harm}`)
  if (current !== before) rmSync(current, { recursive: true, force: true })
  forget(root, dataDir)
}

const noteOf = (root: string) => join(root, 'switching')
const isEmbedded = (dataDir: string) => !process.env.DATABASE_URL && existsSync(join(dataDir, 'postgres'))
const databaseFolder = (dataDir: string) => join(realpathSync(join(dataDir, 'postgres')), 'data')
const copyOf = (dataDir: string) => `${databaseFolder(dataDir)}-before-update`

function forget(root: string, dataDir: string): void {
  if (isEmbedded(dataDir))
    for (const copy of [copyOf(dataDir), `${copyOf(dataDir)}.half`])
      rmSync(copy, { recursive: true, force: true })
  rmSync(noteOf(root), { force: true })
}

/** Restores the copied database, if there is one. Returns the new path of the database that it replaced. */
function putBack(dataDir: string): string | undefined {
  if (!isEmbedded(dataDir) || !existsSync(copyOf(dataDir))) return undefined
  const folder = databaseFolder(dataDir)
  const aside = `${folder}-after-update`
  // It is gone if going back was killed between the two renames: then it is already aside.
  if (existsSync(folder)) {
    rmSync(aside, { recursive: true, force: true })
    renameSync(folder, aside)
  }
  renameSync(copyOf(dataDir), folder)
  return aside
}

/** Stops the guide and copies its database, which is small and no longer changes. */
function copyDatabase(root: string, dataDir: string) {
  const folder = databaseFolder(dataDir)
  const kept = copyOf(dataDir)
  systemctl('stop', service)
  rmSync(kept, { recursive: true, force: true })
  if (existsSync(join(folder, 'postmaster.pid'))) {
    forget(root, dataDir)
    systemctl('start', service)
    throw new Error(
      'The database still runs, because another program uses it. Nothing was changed; try again.',
    )
  }
  // It gets its final name only once complete. A killed update's `cp` may still be writing for a moment.
  const half = `${kept}.half`
  rmSync(half, { recursive: true, force: true, maxRetries: 5, retryDelay: 1000 })
  const { status, stderr } = spawnSync('cp', ['--archive', '--reflink=auto', folder, half], {
    encoding: 'utf8',
  })
  if (status !== 0) {
    forget(root, dataDir)
    systemctl('start', service)
    throw new Error(`The database could not be copied. Nothing was changed. ${stderr?.trim()}`)
  }
  renameSync(half, kept)
}

/** `ended`: the old process, which must be gone. `restarts`: how often systemd had restarted the service before. */
type Started = { ended?: number; restarts: number }

function start(): Started {
  systemctl('start', service)
  return { restarts: 0 }
}

/** Ends the guide, so that systemd starts it again from `current`. A `restart` would close the socket too. */
function endOnce(): Started {
  const ended = show('MainPID')
  if (ended === 0) return start()
  const restarts = show('NRestarts') + 1
  systemctl('kill', '--kill-whom=main', service)
  return { ended, restarts }
}

/** Waits until the service is ready. If it ends or takes too long, returns what is wrong, as the end of a sentence. */
async function faultOf(begin: () => Started, seconds: number): Promise<string | undefined> {
  const { ended, restarts } = begin()
  for (const until = Date.now() + seconds * 1000; Date.now() < until; await sleep(200)) {
    if (show('NRestarts') > restarts) return `ends at its start. ${lastLine()}`
    if (show('MainPID') === ended) continue
    if (await isReady()) return undefined
  }
  return `is not ready after ${seconds} s. ${lastLine()}`
}

const isReady = () =>
  fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  )

const show = (property: 'MainPID' | 'NRestarts') =>
  Number(systemctl('show', `--property=${property}`, '--value', service))

/** The guide's last log line. */
const lastLine = () =>
  spawnSync('journalctl', ['--unit', service, '--lines=1', '--output=cat'], {
    encoding: 'utf8',
  }).stdout?.trim() ?? ''

function systemctl(...words: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('systemctl', words, { encoding: 'utf8' })
  if (status === 0) return stdout
  throw new Error(`systemctl ${words.join(' ')}: ${error?.message ?? stderr.trim()}`)
}
