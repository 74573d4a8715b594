import { spawnSync } from 'node:child_process'
import {
  existsSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeFolder } from '#kit/server/make-folder.ts'
import { openBar } from './bar.ts'
import { makeRelease } from './update/make-release.ts'
import { pruneReleases, setCurrent } from './update/releases.ts'
import { endSwitch, switchTo } from './update/switch.ts'

/**
 * `mela-guide update SOURCE [--root FOLDER] [--wait SECONDS]`: builds the version in SOURCE (a folder, or a git address with
 * `#` and a tag or branch) beside the running one, backs up, and restarts the service with it. If nothing is installed yet,
 * it only builds and sets `current`. Exit code 1 if the previous version stays.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string' }, wait: { type: 'string', default: '120' } },
})
const home = resolve(import.meta.dirname, '..')
try {
  await update()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function update() {
  const [source] = positionals
  if (!source) throw new Error('Name the new version: mela-guide update FOLDER, or a git address#tag')
  const root = rootFolder()
  const dataDir = resolve(process.env.DATA_DIR || join(root, 'data'))
  const unlock = lockFolder(root)
  const began = performance.now()
  const bar = openBar(process.stderr)
  const say = (line: string) =>
    bar.print(() => console.log(`${((performance.now() - began) / 1000).toFixed(1)} s  ${line}`))
  try {
    const current = join(root, 'current')
    const seconds = Number(values.wait)
    await endSwitch({ root, dataDir, say, seconds })
    const before = existsSync(current) ? realpathSync(current) : undefined
    const release = await makeRelease(source, root, before, say)
    try {
      if (before) {
        say('Backing up.')
        backUp(dataDir, say)
        await switchTo(release, { root, before, dataDir, say, seconds })
      } else setCurrent(root, release)
    } catch (error) {
      rmSync(release, { recursive: true, force: true })
      throw error
    }
    pruneReleases(root)
    renewFiles(root)
    say(before ? `${readlinkSync(current)} is in use.` : `${current} is ready: start the service.`)
  } finally {
    bar.close()
    unlock()
  }
}

/** The folder above `releases`, found from this script's own path once installed. */
function rootFolder(): string {
  if (values.root) return resolve(values.root)
  const releases = dirname(home)
  if (!releases.endsWith('/releases'))
    throw new Error('Run this in an installed version, or name its folder: --root /srv/mela-guide')
  return dirname(releases)
}

/** Rewrites an installation's units, proxy files and command if the new version's differ. */
function renewFiles(root: string) {
  const words = '/etc/mela-guide/install'
  if (root !== '/srv/mela-guide' || !existsSync(words)) return
  const { status } = spawnSync('ops/install', readFileSync(words, 'utf8').trim().split(' '), {
    cwd: join(root, 'current'),
    stdio: 'inherit',
  })
  if (status !== 0)
    throw new Error('The new version is in use, but its files were not all written: ops/install')
}

/** Backs up while the guide is running, as the user who owns its data. */
function backUp(dataDir: string, say: (line: string) => void) {
  const { uid, gid } = statSync(dataDir)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/mela-guide.ts', 'backup', '--quiet'],
    {
      ...{ cwd: home, uid, gid, encoding: 'utf8' },
      env: { ...process.env, DATA_DIR: dataDir },
    },
  )
  for (const line of (stdout ?? '').split('\n')) if (line) say(line)
  if (status !== 0) throw new Error(`No backup could be made: ${stderr?.trim().split('\n').at(-1)}`)
}

/** Lets only one update at a time work in a folder; ignores a killed update's lock. Returns a function that unlocks. */
function lockFolder(root: string): () => void {
  makeFolder(root)
  const lock = join(root, 'update.lock')
  for (;;) {
    try {
      writeFileSync(lock, `${process.pid}`, { flag: 'wx' })
      return () => rmSync(lock, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = Number(readFileSync(lock, 'utf8'))
      if (isUpdate(holder)) throw new Error(`Another update is running (process ${holder}).`)
      rmSync(lock, { force: true })
    }
  }
}

/** Whether this process runs an update; after a reboot the pid may be another program's. */
function isUpdate(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('update.ts')
  } catch {
    return false
  }
}
