import { describe, expect, it } from 'vitest'
import { emergencyPhrases } from '#features/help/test-emergencies.ts'
import { bestMatch, rank } from '#features/voice-search/match.ts'
import { everydayPhrases } from '#features/voice-search/test-everyday.ts'
import { servicePhrases } from '#features/voice-search/test-services.ts'
import { addressesOf, answer, items } from './test-answers.ts'

/** Screens with the numbers to call and what to do. */
const isHelp = (to: string) =>
  /^\/(first-aid|missing-person|facility\/health-centre|danger)|^\/\?help=/.test(to)
const isRight = (wanted: string, to: string): boolean =>
  wanted === 'help' ? isHelp(to) : addressesOf(wanted).includes(to)
const table = (groups: readonly (readonly [string, string])[]) =>
  groups.flatMap(([wanted, phrases]) =>
    phrases.split(/[|\n]/).map(phrase => {
      const said = phrase.trim()
      return { said, wanted, to: answer(said) }
    }),
  )
const emergencies = table(emergencyPhrases)
const services = table(servicePhrases)
const everyday = table(everydayPhrases)
const report = (rows: typeof services) => rows.map(({ said, wanted, to }) => `${said}: ${to}, not ${wanted}`)
const wrong = (rows: typeof services) => rows.filter(({ wanted, to }) => !isRight(wanted, to))

describe('a cry for help', () => {
  it('leads to the right help for 98 of 100 phrases', () => {
    const failed = wrong(emergencies)
    expect(1 - failed.length / emergencies.length, report(failed).join('\n')).toBeGreaterThanOrEqual(0.98)
  })
  it('never leads to a screen that is not help', () => {
    expect(report(emergencies.filter(({ to }) => to !== 'nothing' && !isHelp(to)))).toEqual([])
  })
  it('leads to help in the middle of any other words', () => {
    for (const [said, to] of [
      ['पानी के पास कुत्ते ने काट लिया', '/first-aid/dog-bite'],
      ['पार्किंग में साँप है', '/first-aid/snake-bite'],
      ['दर्शन की लाइन में माँ बेहोश हो गई', '/first-aid/fainting'],
      ['भंडारे में आग लग गई', '/first-aid/fire'],
      ['शौचालय के पास करंट लग गया', '/first-aid/electric-shock'],
      ['मंदिर के पास मेरी बेटी खो गई', '/missing-person'],
      ['kitni bheed hai log dab rahe hai', '/first-aid/crush'],
      ['जहरीला साँप था उसने डस लिया', '/first-aid/snake-bite'],
      ['jahar pi liya', '/first-aid/poisoning'],
      ['prasad khane se tabiyat kharab', '/first-aid/poisoning'],
      ['garmi se behal hai mata ji', '/first-aid/heat-stroke'],
      ['गंडक में बह गया', '/first-aid/drowning'],
      ['puppy ne daant mar diya', '/first-aid/dog-bite'],
      ['papa kahi dikh nahi rahe', '/missing-person'],
      ['मेरी बेटी पायल कहीं खो गई', '/missing-person'],
      ['someone took my baby', '/missing-person'],
      ['truck ne dhakka mara', '/first-aid/fall'],
      ['पानी दीजिए माँ बेहोश हो गई', '/first-aid/fainting'],
    ] as const)
      expect(answer(said), said).toBe(to)
  })
  it('is answered by its cause rather than a symptom, and by a symptom rather than what else happens', () => {
    expect(answer('कुत्ते ने काटा खून बह रहा है')).toBe('/first-aid/dog-bite')
    expect(answer('करंट लगने से बेहोश होकर गिर गया')).toBe('/first-aid/electric-shock')
    expect(answer('गिर गया और खून बह रहा है')).toBe('/first-aid/bleeding')
  })
  it('is found among all that a recogniser has heard', () => {
    expect(bestMatch(['साथ में कथा', 'साँप ने काटा'], items)?.item.to).toBe('/first-aid/snake-bite')
  })
})

describe('an everyday question', () => {
  it.each([
    ['words', services],
    ['whole sentences', everyday],
  ])('is answered correctly for 98 of 100 phrases: %s', (_, rows) => {
    const failed = wrong(rows)
    expect(1 - failed.length / rows.length, report(failed).join('\n')).toBeGreaterThanOrEqual(0.98)
  })
  it('is not misled by words that mean nothing for it', () => {
    for (const word of 'कब कहाँ कैसे वहाँ दीजिए बताइए कीजिए kab kahan wahan dijiye bataiye please'.split(' '))
      expect([word, answer(word)]).toEqual([word, 'nothing'])
    expect(answer('पानी दीजिए')).toBe('/facility/drinking-water')
    expect(answer('डॉक्टर को बुला दीजिए')).toBe('/facility/health-centre')
    expect(answer('raste me khana')).toBe('/facility/bhandara')
  })
  it('is not taken for an emergency', () => {
    const meant = [...services, ...everyday].filter(
      ({ wanted }) => !/help=police|first-aid|health|missing-person/.test(wanted),
    )
    expect(report(meant.filter(({ to }) => /first-aid|missing-person/.test(to)))).toEqual([])
  })
  it.each([
    [
      'where a vehicle may stand',
      '/facility/parking',
      ['where may I park', 'मेरी गाड़ी कहाँ लगाऊँ', 'where is the parking', 'scorpio kahan lagaye'],
    ],
    [
      'where the own vehicle stands',
      '/facility/mela-route?view=back',
      ['where is my car', 'मेरी गाड़ी कहाँ है', 'gadi kahan khadi ki thi'],
    ],
    [
      'a lost thing',
      '/lost-found',
      ['भाई का मोबाइल खो गया', 'पर्स गिर गया', 'bachche ka bag kho gaya', 'चप्पल खो गई'],
    ],
    ['holy water', '/facility/drinking-water', ['जल लेने गया', 'जल']],
    ['a story', '/history', ['कथा', 'katha', 'शिव कथा सुननी है']],
    ['the crowd', '/crowd-status', ['भीड़ में कितना समय', 'भीड़ है क्या']],
  ] as const)('distinguishes %s from what sounds or looks similar', (_, to, phrases) => {
    for (const said of phrases) expect(answer(said), said).toBe(to)
  })
})

describe('a word that is only similar', () => {
  const weak = (phrase: string) => rank(phrase, items).filter(({ score }) => score <= 50)
  it('never leads to history, quiz or pooja', () => {
    for (const phrase of ['histori', 'kwizz', 'pujaa', 'कथआ', 'quizzz', 'itihasik'])
      expect(
        weak(phrase)
          .map(({ item }) => item.to)
          .filter(to => /history|quiz|pooja/.test(to)),
        phrase,
      ).toEqual([])
  })
  it('leads to an emergency first, unless another word is clearly closer', () => {
    const list = [
      { to: 'stall', words: ['drowsing'] },
      { to: 'drowning', words: ['drowning'], urgent: 1 },
    ]
    expect(bestMatch(['drowzing'], list)?.item.to).toBe('stall')
    expect(bestMatch(['drownzing'], list)?.item.to).toBe('drowning')
  })
})
