import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasNewer } from './new-version.server.ts'

let folder = ''
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...words], { cwd: folder, stdio: 'pipe' })
const commit = () => git('-C', 'remote', 'commit', '--quiet', '--allow-empty', '--message=one')
const clone = (name: string, branch: string) =>
  git('clone', '--quiet', '--depth=1', `--branch=${branch}`, `file://${join(folder, 'remote')}`, name)
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mela-versions-'))
  git('init', '--quiet', '--initial-branch=main', 'remote')
  commit()
  git('-C', 'remote', 'tag', 'v1.9')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a version notices that its git remote has a newer one, by its branch or by a higher tag', async () => {
  clone('branch', 'main')
  clone('tag', 'v1.9')
  expect(await hasNewer(join(folder, 'branch'))).toBe(false)
  expect(await hasNewer(join(folder, 'tag'))).toBe(false)
  commit()
  expect(await hasNewer(join(folder, 'branch'))).toBe(true)
  expect(await hasNewer(join(folder, 'tag'))).toBe(false)
  git('-C', 'remote', 'tag', 'v1.10')
  expect(await hasNewer(join(folder, 'tag'))).toBe(true)
  expect(await hasNewer(folder)).toBe(false)
})
