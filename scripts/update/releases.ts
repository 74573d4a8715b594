import { readdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

const kept = 3

/** Atomically points `current` to a release. */
export function setCurrent(root: string, release: string): void {
  const fresh = join(root, 'current.new')
  rmSync(fresh, { force: true })
  symlinkSync(join('releases', basename(release)), fresh)
  renameSync(fresh, join(root, 'current'))
}

/** Deletes all but the last three releases, and never the current one. */
export function pruneReleases(root: string): void {
  const releases = join(root, 'releases')
  const current = basename(realpathSync(join(root, 'current')))
  const all = readdirSync(releases)
    .filter(name => !name.startsWith('.'))
    .sort()
  for (const name of all.slice(0, -kept))
    if (name !== current) rmSync(join(releases, name), { recursive: true, force: true })
}
