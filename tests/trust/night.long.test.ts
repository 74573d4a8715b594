import { expect, test } from 'vitest'
import { night } from './night.ts'

test('in a small rehearsed night every report is seen, taken and closed once', async () => {
  const { figures, broken } = await night.run({
    ...{ consoles: 7, places: 2, cases: 10, minutes: 0.2, visitors: 60, networks: 20 },
    ...{ eye_p95_ms: 20_000, staff_p95_ms: 20_000, shown_p95_ms: 20_000 },
  })
  expect(broken).toEqual([])
  expect(figures).toMatchObject({ reports: 10, lost: 0, doubled: 0, not_closed: 0, streams: 60 })
})
