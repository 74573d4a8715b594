import { expect, test } from 'vitest'
import { alikeItems } from './alike-items.ts'
import type { Item } from './contract.ts'
import { examples } from './examples.ts'

const thing = (description: string, more: Partial<Item> = {}): Item => ({
  ...(examples[0] as Item),
  ...{ id: description, type: 'Found', kind: 'phone', description, submitted_at: null },
  ...more,
})
const lost = (description: string, more: Partial<Item> = {}) => thing(description, { type: 'Lost', ...more })
const found = (own: Item, ...others: Item[]) => alikeItems(own, others).map(({ description }) => description)

test.each([
  ['काला फ़ोन', 'black phone with a cracked glass'],
  ['kala mobile samsung', 'काले रंग का मोबाइल'],
  ['नीला सैमसंग, हरिसभा चौक पर', 'Blue, found at Harisabha Chowk'],
  ['Samsung Galaxy', 'samsung galaxy, glass broken'],
  ['मोबाइल, हरिसभा चौक', 'found at Harisabha Chowk'],
])('"%s" resembles "%s"', (own, other) => {
  expect(found(lost(own), thing(other))).toEqual([other])
})
test.each([
  ['काला फ़ोन', 'लाल फ़ोन'],
  ['मेरा मोबाइल', 'एक मोबाइल मिला'],
  ['', ''],
])('"%s" is not suggested for "%s"', (own, other) => {
  expect(found(lost(own), thing(other))).toEqual([])
})
test('a thing of another kind, a report of the same type, or the report itself is never suggested', () => {
  const own = lost('काला फ़ोन')
  expect(
    found(own, thing('काला झोला', { kind: 'bag' }), lost('black phone'), { ...own, type: 'Found' }),
  ).toEqual([])
})
test('a thing without a kind is matched by its words', () => {
  const umbrella = lost('काला छाता', { kind: 'other' })
  expect(
    found(umbrella, thing('काला चश्मा', { kind: 'other' }), thing('छाता, काला', { kind: 'other' })),
  ).toEqual(['छाता, काला'])
})
test('at most three are suggested for a report: the most similar first, then the newest', () => {
  const at = (day: number) => ({ created_at: `2027-07-2${day}T00:00:00.000Z` })
  const own = lost('काला सैमसंग A52')
  const all = [
    thing('काला 1', at(1)),
    thing('काला 2', at(2)),
    thing('काला सैमसंग', at(0)),
    thing('काला 3', at(3)),
  ]
  expect(found(own, ...all)).toEqual(['काला सैमसंग', 'काला 3', 'काला 2'])
})
