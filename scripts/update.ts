import { existsSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { askSupervisor } from './update/ask-supervisor.ts'
import { lockFolder } from './update/lock.ts'
import { makeRelease } from './update/make-release.ts'
import { pruneReleases, setCurrent } from './update/releases.ts'

/**
 * `mela-guide update SOURCE [--root FOLDER] [--watch SECONDS]`: builds the version in SOURCE (a folder, or a git address,
 * with `#` and a tag or branch) beside the running one, and lets the supervisor switch to it. Where nothing is installed
 * yet it only builds and sets `current`. Exit code 1 if the version before stays.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string' }, watch: { type: 'string', default: '30' } },
})
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
  const unlock = lockFolder(root)
  const began = performance.now()
  const say = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(1)} s  ${line}`)
  try {
    const current = join(root, 'current')
    const before = existsSync(current) ? realpathSync(current) : undefined
    const release = makeRelease(source, root, before, say)
    let supervisor: string | undefined
    try {
      if (before) {
        const dataDir = resolve(process.env.DATA_DIR || join(root, 'data'))
        supervisor = await askSupervisor(dataDir, { release, watch: Number(values.watch) }, say)
      }
    } catch (error) {
      rmSync(release, { recursive: true, force: true })
      throw error
    }
    setCurrent(root, release)
    pruneReleases(root, supervisor)
    say(before ? `${readlinkSync(current)} is in use.` : `${current} is ready: start the service.`)
  } finally {
    unlock()
  }
}

/** The folder above `releases`, in which this script lies once it is installed. */
function rootFolder(): string {
  if (values.root) return resolve(values.root)
  const releases = resolve(import.meta.dirname, '../..')
  if (!releases.endsWith('/releases'))
    throw new Error('Run this in an installed version, or name its folder: --root /srv/mela-guide')
  return dirname(releases)
}
