import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createReadQueue } from './read-queue.ts'

/** A queue with reads of `ms` each, on a clock that only they move. */
function queueOf(reads: number, ms: number) {
  let now = 0
  const done: number[] = []
  const queue = createReadQueue(() => now)
  const take = (n: number) => () => {
    now += ms
    done.push(n)
  }
  for (let n = 0; n < reads; n += 1) queue.add(take(n))
  const pass = (time: number) => {
    now += time
  }
  return { queue, done, take, pass }
}

test('reads start in order, a few in each turn of the event loop', async () => {
  const { done } = queueOf(100, 1)
  await nextTurn()
  expect(done).toEqual([0, 1])
  while (done.length < 100) await nextTurn()
  expect(done).toEqual(Array.from({ length: 100 }, (_, n) => n))
})

test('other events are handled between the reads', async () => {
  const { done } = queueOf(1000, 1)
  await nextTurn()
  // Like a phone's write, which the event loop reads from its socket.
  await new Promise(resolve => setTimeout(resolve, 0))
  expect(done.length).toBeLessThan(1000)
})

test('between reads some turns of the event loop are left for new connections, of which each turn accepts one', async () => {
  const { done } = queueOf(100, 1)
  const counts: number[] = []
  for (let turns = 0; turns < 20; turns += 1) {
    await nextTurn()
    counts.push(done.length)
  }
  expect(new Set(counts).size, `reads done by each turn: ${counts}`).toBeLessThan(5)
})

test('while each turn of the event loop accepts a new connection, reads wait for at most a thousand turns', async () => {
  const { queue, done } = queueOf(100, 1)
  await nextTurn()
  const before = done.length
  for (let turns = 0; turns < 990; turns += 1) {
    queue.accepted()
    await nextTurn()
  }
  expect(done.length).toBe(before)
  for (let turns = 0; turns < 20; turns += 1) {
    queue.accepted()
    await nextTurn()
  }
  expect(done.length).toBeGreaterThan(before)
})

test('the queue is full once a read would wait for half a second, given how long reads take', async () => {
  expect(queueOf(1000, 0.1).queue.isFull).toBe(false)
  const { queue, done } = queueOf(1000, 4)
  while (done.length < 30) await nextTurn()
  expect(queue.isFull).toBe(true)
  while (done.length < 950) await nextTurn()
  expect(queue.isFull).toBe(false)
})

test('the files of one page are not refused right after a stall', async () => {
  const { queue, done, take } = queueOf(1, 2000)
  while (done.length < 1) await nextTurn()
  for (let n = 0; n < 50; n += 1) queue.add(take(n))
  expect(queue.isFull).toBe(false)
  queue.add(take(50))
  expect(queue.isFull).toBe(true)
})

test('a queue emptied in each turn accepts more reads, however long other requests took before', async () => {
  const { queue, done, take, pass } = queueOf(0, 1)
  for (let turn = 0; turn < 20; turn += 1) {
    const before = done.length
    for (let n = 0; n < 5; n += 1) queue.add(take(n))
    pass(100)
    while (done.length < before + 5) await nextTurn()
  }
  for (let n = 0; n < 100; n += 1) queue.add(take(n))
  expect(queue.isFull).toBe(false)
})

test('a refusal is answered in the next turn if no reads wait', async () => {
  const { queue, done, take } = queueOf(0, 0.1)
  queue.refuse(take(1))
  expect(done).toEqual([])
  await nextTurn()
  expect(done).toEqual([1])
})

test('a crowd of refusals takes a small part of the time that reads take', async () => {
  const { queue, done, take } = queueOf(200, 1)
  for (let n = 1000; n < 2000; n += 1) queue.refuse(take(n))
  while (done.filter(n => n < 1000).length < 200) await nextTurn()
  const refused = done.filter(n => n >= 1000)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThanOrEqual(100)
  while (done.length < 1200) await nextTurn()
  // In order, each once.
  expect(done.filter(n => n >= 1000)).toEqual(Array.from({ length: 1000 }, (_, n) => n + 1000))
})
