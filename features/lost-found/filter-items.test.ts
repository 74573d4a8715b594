import { expect, test } from 'vitest'
import type { Item } from './contract.ts'
import { filterItems } from './filter-items.ts'

const item = { type: 'Lost', kind: 'phone', description: 'काला फ़ोन, हॉस्पिटल के पास', name: 'सीता' } as Item
const isFound = (words: string) => filterItems([item], { type: 'Lost', kind: 'all', words }).length === 1

test.each(['फोन', 'फ़ोन काला', 'ह\u0945\u093Eस्पिटल', 'हास्पिटल', 'MOBILE', ' '])(
  '"%s" finds a thing however it is spelled',
  words => {
    expect(isFound(words)).toBe(true)
  },
)
test('a word that occurs nowhere finds nothing', () => expect(isFound('काला बैग')).toBe(false))
