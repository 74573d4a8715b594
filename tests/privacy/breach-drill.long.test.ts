import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fairDate, sayDay } from '#common/fair-time.ts'
import { editionAt } from '#kit/server/backup/manifest.ts'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { phoneCanary } from '#tests/privacy/canaries.ts'
import { fillEveryTable } from '#tests/privacy/fill.ts'
import { startCommand } from '#tests/run-command.ts'
import { type ServerProcess, startServer } from '#tests/server-process.ts'
import { deviceOf, openDevice } from '#tests/world/device.ts'
import { type StaffBrowser, signedInBrowser, staffBrowser } from '#tests/world/staff-browser.ts'

/** The steps of docs/breach.md, with the commands it names, on a guide with one made-up row of each kind. */
const dataDir = makeDataFolder()
const env = {
  ADMIN_PASSWORD: 'bol bam admin',
  VEHICLE_ADMIN_PASSWORD: 'bol bam vehicle',
  OPENWEATHER_API_KEY: 'none',
  OPENWEATHER_BASE_URL: 'http://127.0.0.1:9',
}
let server: ServerProcess
afterAll(async () => {
  server.kill('SIGTERM')
  await server.ended
  removeDataFolder(dataDir)
  removeDataFolder(`${dataDir}-kept`)
})
const start = async () => {
  server = await startServer(dataDir, { env })
}
const command = async (name: string, ...words: string[]) => {
  const { code, out, err } = await startCommand([name, ...words], { DATA_DIR: dataDir, ...env }).ended
  if (code !== 0) throw new Error(err)
  return out
}
/** Makes a backup and then runs a deletion with it. */
const deletes = async (...words: [name: string, ...string[]]) => {
  await command('backup', `${dataDir}-kept`)
  const fair = `Shravani Mela ${editionAt(today)}`
  return command(...words, '--backup', `${dataDir}-kept`, '--fair', fair)
}
type Line = { phone: string; rows: string; kinds: string; words: string }
const today = Date.now()
const tomorrow = today + 24 * 3_600_000
// Midnight in India may pass during the drill.
const times = ['--from', `${fairDate(today)} 00:00`, '--to', `${fairDate(tomorrow)} 23:59`]
/** The people that the command lists, by phone number. */
const people = async (folder: string, ...words: string[]) => {
  const said = await command('breach', join(dataDir, folder), ...times, ...words)
  const file = join(dataDir, folder, 'people.csv')
  expect(statSync(file).mode & 0o077).toBe(0)
  const lines = parse(readFileSync(file), { bom: true, columns: true }) as Line[]
  expect(said).toContain(`${lines.length} people`)
  return new Map(lines.map(line => [line.phone, line]))
}
const status = async (browser: StaffBrowser, path: string) => (await browser.call('GET', path)).status

let admin: StaffBrowser
beforeAll(async () => {
  await start()
  await fillEveryTable(server.url)
  admin = await signedInBrowser(server.url)
})

test('an account that read what it should not is closed, and the people whose data it saw are listed by number', async () => {
  const made = await admin.call('POST', '/api/staff-accounts', { username: 'thief', roles: ['help-desk'] })
  const { account, password } = made.body as { account: { id: string }; password: string }
  const thief = staffBrowser(server.url)
  await thief.call('POST', '/api/session', { username: 'thief', password, as: 'admin' })
  const { items } = (await thief.call('GET', '/api/lost-found-items?list=open')).body as {
    items: { id: string }[]
  }
  expect((await thief.call('POST', `/api/lost-found-items/${items[0]?.id}/phone`)).status).toBe(200)
  expect(await status(thief, '/api/complaints?list=all')).toBe(200)

  await admin.call('PATCH', `/api/staff-accounts/${account.id}`, { isDisabled: true })
  expect(await status(thief, '/api/complaints?list=all')).toBe(401)
  await command('backup', `${dataDir}-kept`)
  expect(readdirSync(`${dataDir}-kept`)).not.toEqual([])

  const seen = await people('seen', '--account', 'thief')
  expect([...seen.values()].map(({ phone, kinds }) => [phone, kinds])).toEqual([
    [phoneCanary(1), 'Lost & found reports'],
    [phoneCanary(5), 'Complaints'],
  ])
  // The parking account saw none of these, only its vehicles and the people who took them.
  const parked = await people('parked', '--account', 'vehicle')
  expect([...parked.keys()]).toEqual([phoneCanary(6), phoneCanary(7)])
  await expect(people('nobody', '--account', 'theif')).rejects.toThrow('knows no account theif')
})

test('after a copy of the database leaked everybody is told, with date and kinds of data, in the language of their form', async () => {
  const all = await people('all')
  expect([...all.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7].map(phoneCanary))
  const words = all.get(phoneCanary(5))?.words ?? ''
  expect(words).toContain('शिकायतें')
  expect(words).toMatch(
    new RegExp([today, tomorrow].map(day => `(^|\\D)${sayDay(day, 'hi', 'long')}`).join('|')),
  )
  expect(words).not.toMatch(/[a-z]{3}/i)
  // The parking form does not ask for a language.
  expect(all.get(phoneCanary(6))?.words).toMatch(/पार्किंग.*155304.*Parked vehicles.*155304/)
  await expect(people('all')).rejects.toThrow('is there already')
})

test('new keys sign everybody out, and earlier cookies are worthless', async () => {
  const phone = await openDevice(server.url)
  expect((await phone.get('/api/lost-found/mine')).status).toBe(200)
  server.kill('SIGTERM')
  await server.ended
  expect(await deletes('new-keys')).toContain('Start the server now')
  expect(await command('reset-password', 'admin')).toContain('New password of admin')
  await start()
  const before = staffBrowser(server.url)
  for (const [name, value] of admin.cookies) before.cookies.set(name, value)
  expect(await status(before, '/api/audit-log')).toBe(401)
  expect((await deviceOf(server.url, phone.cookie).get('/api/lost-found/mine')).status).toBe(401)
  await expect(signedInBrowser(server.url)).rejects.toThrow('sign-in answered 401')
  expect(await status(await signedInBrowser(server.url, 'vehicle'), '/api/vehicles/counts')).toBe(200)
})

test('a person who asks for it is erased, and is in no later list', async () => {
  expect(await command('personal-data', phoneCanary(5))).toContain('complaints')
  await deletes('personal-data', phoneCanary(5), '--erase')
  expect([...(await people('later')).keys()]).not.toContain(phoneCanary(5))
})
