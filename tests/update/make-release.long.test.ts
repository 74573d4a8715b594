import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDataFolder } from '../data-folder.ts'

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

/** A version whose build ends at once, or does what is given. */
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

test('the first version is fetched from a git repository by its tag, built, and made current', async () => {
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

test('a version that cannot be fetched, installed or built leaves nothing behind and says why', async () => {
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

test('after a kill in the middle of the build the next update removes the remains and succeeds', async () => {
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
