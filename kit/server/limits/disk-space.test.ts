import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createAlarms } from './alarms.ts'
import { isDiskFull } from './disk-full.ts'
import { watchDiskSpace } from './disk-space.ts'

test('low disk space is in the metrics, on the dashboard, a warning of readyz, and in the log once', async () => {
  const logged: string[] = []
  const app = Fastify({ logger: { stream: { write: line => logged.push(line) } } })
  app.decorate('metrics', new Registry())
  const alarms = createAlarms(app, Date.now)
  let free = 5 * 1024 ** 3
  const { warnings, look } = watchDiskSpace(app, '/', alarms, async () => free)
  expect(await warnings()).toEqual([])
  expect(await alarms.active()).toEqual([])
  free = 1500 * 1024 ** 2
  expect(await warnings()).toEqual(['Only 1500 MB of disk space are free.'])
  expect(await alarms.active()).toEqual([{ name: 'disk-space', count: 1500, ceiling: 0 }])
  expect(await app.metrics.metrics()).toContain('disk_free_bytes 1572864000')
  await look()
  await look()
  expect(logged.filter(line => line.includes('Little disk space')).length).toBe(1)
  await app.close()
})

test.each([
  ['of the file system', Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
  ['of the database', Object.assign(new Error('x'), { code: '53100' }), true],
  ['inside another', new Error('Migration failed', { cause: new Error('No space left on device') }), true],
  ['of another kind', new Error('something else'), false],
])('an error %s is correctly recognised as a full disk or not', (_, error, isFull) => {
  expect(isDiskFull(error)).toBe(isFull)
})
