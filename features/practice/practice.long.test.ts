import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { fillDisk, nobody, smallVolume } from '#tests/drills/small-volume.ts'
import { type ServerProcess, startServer } from '#tests/server-process.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'
import type { Night, PracticeState } from './contract.ts'

const dataDir = makeDataFolder()
const folder = join(dataDir, 'practice-night')
const account = { username: 'chief', password: 'chief-password-1' }
const env = {
  OPENWEATHER_API_KEY: 'none',
  OPENWEATHER_BASE_URL: 'http://127.0.0.1:9',
  ADMIN_USERNAME: account.username,
  ADMIN_PASSWORD: account.password,
}
let guide: ServerProcess
beforeAll(async () => {
  guide = await startServer(dataDir, { env })
  if (!guide.url) throw new Error(guide.stderr())
})
afterAll(async () => {
  guide?.kill('SIGTERM')
  await guide?.ended
  removeDataFolder(join(folder, 'data'))
  removeDataFolder(dataDir)
})

type Console = Awaited<ReturnType<typeof signedInBrowser>>
const nightOf = async (console: Console): Promise<Night | null> =>
  ((await console.call('GET', '/api/practice')).body as PracticeState).night
const until = async (console: Console, is: (night: Night | null) => unknown) =>
  expect.poll(async () => Boolean(is(await nightOf(console))), { timeout: 120_000, interval: 500 }).toBe(true)

test('a practice night is started once, plays in its own guide with the same accounts, and leaves nothing behind', async () => {
  const chief = await signedInBrowser(guide.url, 'admin', account)
  const begun = await Promise.all([1, 2].map(() => chief.call('POST', '/api/practice', { speed: 10 })))
  expect(begun.map(({ status }) => status).sort()).toEqual([201, 409])
  await until(chief, night => night?.phase === 'open' && night.sheet.length > 0)

  const port = (await nightOf(chief))?.port
  const there = await signedInBrowser(`http://127.0.0.1:${port}`, 'admin', account)
  expect((await there.call('GET', '/api/practice')).body).toMatchObject({ is_here: true })
  expect((await there.call('POST', '/api/practice', { speed: 1 })).body).toMatchObject({ code: 'not-here' })
  const list = (await there.call('GET', '/api/cases?list=open')).body as {
    cases: { id: string; raised_at: string }[]
  }
  expect(list.cases[0]?.raised_at).toMatch(/^20\d\d-0[78]-/)
  expect((await there.call('POST', `/api/cases/${list.cases[0]?.id}/take`, {})).status).toBe(200)
  await until(chief, night => night?.sheet.some(row => row.owner === account.username && row.taken_at))
  const real = (await chief.call('GET', '/api/cases?list=open')).body as { cases: { kind: string }[] }
  expect(real.cases.filter(({ kind }) => kind !== 'alarm')).toEqual([])

  await chief.call('PATCH', '/api/practice', { is_paused: true })
  await until(chief, night => night?.is_paused)
  expect((await chief.call('DELETE', '/api/practice')).body).toEqual({ is_here: false, night: null })
  expect(existsSync(folder)).toBe(false)
  expect((await chief.call('PATCH', '/api/practice', { speed: 3 })).body).toMatchObject({ code: 'none' })
})

test('a practice whose guide was killed says so and can be removed', async () => {
  const chief = await signedInBrowser(guide.url, 'admin', account)
  await chief.call('POST', '/api/practice', { speed: 1 })
  await until(chief, night => night?.phase === 'open')
  guide.kill('SIGKILL')
  await guide.ended
  guide = await startServer(dataDir, { env })
  const again = await signedInBrowser(guide.url, 'admin', account)
  await until(again, night => night?.phase !== 'open')
  expect((await again.call('POST', '/api/practice', { speed: 1 })).body).toMatchObject({ code: 'on-already' })
  expect((await again.call('DELETE', '/api/practice')).body).toEqual({ is_here: false, night: null })
  expect(existsSync(folder)).toBe(false)
})

test('a practice stopped while it is being copied leaves nothing behind, and another can start at once', async () => {
  const chief = await signedInBrowser(guide.url, 'admin', account)
  for (let n = 0; n < 2; n += 1) {
    expect((await chief.call('POST', '/api/practice', { speed: 1 })).status).toBe(201)
    expect((await chief.call('DELETE', '/api/practice')).body).toEqual({ is_here: false, night: null })
    expect(existsSync(folder)).toBe(false)
  }
})

test('a practice ends before the guide beside it runs out of disk space, frees its own, and can be removed on a full disk', async () => {
  const volume = smallVolume(2600)
  const small = join(volume, 'data')
  mkdirSync(small)
  chownSync(small, nobody.uid, nobody.gid)
  const real = await startServer(small, { env, user: nobody })
  onTestFinished(() => real.kill('SIGKILL'))
  const chief = await signedInBrowser(real.url, 'admin', account)
  expect((await chief.call('POST', '/api/practice', { speed: 1 })).status).toBe(201)
  await until(chief, night => night?.phase === 'open')
  fillDisk(join(volume, 'ballast'), 1500)
  await until(chief, night => night?.phase === 'broken' && night.reason === 'disk-full')
  expect(existsSync(join(small, 'practice-night/data'))).toBe(false)
  // Even with the disk full to the last byte, it can be removed.
  fillDisk(join(volume, 'more'))
  expect((await chief.call('DELETE', '/api/practice')).body).toEqual({ is_here: false, night: null })
  expect((await chief.call('POST', '/api/practice', { speed: 1 })).body).toMatchObject({ code: 'disk-full' })
  expect(await nightOf(chief)).toBe(null)
})
