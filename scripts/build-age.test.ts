import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuildFresh } from './build-age.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'build-age-'))
  for (const folder of ['common', 'content', 'features', 'kit', 'public', 'scripts', 'ui'])
    mkdirSync(join(home, folder))
  write('web/app.tsx', 100)
  write('dist/web/sw.js.br', 200)
})
afterEach(() => rmSync(home, { recursive: true }))

/** Writes a file with this modification time (seconds since 1970). */
function write(name: string, at: number) {
  mkdirSync(dirname(join(home, name)), { recursive: true })
  writeFileSync(join(home, name), '')
  utimesSync(join(home, name), at, at)
}

test('a build is stale once a source is newer, and if there is none', () => {
  expect(isBuildFresh(home)).toBe(true)
  write('web/app.tsx', 300)
  expect(isBuildFresh(home)).toBe(false)
  rmSync(join(home, 'dist'), { recursive: true })
  expect(isBuildFresh(home)).toBe(false)
})

test('a copied version is not stale because its folders are new', () => {
  write('web/page/head.tsx', 100)
  utimesSync(join(home, 'web/page'), 300, 300)
  expect(isBuildFresh(home)).toBe(true)
})
