import { readdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

const kept = 3

/** Makes `current` lead to a release, in one step: whoever looks sees the one before or this one. */
export function setCurrent(root: string, release: string): void {
  const fresh = join(root, 'current.new')
  rmSync(fresh, { force: true })
  symlinkSync(join('releases', basename(release)), fresh)
  renameSync(fresh, join(root, 'current'))
}

/** Deletes all but the last three releases, and never the current one or that of the supervisor that runs. */
export function pruneReleases(root: string, supervisor: string | undefined): void {
  const releases = join(root, 'releases')
  const inUse = [realpathSync(join(root, 'current')), supervisor ?? ''].map(folder => basename(folder))
  const all = readdirSync(releases)
    .filter(name => !name.startsWith('.'))
    .sort()
  for (const name of all.slice(0, -kept))
    if (!inUse.includes(name)) rmSync(join(releases, name), { recursive: true, force: true })
}
