import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

export const home = fileURLToPath(new URL('../..', import.meta.url))

/** Every file of the project (tracked, or new and not ignored), relative to its root. */
export const files: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { cwd: home, encoding: 'utf8' },
)
  .split('\n')
  .filter(file => file && !file.startsWith('.ci'))

export const read = (file: string): string => readFileSync(join(home, file), 'utf8')
export const sources: readonly string[] = files.filter(file => /\.(ts|tsx)$/.test(file))
export const isTest = (file: string): boolean =>
  /\.(test|e2e)\.tsx?$|(^|\/)test-[^/]+\.ts$/.test(file) ||
  /^(tests|bench)\/|^(vitest(\.long)?|playwright)\.config\.ts$/.test(file)

export type Import = { from: string; to: string; typeOnly: boolean }
/** A file's imports of our own files, as paths from the root. */
export function importsOf(file: string): Import[] {
  const found: Import[] = []
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'"\n;]*?(?:\n[^'"\n;]*?)*?from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g
  for (const match of read(file).matchAll(pattern)) {
    const name = (match[2] ?? match[3] ?? '').replace(/\?.*$/, '')
    if (name.startsWith('#')) found.push({ from: file, to: name.slice(1), typeOnly: !!match[1] })
    else if (name.startsWith('.'))
      found.push({ from: file, to: normalize(join(dirname(file), name)), typeOnly: !!match[1] })
  }
  return found
}
/** The feature folder that contains a file, if any. */
export const featureOf = (file: string): string | undefined => /^features\/([^/]+)\//.exec(file)?.[1]
