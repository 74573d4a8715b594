import { execFileSync } from 'node:child_process'
import { globSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { home } from '../rules/source-files.ts'
import { edit } from './releases.ts'

/** Where the versions of a guide are fetched from: a git repository in a folder, with one tag for each version. */
export type Repository = {
  /** What `npm run update` is given for a version. */
  sourceOf: (tag: string) => string
  /** Adds a version that says its name at `/healthz`, with further changes to its files. */
  add: (tag: string, change?: (folder: string) => void) => void
}

/** Makes a repository of this checkout's last commit below `folder`. */
export function makeRepository(folder: string): Repository {
  const work = join(folder, 'work')
  const bare = join(folder, 'guide.git')
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...args], {
      cwd: work,
      stdio: 'pipe',
    })
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', home, work])
  execFileSync('git', ['clone', '--quiet', '--bare', '--no-hardlinks', home, bare])
  const first = git('rev-parse', 'HEAD').toString().trim()
  return {
    sourceOf: tag => `file://${bare}#${tag}`,
    add(tag, change) {
      git('checkout', '--quiet', '--detach', '--force', first)
      edit(work, 'kit/server/http/health.ts', "{ status: 'ok' }", `{ status: 'ok', version: '${tag}' }`)
      change?.(work)
      git('add', '--all')
      git('commit', '--quiet', `--message=${tag}`)
      git('tag', tag)
      git('push', '--quiet', bare, tag)
    },
  }
}

/** Adds a migration after the last one. */
export function migrationAfter(release: string, sql: string): void {
  const numbers = globSync(['features/*/*.sql', 'kit/**/*.sql', 'server/**/*.sql'], { cwd: release }).map(
    file => Number(basename(file).slice(0, 4)),
  )
  const next = String(Math.max(...numbers) + 1).padStart(4, '0')
  writeFileSync(join(release, 'server', `${next}-later.sql`), sql)
}
