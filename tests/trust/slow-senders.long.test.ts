import { expect, test } from 'vitest'
import { slowSenders } from './slow-senders.ts'

test('five hundred connections that send a byte now and then are cut, and everybody else is served meanwhile', async () => {
  const { figures, broken } = await slowSenders.run({ sockets: 500, requests: 3, ms: 20_000, cut: 30_000 })
  expect(broken).toEqual([])
  expect(figures.cut).toBe(500)
})
