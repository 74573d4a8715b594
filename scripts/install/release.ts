import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Machine } from './machine.ts'

const home = join(import.meta.dirname, '../..')
const notNeeded = new Set(['.git', 'data', 'bench'])

/**
 * Copies this checkout with its build and the packages that the server needs into a new folder below `releases`, and makes
 * `current` lead there. A kill leaves no half version under its name.
 */
export function copyRelease(machine: Machine, root: string): void {
  // 2027-07-19T02-30-00: sorts by time.
  const name = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const half = machine.at(`${root}/releases/.half-${name}`)
  mkdirSync(machine.at(`${root}/releases`), { recursive: true })
  cpSync(home, half, {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
    filter: source => !notNeeded.has(source.slice(home.length + 1)),
  })
  machine.run('npm', 'prune', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', half)
  // Pruning writes the lock file again, and the doctor would take it for newer than the build.
  machine.run('touch', `--reference=${half}/package.json`, `${half}/package-lock.json`)
  machine.run(process.execPath, join(half, 'scripts/link-node.mjs'))
  machine.run('chown', '-R', '0:0', half)
  machine.run('chmod', '-R', 'u=rwX,go=rX', half)
  // Its bytes are on the disk before its name is: after a power cut a named version is a whole one.
  machine.run('sync', '--file-system', half)
  renameSync(half, machine.at(`${root}/releases/${name}`))
  const link = machine.at(`${root}/current.new`)
  rmSync(link, { force: true })
  symlinkSync(`releases/${name}`, link)
  renameSync(link, machine.at(`${root}/current`))
}
