import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createReadQueue } from './read-queue.ts'

/** Reads of `ms` each on a clock that only they move. */
function queueOf(reads: number, ms: number) {
  let now = 0
  const done: number[] = []
  const queue = createReadQueue(() => now)
  const read = (n: number) => () => {
    now += ms
    done.push(n)
  }
  for (let n = 0; n < reads; n += 1) queue.add(read(n))
  return { queue, done }
}

test('reads start in their order, a few in each turn of the event loop', async () => {
  const { done } = queueOf(100, 1)
  await nextTurn()
  expect(done).toEqual([0, 1, 2, 3, 4])
  while (done.length < 100) await nextTurn()
  expect(done).toEqual(Array.from({ length: 100 }, (_, n) => n))
})

test('what else arrives is handled between the reads', async () => {
  const { done } = queueOf(1000, 1)
  await nextTurn()
  // As the write of a phone, which the loop reads from its socket.
  await new Promise(resolve => setTimeout(resolve, 0))
  expect(done.length).toBeLessThan(1000)
})

test('the queue is full once a read would wait for half a second, by the time that reads take', async () => {
  expect(queueOf(1000, 0.1).queue.isFull).toBe(false)
  const slow = queueOf(1000, 4)
  await nextTurn()
  await nextTurn()
  await nextTurn()
  expect(slow.queue.isFull).toBe(true)
  while (slow.done.length < 950) await nextTurn()
  expect(slow.queue.isFull).toBe(false)
})
