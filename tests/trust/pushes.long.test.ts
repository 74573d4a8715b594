import { expect, test } from 'vitest'
import { pushes } from './pushes.ts'

test('an emergency notice reaches three hundred closed phones once each', async () => {
  const { figures, broken } = await pushes.run({ phones: 300, seconds: 60, growth: 200 })
  expect(broken).toEqual([])
  expect(figures).toMatchObject({ arrived: 300, doubled: 0, after_expiry: 0, left: 0 })
})
