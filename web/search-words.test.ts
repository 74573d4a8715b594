import { describe, expect, it } from 'vitest'
import { foldSpelling } from '#common/hindi.ts'
import { similarity } from '#common/similarity.ts'
import { emergencyIds } from '#content/emergencies.ts'
import { bhajanUrl } from '#content/links.ts'
import { bestMatch } from '#features/voice-search/match.ts'
import { dangerous, phrases } from '#features/voice-search/test-phrases.ts'
import { helpLines, paths } from '#kit/web/paths.ts'
import { menuLines } from './menu-lines.ts'
import { loadSearch } from './search-words.ts'
import { tiles } from './tiles.ts'

const { words: searchWords } = await loadSearch()

/** Addresses by the names that the examples use. */
const address: Record<string, string> = {
  ...Object.fromEntries(emergencyIds.map(id => [id, paths.firstAid(id)])),
  ...Object.fromEntries(helpLines.map(line => [line, paths.help(line)])),
  'centralised-contact': paths.facility('centralised-contact'),
  'mela-route': paths.melaRoute(),
  gallery: paths.gallery(),
  'lost-found': paths.lostFound(),
  help: paths.help(),
  'missing-person': paths.missingPerson(),
  'looks-lost': paths.looksLost(),
  'first-aid': paths.firstAid(),
  burns: paths.firstAid('fire'),
  'crowd-status': paths.crowdStatus(),
  queue: paths.queue(),
  weather: paths.weather(),
  events: paths.events(),
  history: paths.history(),
  attractions: paths.attractions(),
  'virtual-pooja': paths.virtualPooja(),
  'live-darshan': paths.liveDarshan(),
  bhajan: bhajanUrl,
  'mela-quiz': paths.melaQuiz(),
  'photo-contest': paths.photoContest(),
  'camera-filters': paths.cameraFilters(),
  feedback: paths.feedback(),
  complaints: paths.complaints(),
  nothing: 'nothing',
}
const addressOf = (want: string) => address[want] ?? `/facility/${want}`
const found = (phrase: string) => bestMatch([phrase], searchWords)?.item.to ?? 'nothing'
const all = phrases.flatMap(({ want, say }) => say.map(phrase => ({ phrase, want: addressOf(want) })))

describe('the table of spoken phrases', () => {
  it('is at least 95% correct', () => {
    const wrong = all.filter(({ phrase, want }) => found(phrase) !== want)
    const report = wrong.map(({ phrase, want }) => `${phrase}: ${found(phrase)}, not ${want}`)
    expect(1 - wrong.length / all.length, report.join('\n')).toBeGreaterThanOrEqual(0.95)
  })
  it('never leads to a different emergency than the one meant', () => {
    const emergencies = new Set(dangerous.map(addressOf))
    const meant = all.filter(({ want }) => emergencies.has(want))
    for (const { phrase, want } of meant) expect(found(phrase), phrase).toBe(want)
  })
})

it.each([
  ['बच्चा अकेला है और बेहोश है', 'fainting'],
  ['बच्ची रो रही है पैर जल गया', 'burns'],
  ['bachcha ro raha hai saanp ne kaata', 'snake-bite'],
  ['child alone drowning', 'drowning'],
  ['मेरा बच्चा अकेला कहीं खो गया', 'missing-person'],
  ['बच्चा मिला', 'missing-person'],
])('for somebody alone and in danger, the danger comes first: %s', (phrase, want) => {
  expect(found(phrase)).toBe(addressOf(want))
})

describe('the keyword lists', () => {
  it('have one meaning per word', () => {
    const owner = new Map<string, string>()
    // A question about a place to stay is answered with every kind of accommodation.
    const stays = /^\/facility\/(dharamshala|shivir|paid-hotels)$/
    for (const { words, to } of searchWords)
      for (const word of words.map(foldSpelling)) {
        const other = owner.get(word) ?? to
        expect(stays.test(to) && stays.test(other) ? to : other, word).toBe(to)
        owner.set(word, to)
      }
  })
  it('contain every facility of the specification by its English and its Hindi name', () => {
    for (const { label, to } of searchWords) {
      for (const name of [label.en, label.hi])
        expect(found(name), `Add "${name}" to search-words.ts of the feature.`).toBe(to)
    }
  })
  it('have no emergency with words that sound like another’s', () => {
    const lists = dangerous.map(
      name => searchWords.find(({ to }) => to === addressOf(name))?.words.map(foldSpelling) ?? [],
    )
    for (const [index, words] of lists.entries())
      for (const others of lists.slice(index + 1))
        for (const word of words.filter(isLongWord))
          for (const other of others.filter(isLongWord))
            expect(50 * similarity(word, other), `${word} and ${other}`).toBeLessThanOrEqual(40)
  })
})
const isLongWord = (word: string) => !word.includes(' ') && [...word].length > 3

it('a search item has the same name as its tile and its menu line', () => {
  const shown = [...tiles, ...menuLines].map(({ to, label }) => [to, label] as const)
  const other = searchWords.filter(({ to, label }) => {
    const names = shown.filter(([address]) => address === to).map(([, name]) => name)
    return names.length > 0 && !names.some(({ en, hi }) => label.en === en && label.hi === hi)
  })
  expect(other.map(({ label }) => label.hi)).toEqual([])
})
