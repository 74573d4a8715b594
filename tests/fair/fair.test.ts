import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { editions } from '#content/edition.ts'
import { newEntry, newPicture } from '#features/photo-contest/test-contest.ts'
import { fairOf, readArchive, writeArchive } from '../../scripts/fair/archive.ts'
import { clearForNextFair, planNextFair } from '../../scripts/fair/next-fair.ts'
import { openDevice } from '../world/device.ts'
import { world, worldForAll } from '../world/fixture.ts'
import { starters } from '../world/world.ts'

const [, edition = editions[0], next] = editions.slice(-3)
const { year = 0, shravan = { from: '', to: '' } } = edition ?? {}
const day = 86_400_000
/** Noon, this many days after the end of the fair. */
const after = (days: number) => Date.parse(`${shravan.to}T12:00:00+05:30`) + days * day

let folder = ''
worldForAll({ pages: true, starters, now: after(5) })
beforeEach(async () => {
  await world.empty('photo_contest_submissions')
  folder = await mkdtemp(join(tmpdir(), 'mela-fair-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const archive = (name: string, days: number, withPhotos = true) =>
  writeArchive({ from: world.url, folder: join(folder, name), now: after(days), withPhotos })
const begin = (made: Awaited<ReturnType<typeof archive>>, days: number) =>
  planNextFair(world.context.features, made, after(days))
const count = async (table: string) =>
  (await world.owner.query(`select count(*)::int as n from ${table}`)).rows[0].n

test('a fair is archived as pages and files that need no server, without visitors’ names and numbers', async () => {
  const phone = await openDevice(world.url)
  const entry = newEntry({ name: 'Savitri Devi Canary', phone: '9876501234' })
  expect((await phone.send('/api/photos', entry, await newPicture())).status).toBe(201)
  const other = await openDevice(world.url)
  expect((await other.send('/api/photos', newEntry(), await newPicture())).status).toBe(201)

  const { files, year: archived } = await archive('whole', 5)
  expect(archived).toBe(year)
  const names = (await readdir(join(folder, 'whole'), { recursive: true })).filter(name => /\./.test(name))
  expect(names.toSorted()).toEqual([...Object.keys(files), 'sums.json'].toSorted())
  const text = async (name: string) => readFile(join(folder, 'whole', name), 'utf8')
  for (const name of names.filter(each => !each.endsWith('.webp')))
    expect(await text(name), name).not.toMatch(/Savitri|9876501234/)
  const index = await text('index.html')
  expect(index).toContain(`श्रावणी मेला ${year}`)
  expect(index).toContain('Nothing here is renewed')
  // Each link leads to a file in the same folder.
  for (const page of [index, await text('photos.html')]) {
    const links = [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, to = '']) => to)
    expect(links.length).toBeGreaterThan(1)
    expect(links.filter(to => !names.includes(to))).toEqual([])
  }
  expect((await text('photos.html')).match(/<img /g)).toHaveLength(2)
  expect((await readFile(join(folder, 'whole/photos/0001.webp'))).subarray(8, 12).toString()).toBe('WEBP')
  expect(JSON.parse(await text('lists/places.json')).facilities.length).toBeGreaterThan(100)
  expect(await readArchive(join(folder, 'whole'))).toMatchObject({ year })

  await expect(archive('whole', 5)).rejects.toThrow(/is there already/)
  await expect(
    writeArchive({
      from: 'http://127.0.0.1:9',
      folder: join(folder, 'none'),
      now: after(5),
      withPhotos: false,
    }),
  ).rejects.toThrow(/No guide answers/)
  expect(await readdir(folder)).toEqual(['whole'])
  await writeFile(join(folder, 'whole/index.html'), 'changed')
  await expect(readArchive(join(folder, 'whole'))).rejects.toThrow(/index\.html in .* is not what it was/)
})

test('the next fair starts empty once this one is over and archived; what the desk needs stays', async () => {
  await world.owner.query(
    `insert into feedback (id, name, feedback, rating, device, fingerprint, notice_version, notice_language,
       created_at) values (gen_random_uuid(), '', 'good', 4, 'd', 'f', 'v', 'hi', now())`,
  )
  const phone = await openDevice(world.url)
  expect((await phone.send('/api/photos', newEntry(), await newPicture())).status).toBe(201)
  const made = await archive('plain', 6, false)
  expect(Object.keys(made.files)).not.toContain('photos.html')
  expect(() => begin(made, -3)).toThrow(`The fair of ${year} lasts until ${shravan.to}`)
  const early = { ...made, madeAt: new Date(after(-3)).toISOString() }
  expect(() => begin(early, 6)).toThrow('The archive was made before the fair was over')
  expect(await count('photo_contest_submissions')).toBe(1)

  const plan = begin(made, 7)
  expect(await clearForNextFair(world.context, plan, after(7))).toMatchObject({
    photo_contest_submissions: 1,
    lost_found_items: 0,
    crowd_reports: 0,
  })
  expect(plan.next?.year).toBe(next?.year)
  expect(await count('photo_contest_submissions')).toBe(0)
  expect(await count('feedback')).toBe(1)
  expect(await count('facilities')).toBeGreaterThan(100)
  const { rows } = await world.owner.query(
    `select subject_name from audit_log where username = 'mela-guide next-fair'`,
  )
  expect(rows).toEqual([{ subject_name: String(year) }])
})

test('a day belongs to the current fair, or else to the last one', () => {
  expect(fairOf(after(0))?.year).toBe(year)
  expect(fairOf(after(60))?.year).toBe(year)
  expect(fairOf(Date.parse(`${shravan.from}T12:00:00+05:30`) - day)?.year).toBeLessThan(year)
  expect(fairOf(0)).toBeUndefined()
})
