import { expect, test } from 'vitest'
import { idleStreams } from './idle-streams.ts'

test('an event reaches every idle stream of several server processes', async () => {
  const small = { streams: 400, processes: 2, clients: 2, events: 2, late: 20_000, ms: 20_000 }
  // So few streams say nothing about the memory that each takes.
  const { figures, broken } = await idleStreams.run({ ...small, kilobytes: 1000, megabytes: 1000 })
  expect(broken).toEqual([])
  expect(figures).toMatchObject({ held: 400, heard: '400 400' })
})
