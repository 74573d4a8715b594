import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'
import { StartError } from './start-error.ts'
import { openFolder } from './storage/folder.ts'

test.runIf(process.platform === 'linux')('a folder that the system refuses is refused at once', async () => {
  expect(() => makeFolder('/proc/nope/deeper')).toThrow(
    /^\/proc\/nope\/deeper is no folder that can be written: /,
  )
  await expect(openFolder('/proc/nope')).rejects.toThrow(StartError)
})

test('a folder is made with its parents, and the attempt leaves nothing else; a file does not count as one', () => {
  const home = mkdtempSync(join(tmpdir(), 'make-folder-'))
  const folder = join(home, 'a', 'b')
  makeFolder(folder)
  makeFolder(folder)
  expect(existsSync(folder)).toBe(true)
  expect(readdirSync(folder)).toEqual([])
  writeFileSync(join(home, 'file'), '')
  expect(() => makeFolder(join(home, 'file'))).toThrow(StartError)
  rmSync(home, { recursive: true })
})
