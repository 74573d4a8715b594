import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hearPost } from '#common/post-code.ts'
import type { PlaceType } from '#content/facility-types.ts'
import { placesImporter } from '#features/facilities/places-csv.server.ts'
import { bestMatch } from '#features/voice-search/match.ts'
import { search } from '#features/voice-search/search.ts'
import { phrases } from '#features/voice-search/test-phrases.ts'
import { spokenNames } from '#kit/web/search-items.ts'
import { loadSearch } from './search-words.ts'

const { words: searchWords } = await loadSearch()
const places = placesImporter.read(readFileSync('content/places.csv')).rows.map(({ row }) => {
  const label = { en: String(row.name_en), hi: String(row.name_hi) }
  return { label, words: spokenNames(label), type: row.facility_type as PlaceType }
})
const named = (typed: string) => search(typed, places).map(place => place.label.en)

it('every starter place is found by its English and its Hindi name', () => {
  for (const { label } of places) {
    expect(named(label.en), label.en).toContain(label.en)
    expect(named(label.hi), label.hi).toContain(label.en)
  }
})
it('places are found while typing', () => {
  expect(named('sad')).toContain('Sadar Hospital, Muzaffarpur')
  expect(named('सदर अस्प')).toContain('Sadar Hospital, Muzaffarpur')
  expect(named('zzz')).toEqual([])
})
it('an absurd phrase finds no place', () => {
  const absurd = phrases.find(({ want }) => want === 'nothing')?.say ?? []
  expect(absurd.filter(phrase => bestMatch([phrase], places))).toEqual([])
})
it('no phrase that people say is taken for the code of a post', () =>
  expect(phrases.flatMap(({ say }) => say).filter(phrase => hearPost(phrase))).toEqual([]))
it('services are listed whose words begin as typed', () => {
  expect(search('toi', searchWords)[0]?.label.en).toBe('Toilet')
  expect(search('', searchWords)).toEqual([])
  expect(search(' . ', searchWords)).toEqual([])
})
