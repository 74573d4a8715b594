import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pruneReleases, setCurrent } from '../../scripts/update/releases.ts'
import { makeDataFolder } from '../data-folder.ts'
import { smallVolume } from '../small-volume.ts'

let root = ''
let source = ''
beforeEach(() => {
  root = makeDataFolder()
  source = makeDataFolder()
})
afterEach(() => {
  for (const folder of [root, source]) rmSync(folder, { recursive: true, force: true })
})
const releases = () => (existsSync(join(root, 'releases')) ? readdirSync(join(root, 'releases')) : [])

/** A version with a build that is over at once, or does what is given. */
function writeVersion(folder: string, build = '') {
  mkdirSync(folder, { recursive: true })
  const head = { name: 'version', version: '1.0.0' }
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ ...head, scripts: { build: 'node build.mjs' } }),
  )
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...head, lockfileVersion: 3, packages: { '': head } }),
  )
  writeFileSync(join(folder, 'build.mjs'), build)
}
const start = (from: string) =>
  spawn(process.execPath, ['scripts/update.ts', from, `--root=${root}`], { stdio: 'pipe' })
async function update(from: string) {
  const child = start(from)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', piece => (said += piece))
  const [code] = await once(child, 'close')
  return { code, said }
}

test('the first version is fetched by its tag from a git repository, built, and made current', async () => {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...args], { cwd: source })
  git('init', '--quiet')
  writeVersion(source, "import { writeFileSync } from 'node:fs'\nwriteFileSync('built', 'v1')")
  git('add', '--all')
  git('commit', '--quiet', '--message=v1')
  git('tag', 'v1')
  writeVersion(source, 'process.exit(1)')
  git('commit', '--quiet', '--all', '--message=v2')
  expect(await update(`file://${source}#v1`)).toMatchObject({ code: 0 })
  expect(existsSync(join(root, 'current/built'))).toBe(true)
  expect(releases()).toEqual([readlinkSync(join(root, 'current')).replace('releases/', '')])
})

test('a version can be read by the user of the service, whatever the modes of its source', async () => {
  writeVersion(source)
  chmodSync(join(source, 'build.mjs'), 0o600)
  chmodSync(source, 0o700)
  expect(await update(source)).toMatchObject({ code: 0 })
  const mode = (path: string) => statSync(join(root, path)).mode & 0o777
  expect([mode('current/build.mjs'), mode('current/')]).toEqual([0o644, 0o755])
})

test('what cannot be fetched, installed or built leaves nothing and says why', async () => {
  const away = await update(`file://${join(source, 'nowhere.git')}#v1`)
  expect(away.code).toBe(1)
  expect(away.said).toMatch(/git clone failed; nothing was changed/)

  writeVersion(source, "console.error('A tile is missing.')\nprocess.exit(1)")
  const unbuilt = await update(source)
  expect(unbuilt.code).toBe(1)
  expect(unbuilt.said).toMatch(/npm run failed; nothing was changed[\s\S]*A tile is missing\./)

  rmSync(join(source, 'package-lock.json'))
  const uninstalled = await update(source)
  expect(uninstalled.code).toBe(1)
  expect(uninstalled.said).toMatch(/npm ci failed; nothing was changed/)
  expect(releases()).toEqual([])
  expect(existsSync(join(root, 'current'))).toBe(false)
})

test('a disk that fills while a version is made is said, and the version in use stays', async ({ skip }) => {
  const volume = smallVolume(2)
  if (!volume) return skip('only root may mount the small volume that this test fills')
  root = join(volume, 'guide')
  writeVersion(source)
  expect(await update(source)).toMatchObject({ code: 0 })
  const before = readlinkSync(join(root, 'current'))
  writeVersion(source, "import { writeFileSync } from 'node:fs'\nwriteFileSync('big', Buffer.alloc(4e6))")
  const full = await update(source)
  expect(full.code).toBe(1)
  expect(full.said).toMatch(/nothing was changed[\s\S]*ENOSPC/)
  expect(readlinkSync(join(root, 'current'))).toBe(before)
  expect(releases()).toEqual([before.replace('releases/', '')])
})

test('after a kill in the middle of the build the next update removes what was left and succeeds', async () => {
  const started = join(source, 'started')
  writeVersion(
    join(source, 'version'),
    `import { existsSync, writeFileSync } from 'node:fs'
     const again = existsSync('${started}')
     writeFileSync('${started}', String(process.pid))
     if (!again) setInterval(() => writeFileSync('half', 'x'), 5)`,
  )
  const killed = start(join(source, 'version'))
  await expect.poll(() => existsSync(started)).toBe(true)
  killed.kill('SIGKILL')
  await once(killed, 'close').catch(() => {})
  expect(releases()).toEqual([expect.stringMatching(/^\.half-/)])
  expect(await update(join(source, 'version'))).toMatchObject({ code: 0 })
  expect(releases()).toEqual([expect.not.stringMatching(/^\.half-/)])
})

test('the last three releases stay, the current one and that of the running supervisor', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f'])
    mkdirSync(join(root, 'releases', name), { recursive: true })
  setCurrent(root, join(root, 'releases', 'c'))
  pruneReleases(root, join(root, 'releases', 'a'))
  expect(releases().toSorted()).toEqual(['a', 'c', 'd', 'e', 'f'])
})
