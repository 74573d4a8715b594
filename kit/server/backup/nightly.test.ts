import { expect, test } from 'vitest'
import { ageOf, isDue } from './due.ts'
import { backupsToKeep } from './keep.ts'
import { editionAt, runIdOf, timeOfRun } from './manifest.ts'
import { isBesideData } from './store.ts'

const at = (time: string) => Date.parse(`${time}+05:30`)
const begun = at('2027-07-01T12:00:00')

test('a backup is due once a night from 02:00 in India, and an hour after a failed one', () => {
  const never = { good: undefined, tried: undefined, begun }
  expect(isDue(never, at('2027-07-01T23:00:00'))).toBe(false)
  expect(isDue(never, at('2027-07-02T01:59:00'))).toBe(false)
  expect(isDue(never, at('2027-07-02T02:00:00'))).toBe(true)
  // The server was off during the night.
  expect(isDue(never, at('2027-07-02T11:00:00'))).toBe(true)
  const done = at('2027-07-02T02:00:30')
  expect(isDue({ good: done, tried: done, begun }, at('2027-07-02T23:59:00'))).toBe(false)
  expect(isDue({ good: done, tried: done, begun }, at('2027-07-03T02:00:00'))).toBe(true)
  expect(isDue({ good: undefined, tried: done, begun }, at('2027-07-02T02:30:00'))).toBe(false)
  expect(isDue({ good: undefined, tried: done, begun }, at('2027-07-02T03:01:00'))).toBe(true)
  expect(ageOf(never, begun + 5)).toBe(5)
  expect(ageOf({ good: done, tried: done, begun }, done + 7)).toBe(7)
})

test('after two months the last seven nights and the weeks of a month remain, none older than 30 days', () => {
  let kept: string[] = []
  const last = at('2027-08-31T02:00:00')
  for (let night = 60; night >= 0; night -= 1) {
    const now = last - night * 86_400_000
    kept = [...backupsToKeep([...kept, runIdOf(now)], now)]
  }
  const ages = kept.map(id => Math.round((last - timeOfRun(id)) / 86_400_000)).sort((a, b) => a - b)
  expect(ages.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(ages.length).toBeGreaterThanOrEqual(10)
  expect(ages.length).toBeLessThanOrEqual(12)
  expect(ages.at(-1)).toBeGreaterThan(20)
  expect(ages.at(-1)).toBeLessThanOrEqual(30)
})

test('the only good backup is kept however old it is', () => {
  expect([...backupsToKeep(['20270101-203000'], at('2027-07-01T00:00:00'))]).toEqual(['20270101-203000'])
})

test('a bucket is never in the data folder, whatever folder the guide runs in', () => {
  const s3 = { endpoint: undefined, region: 'x', credentials: undefined, forcePathStyle: false }
  const settings = { dataDir: process.cwd(), databaseUrl: undefined, s3: undefined, backupKeyFile: undefined }
  const bucket = { backupTo: 's3://night', backupS3: { ...s3, bucket: 'night' } }
  expect(isBesideData({ ...settings, ...bucket })).toBe(false)
  expect(isBesideData({ ...settings, backupTo: undefined, backupS3: undefined })).toBe(true)
})

test('data belongs to the current or next fair', () => {
  expect(editionAt(at('2026-08-28T10:00:00'))).toBe(2026)
  expect(editionAt(at('2026-11-01T10:00:00'))).toBe(2027)
})
