import { expect, test } from 'vitest'
import { firstOfEach } from './first-of-each.ts'

test('a row that is on two pages is kept once, where and as the first page has it', () => {
  const [a, b, newer] = [{ id: 'a' }, { id: 'b' }, { id: 'b', status: 'done' }]
  expect(firstOfEach([a, newer, b])).toEqual([a, newer])
})
