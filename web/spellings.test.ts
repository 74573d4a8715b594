import { describe, expect, it } from 'vitest'
import { laterSpellings } from '#features/voice-search/test-later-spellings.ts'
import {
  absurdPhrases,
  developmentSpellings,
  heldOutSpellings,
  type Spelling,
} from '#features/voice-search/test-spellings.ts'
import { addressesOf, answer } from './test-answers.ts'

const wrong = (spellings: readonly Spelling[]) =>
  spellings
    .filter(([typed, paths]) => !addressesOf(paths).includes(answer(typed)))
    .map(([typed, paths]) => `${typed}: ${answer(typed)}, not ${paths}`)
const all = [...developmentSpellings, ...heldOutSpellings]

describe('a typed question', () => {
  it.each([
    ['for development', developmentSpellings],
    ['held out', heldOutSpellings],
  ])('is answered correctly in 92 of 100 spellings that are %s', (_, spellings) => {
    const failed = wrong(spellings)
    expect(1 - failed.length / spellings.length, failed.join('\n')).toBeGreaterThanOrEqual(0.92)
  })
  it('is answered correctly in every spelling that found nothing when people tried the guide', () => {
    expect(wrong(laterSpellings)).toEqual([])
  })
  it('in an emergency leads to the right help or to nothing', () => {
    const emergencies = all.filter(([, paths]) => /help=|health-centre|first-aid|missing-person/.test(paths))
    expect(wrong(emergencies).filter(line => !line.includes(': nothing,'))).toEqual([])
  })
  it('leads to no emergency if none is meant', () => {
    const others = all.filter(([, paths]) => !/help=|health-centre|first-aid|missing-person/.test(paths))
    expect(wrong(others).filter(line => /: \S*(help=|health|first-aid|missing)/.test(line))).toEqual([])
  })
  it('gets no answer if it is absurd', () => {
    expect(absurdPhrases.filter(phrase => answer(phrase) !== 'nothing')).toEqual([])
  })
})

describe('words that sound alike', () => {
  it.each([
    ['a queue and a danger', ['कतार', 'katar', 'kataar'], ['खतरा', 'khatra', 'khatara', 'khatre']],
    ['a lost thing and an injury', ['छूट गया', 'chhut gaya'], ['चोट', 'chot', 'chott']],
  ])('are kept apart: %s', (_, some, others) => {
    expect(new Set(some.map(answer)).size).toBe(1)
    expect(new Set(others.map(answer)).size).toBe(1)
    expect(answer(some[0] ?? '')).not.toBe(answer(others[0] ?? ''))
  })
  it.each(['phir', 'फिर', 'aage', 'आगे', 'chalo', 'what', 'place', 'palace', 'papa'])(
    'do not turn the everyday word %s into an emergency',
    word => expect(answer(word)).not.toMatch(/help=|health|first-aid|missing/),
  )
  it('do not turn a lost child into a lost thing', () => {
    for (const child of ['bachcha', 'baccha', 'bacha', 'bchcha', 'bacchaa', 'बचा', 'larka beta', 'bety'])
      expect(answer(`mera ${child} kho gaya`), child).toBe('/missing-person')
  })
})
