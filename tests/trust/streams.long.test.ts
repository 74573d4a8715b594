import { expect, test } from 'vitest'
import { streams } from './streams.ts'

test('more live streams than the system has descriptors leave pages, votes, staff and health checks their place', async () => {
  const { figures, broken } = await streams.run({ streams: 600, networks: 40, descriptors: 400, ms: 20_000 })
  expect(broken).toEqual([])
  expect(figures).toMatchObject({ held: 150, refused: 450 })
})
