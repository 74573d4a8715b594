import { expect, test } from 'vitest'
import { photos } from './photos.ts'

test('while phones flood the guide with noisy and with large pictures, the parking gate registers each vehicle', async () => {
  const { figures, broken } = await photos.run({ phones: 30, vehicles: 10, ms: 20_000 })
  // A vehicle that was not answered 201, or only after 20 seconds, would stand here.
  expect(broken).toEqual([])
  // The flood was more than the public part of the image work takes, so that the gate passed it.
  const phones = JSON.parse(String(figures.phones)) as Record<string, number>
  expect((phones[429] ?? 0) + (phones[503] ?? 0)).toBeGreaterThan(0)
})
