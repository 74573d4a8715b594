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

test('a flood of long lists and pages lets the memory grow by a bound at most', async () => {
  const { broken } = await memory.run({ minutes: 0.2, connections: 200, growth: 200, later: 100, ms: 20_000 })
  expect(broken).toEqual([])
})
