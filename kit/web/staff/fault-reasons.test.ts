import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inHindi } from './fault-reasons.ts'

const home = join(import.meta.dirname, '../../..')
const files = [
  ...readdirSync(join(home, 'kit/server/csv')).map(name => `kit/server/csv/${name}`),
  'features/facilities/places-csv.server.ts',
  'features/contacts/contacts-csv.server.ts',
].filter(name => name.endsWith('.ts') && !name.includes('.test.'))
/** Every reason in the source, with a number in place of each inserted value. */
const reasons = files.flatMap(name =>
  [
    ...readFileSync(join(home, name), 'utf8').matchAll(
      /(?:bad\(|reason: |fault\('\w+', |refused\(\w+, )(?:\w+\(.*?\) \? )?(['`])(.+?)\1/g,
    ),
  ].map(([, , words = '']) => words.replace(/\$\{[^}]*\}/g, '7')),
)

test('every reason for which a file is refused is also given in Hindi', () => {
  expect(reasons.length).toBeGreaterThan(25)
  expect(reasons.filter(reason => !/[\u0900-\u097F]/.test(inHindi(reason) ?? ''))).toEqual([])
})
test('the Hindi contains the inserted values', () => {
  expect(inHindi('is not between -90 and 90')).toBe('-90 और 90 के बीच नहीं है')
  expect(inHindi('is empty while lng is given')).toBe('खाली है, जबकि lng दिया है')
  expect(inHindi('something new')).toBeUndefined()
})
