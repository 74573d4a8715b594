import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { home } from './source-files.ts'

type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string> }> }

// npm ci refuses a lock file that lacks an entry, even one for another operating system.
it('the lock file lists every optional package of every package', () => {
  const { packages } = JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8')) as Lock
  const names = new Set(Object.keys(packages).map(path => path.split('node_modules/').at(-1)))
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  )
  expect(wanted.length, 'there must be some for this test to mean anything').toBeGreaterThan(10)
  expect(wanted.filter(name => !names.has(name))).toEqual([])
})
