import { expect, test } from 'vitest'
import { createFreshRuns } from './shared-runs.ts'

test('whoever asks during a run gets the result of the next one, which they share; a failed run holds up none', async () => {
  const runs = createFreshRuns<string, number>()
  const begun: PromiseWithResolvers<number>[] = []
  const ask = () =>
    runs('list', () => {
      const run = Promise.withResolvers<number>()
      begun.push(run)
      return run.promise
    })
  const first = ask()
  const later = Array.from({ length: 20 }, ask)
  expect(begun).toHaveLength(1)
  begun[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => begun.length).toBe(2)
  const latest = ask()
  begun[1]?.resolve(2)
  expect(new Set(await Promise.all(later))).toEqual(new Set([2]))
  await expect.poll(() => begun.length).toBe(3)
  begun[2]?.resolve(3)
  expect(await latest).toBe(3)
  const alone = ask()
  begun[3]?.resolve(4)
  expect(await alone).toBe(4)
})
