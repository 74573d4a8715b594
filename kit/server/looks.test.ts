import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLooks } from './looks.ts'

const logged: unknown[] = []
const open = () => createLooks({ warn: (line: object) => void logged.push(line) } as never)
beforeEach(() => {
  vi.useFakeTimers()
  logged.length = 0
})
afterEach(() => void vi.useRealTimers())

test('nothing runs before the intervals start, nor after the end', async () => {
  const looks = open()
  const seen: string[] = []
  looks.every(1000, 'a', async () => seen.push('a'))
  looks.every(1000, 'b', async () => seen.push('b'), { atStart: true })
  await vi.advanceTimersByTimeAsync(5000)
  expect(seen).toEqual([])
  looks.start()
  expect(seen).toEqual(['b'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(seen).toEqual(['b', 'a', 'b', 'a', 'b'])
  await looks.close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(seen).toEqual(['b', 'a', 'b', 'a', 'b'])
})

test('a run that takes longer than its interval does not overlap the next, and the end waits for it', async () => {
  const looks = open()
  const runs: PromiseWithResolvers<void>[] = []
  looks.every(1000, 'slow', () => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  })
  looks.start()
  await vi.advanceTimersByTimeAsync(3500)
  expect(runs).toHaveLength(1)
  runs[0]?.resolve()
  await vi.advanceTimersByTimeAsync(1000)
  expect(runs).toHaveLength(2)
  let isClosed = false
  const closed = looks.close().then(() => (isClosed = true))
  await vi.advanceTimersByTimeAsync(1000)
  expect(isClosed).toBe(false)
  runs[1]?.resolve()
  await closed
})

test('a failed run is logged, and the next one tries again', async () => {
  const looks = open()
  let tries = 0
  looks.every(1000, 'away', async () => {
    tries += 1
    if (tries === 1) throw new Error('The database is away.')
  })
  looks.start()
  await vi.advanceTimersByTimeAsync(2000)
  expect(tries).toBe(2)
  expect(logged).toMatchObject([{ look: 'away', error: { message: 'The database is away.' } }])
  await looks.close()
})

test('a requested run starts after the one in progress, and its failure reaches the caller', async () => {
  const looks = open()
  const seen: string[] = []
  looks.every(1000, 'a', async () => {
    seen.push('begun')
    await new Promise(resolve => setTimeout(resolve, 100))
    seen.push('ended')
    if (seen.length > 2) throw new Error('no')
  })
  looks.start()
  await vi.advanceTimersByTimeAsync(1000)
  const asked = expect(looks.run('a')).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(200)
  await asked
  expect(seen).toEqual(['begun', 'ended', 'begun', 'ended'])
  await expect(looks.run('b')).rejects.toThrow('no look named b')
  await looks.close()
})
