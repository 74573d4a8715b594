import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findMigrations } from '#kit/server/db/migrations.ts'
import { setCurrent } from './releases.ts'

export type Switch = {
  root: string
  /** The folder of the version that runs. */
  before: string
  dataDir: string
  say: (line: string) => void
  /** How long the new version may take until it is ready. */
  seconds: number
}

const service = 'mela-guide.service'

/**
 * Starts the service again with a release; connections wait at systemd's socket meanwhile. If it does not get ready, the
 * version before is started again, and `switchTo` rejects with the reason. Where the release changes tables of the embedded
 * database, the guide is stopped and its database copied first, so that going back loses nothing that was stored: stopped, the
 * socket is closed, and the proxy has to hold the connections.
 */
export async function switchTo(
  release: string,
  { root, before, dataDir, say, seconds }: Switch,
): Promise<void> {
  const known = new Set(findMigrations(before).map(({ name }) => name))
  const isChanged = findMigrations(release).some(({ name }) => !known.has(name))
  say('Switching.')
  const copy = isChanged && !process.env.DATABASE_URL ? copyDatabase(dataDir) : undefined
  setCurrent(root, release)
  const fault = await faultOf(copy ? start : endOnce, seconds)
  if (!fault) return copy?.forget()

  say(`The new version ${fault} Going back.`)
  systemctl('stop', service)
  copy?.putBack()
  setCurrent(root, before)
  const harm = await faultOf(start, seconds)
  throw new Error(
    harm
      ? `The new version ${fault} The version before ${harm}${isChanged ? ' The new one has changed the database: restore the backup (docs/run.md).' : ''}`
      : `The version before serves again. The new one ${fault}`,
  )
}

/** Stops the guide and copies its database, which is small and lies still then. */
function copyDatabase(dataDir: string) {
  const folder = join(realpathSync(join(dataDir, 'postgres')), 'data')
  const kept = `${folder}-before-update`
  systemctl('stop', service)
  rmSync(kept, { recursive: true, force: true })
  if (existsSync(join(folder, 'postmaster.pid'))) {
    systemctl('start', service)
    throw new Error(
      'The database still runs, because another program uses it. Nothing was changed; try again.',
    )
  }
  const { status, stderr } = spawnSync('cp', ['--archive', '--reflink=auto', folder, kept], {
    encoding: 'utf8',
  })
  if (status !== 0) {
    rmSync(kept, { recursive: true, force: true })
    systemctl('start', service)
    throw new Error(`The database could not be copied. Nothing was changed. ${stderr?.trim()}`)
  }
  return {
    forget: () => rmSync(kept, { recursive: true, force: true }),
    putBack() {
      rmSync(folder, { recursive: true, force: true })
      renameSync(kept, folder)
    },
  }
}

/** What is looked at after a start: the process that must be gone, and how often systemd may start the service again. */
type Started = { ended?: number; restarts: number }

function start(): Started {
  systemctl('start', service)
  return { restarts: 0 }
}

/** Ends the guide, which systemd starts again by itself, from `current`. A restart would close the socket too. */
function endOnce(): Started {
  const ended = show('MainPID')
  if (ended === 0) return start()
  const restarts = show('NRestarts') + 1
  systemctl('kill', '--kill-whom=main', service)
  return { ended, restarts }
}

/** Waits until the service is ready; what is wrong, as the end of a sentence, if it ends at its start or takes too long. */
async function faultOf(begin: () => Started, seconds: number): Promise<string | undefined> {
  const { ended, restarts } = begin()
  const url = `http://127.0.0.1:${process.env.PORT || 3000}/readyz`
  for (const until = Date.now() + seconds * 1000; Date.now() < until; await sleep(200)) {
    if (show('NRestarts') > restarts) return `ends at its start. ${lastLine()}`
    if (show('MainPID') === ended) continue
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    if (answer?.ok) return undefined
  }
  return `is not ready after ${seconds} s. ${lastLine()}`
}

const show = (property: 'MainPID' | 'NRestarts') =>
  Number(systemctl('show', `--property=${property}`, '--value', service))

/** The last thing that the guide said. */
const lastLine = () =>
  spawnSync('journalctl', ['--unit', service, '--lines=1', '--output=cat'], {
    encoding: 'utf8',
  }).stdout?.trim() ?? ''

function systemctl(...words: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('systemctl', words, { encoding: 'utf8' })
  if (status === 0) return stdout
  throw new Error(`systemctl ${words.join(' ')}: ${error?.message ?? stderr.trim()}`)
}
