import { expect, test } from 'vitest'
import { tellChanges } from './tell-changes.ts'

type Row = { id: string; words: string }
type Told = { key: string; data: { order?: string[]; rows?: Record<string, Row> } }

/** A server process's list; each call is a renewal with these rows. */
function process(told: Told[]) {
  let renewed: (rows: readonly Row[]) => void = () => undefined
  const live = {
    publish: async (_: string, key: string, data: unknown) => void told.push({ key, data } as Told),
  }
  tellChanges<readonly Row[]>(live, 'places', { onRenewed: listener => (renewed = listener) }, rows =>
    rows.map(row => [row.id, row]),
  )
  return (...rows: Row[]) => renewed(rows)
}
const [a, b] = [
  { id: 'a', words: 'Gate 1' },
  { id: 'b', words: 'Gate 2' },
]
const words = (text: string) => ({ id: 'b', words: text })

test('an event carries the changed rows and the order of all; an unchanged list sends nothing', () => {
  const told: Told[] = []
  const renew = process(told)
  renew(a, b)
  renew(a, b)
  expect(told).toEqual([])
  renew(a, words('Gate 3'))
  renew(a)
  renew(words('Gate 3'), a)
  expect(told.map(({ data }) => data)).toEqual([
    { order: ['a', 'b'], rows: { b: words('Gate 3') } },
    { order: ['a'], rows: {} },
    { order: ['b', 'a'], rows: { b: words('Gate 3') } },
  ])
})

test('two server processes that notice the same change announce it under one key', () => {
  const told: Told[] = []
  for (const renew of [process(told), process(told)]) {
    renew(a, b)
    renew(a, words('Gate 3'))
  }
  expect(new Set(told.map(({ key }) => key)).size).toBe(1)
})

test('a phone that missed a change, another and its reversal has the last rows', () => {
  const told: Told[] = []
  const renew = process(told)
  renew(a, b)
  const moved = { id: 'a', words: 'Gate 9' }
  renew(moved, b)
  renew(moved, words('Gate 3'))
  renew(moved, b)
  // Of several events with the same key only the newest is kept.
  const kept = told.filter(({ key }, n) => told.findLastIndex(other => other.key === key) === n)
  expect(Object.assign({ a, b }, ...kept.map(({ data }) => data.rows))).toEqual({ a: moved, b })
})

test('if the rows exceed an event’s size phones are told only that the list has changed', () => {
  const told: Told[] = []
  const renew = process(told)
  renew(a, b)
  renew(a, words('x'.repeat(17_000)))
  expect(told.map(({ data }) => data)).toEqual([{}])
})
