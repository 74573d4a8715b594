import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pruneReleases, setCurrent } from '../../scripts/update/releases.ts'
import { makeDataFolder } from '../data-folder.ts'

test('the last three releases are kept, and the current one', () => {
  const root = makeDataFolder()
  onTestFinished(() => rmSync(root, { recursive: true }))
  const releases = join(root, 'releases')
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) mkdirSync(join(releases, name), { recursive: true })
  setCurrent(root, join(releases, 'c'))
  pruneReleases(root)
  expect(readdirSync(releases).toSorted()).toEqual(['c', 'd', 'e', 'f'])
})
