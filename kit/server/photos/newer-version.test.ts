import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#tests/world/cluster.ts'
import { newerMigration } from '../db/migrate.ts'
import { openPool } from '../db/open.ts'
import { buildApp } from '../http/app.ts'
import { createNetworks } from '../limits/network.ts'
import { openStorage } from '../storage/open.ts'
import { createPhotos } from './photos.ts'

test('no photo is deleted while a newer version may name it, and the log says so once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mela-photos-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const owner = openPool({ ...database.owner, max: 1 })
  onTestFinished(() => owner.end())
  const logged: string[] = []
  const built = await buildApp({
    settings: { dataDir: folder, trustedProxies: [], publicUrl: undefined, metricsToken: undefined },
    clock: Date.now,
    deviceKey: Buffer.alloc(32, 1),
    ready: async () => [],
    web: join(folder, 'none'),
    logger: { stream: { write: line => void logged.push(JSON.parse(line).msg) } },
  })
  onTestFinished(() => built.app.close())
  const photos = createPhotos(built.app, await openStorage({ dataDir: folder, s3: undefined }), {
    networkOf: createNetworks(Buffer.alloc(32, 2)),
    newerMigration: newerMigration(database.pool),
  })
  onTestFinished(() => photos.close())
  photos.onSweep(async () => [])
  const below = join(folder, 'files/photos/ab')
  await mkdir(below, { recursive: true })
  const picture = join(below, `ab${'0'.repeat(30)}-320.webp`)
  await writeFile(picture, 'bytes')
  await utimes(picture, 0, 0)

  // A newer version ran here; this one works on, or beside it on another machine.
  await owner.query(`insert into migrations (name, hash, additive) values ('9999-awards', 'x', true)`)
  expect([await photos.sweep(), await photos.sweep()]).toEqual([0, 0])
  expect(await readdir(below)).toHaveLength(1)
  expect(logged).toEqual([
    'No unused photo is deleted: a newer version has changed the database (9999-awards), and this one cannot know which photos that one uses.',
  ])

  await owner.query(`delete from migrations where name = '9999-awards'`)
  expect(await photos.sweep()).toBe(1)
  expect(await readdir(below)).toEqual([])
})
