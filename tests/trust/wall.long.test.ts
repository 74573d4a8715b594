import { expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { wall } from './wall.ts'

journey(
  'a wall that runs on needs no more memory, says when it is old, and comes back by itself',
  async () => {
    const { figures, broken } = await wall.run({
      hours: 1,
      away_minutes: 60,
      growth_mb: 3,
      more_elements: 100,
    })
    console.info(JSON.stringify(figures))
    expect(broken).toEqual([])
  },
)
