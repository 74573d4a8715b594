import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { startFlags } from '#tests/server-process.ts'
import { memory } from './memory.ts'

test('the heap of a started server is bounded, whatever the machine has', () => {
  const limit = 'v8.getHeapStatistics().heap_size_limit / 1024 ** 2'
  const megabytes = Number(
    execFileSync(process.execPath, [...startFlags(), '-p', limit], { encoding: 'utf8' }),
  )
  expect(megabytes).toBeLessThan(1200)
})

test('several server processes at half of what they can answer stay within their memory after a flood', async () => {
  const small = { minutes: 0.2, readings: 6, connections: 50, streams: 100, flood_s: 2 }
  // So short a time says nothing about growth, and other tests use the processor too.
  const { figures, broken } = await memory.run({
    ...small,
    ...{ processes: 2, megabytes: 450, growth: 200, answered: 0, share: 0, ms: 20_000 },
  })
  expect(broken).toEqual([])
  expect(figures).toMatchObject({ streams: 100, levels: expect.any(Number) })
})
