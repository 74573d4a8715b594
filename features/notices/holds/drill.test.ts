import { expect, test } from 'vitest'
import { risingCrowd } from './drill.ts'

test('a drill’s crowd grows picture by picture until a hold is called for', () => {
  for (const chance of [0, 0.34, 0.67, 0.999]) {
    const crowd = risingCrowd(() => chance)
    expect(crowd).toEqual(crowd.toSorted())
    expect(crowd.at(-1)).toBeGreaterThanOrEqual(4)
    expect(crowd.at(-1)).toBeLessThanOrEqual(6)
  }
})
