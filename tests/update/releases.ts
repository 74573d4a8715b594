import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { home } from '../rules/source-files.ts'

const shared = ['node_modules', 'dist']
const left = [...shared, '.git', 'data', 'bench', 'docs', 'tests']

/** This checkout as an installed version that shares its packages and build. */
export function makeTestRelease(root: string, name: string): string {
  const release = join(root, 'releases', name)
  mkdirSync(release, { recursive: true })
  cpSync(home, release, {
    recursive: true,
    filter: path =>
      path === home || !left.includes(basename(path)) || path.startsWith(join(home, 'features')),
  })
  for (const part of shared) symlinkSync(join(home, part), join(release, part))
  // The answer that distinguishes the versions.
  edit(release, 'kit/server/http/health.ts', "{ status: 'ok' }", `{ status: 'ok', version: '${name}' }`)
  return release
}

/** Changes the source of a version; throws if the words are missing. */
export function edit(release: string, file: string, words: string, by: string): void {
  const before = readFileSync(join(release, file), 'utf8')
  if (!before.includes(words)) throw new Error(`${file} does not contain ${words}`)
  writeFileSync(join(release, file), before.replace(words, by))
}

/** Adds a migration after the last one. */
export function migrationAfter(release: string, sql: string): void {
  const numbers = globSync(['features/*/*.sql', 'kit/**/*.sql', 'server/**/*.sql'], { cwd: release }).map(
    file => Number(basename(file).slice(0, 4)),
  )
  const next = String(Math.max(...numbers) + 1).padStart(4, '0')
  writeFileSync(join(release, 'server', `${next}-later.sql`), sql)
}
