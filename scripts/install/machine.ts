import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The system that is installed on; below another root for an image or a test. */
export type Machine = {
  /** Below which everything is written; `/` for this system. */
  root: string
  at: (path: string) => string
  exists: (path: string) => boolean
  /** undefined where there is no such file. */
  read: (path: string) => string | undefined
  /** Writes under another name and renames, so that a kill leaves no half file. */
  write: (path: string, text: string, mode: number) => void
  /** Runs a program; throws with what it said if it fails. */
  run: (program: string, ...args: string[]) => string
  /** systemd runs, so units can be started. */
  hasSystemd: boolean
}

/** One part of the installation. `isDone` is asked first, so a second run changes nothing. */
export type Step = { says: string; isDone: () => boolean; apply: () => void }

export function openMachine(root: string): Machine {
  const at = (path: string) => join(root, path)
  return {
    root,
    at,
    exists: path => existsSync(at(path)),
    read: path => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : undefined),
    write(path, text, mode) {
      mkdirSync(dirname(at(path)), { recursive: true })
      const temporary = `${at(path)}.new`
      writeFileSync(temporary, text, { mode })
      renameSync(temporary, at(path))
    },
    run(program, ...args) {
      const { status, stdout, stderr, error } = spawnSync(program, args, {
        encoding: 'utf8',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        maxBuffer: 1e8,
      })
      if (status === 0) return stdout
      throw new Error(
        `${program} ${args.join(' ')}: ${error?.message ?? (stderr || stdout).trim().slice(-1000)}`,
      )
    },
    hasSystemd: root === '/' && existsSync('/run/systemd/system'),
  }
}
