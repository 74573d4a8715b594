import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldSpelling, oneEncoding } from './hindi.ts'

/** Encodings of one word by code points, so that an editor cannot make them alike; the correct one first. */
const writings: readonly (readonly [string, ...string[]])[] = [
  ['हॉस्पिटल', 'ह\u0945\u093Eस्पिटल', 'ह\u093E\u0945स्पिटल', 'ह \u0949स्पिटल'],
  ['ऑक्सीजन', '\u0906\u0945क्सीजन', '\u0905\u0949क्सीजन'],
  ['डॉक्टर', 'ड\u0945\u093Eक्टर', 'ड\u00ad\u0949क्टर', 'ड\u200b\u0949क्टर'],
  ['आराम', '\u0905\u093Eराम'],
  ['ओआरएस', '\u0905\u094Bआरएस', '\u0906\u0947आरएस'],
  ['औरत', '\u0905\u094Cरत', '\u0906\u0948रत'],
  ['ऐप', '\u090F\u0947प'],
  ['कोई', 'क\u093E\u0947ई'],
  ['गांव', 'ग\u0902\u093Eव', 'ग\u093E\u0902\u0902व'],
  ['ज़रूरी', '\u091C\u093Cरूरी', '\u095Bरूरी'],
  ['बाज़ार', 'ब\u093Eज\u093E\u093Cर', 'ब\u093E\u095B\u093Eर'],
  ['पानी', 'प \u093Eनी', 'प\u093Eन \u0940', 'पानी\u0940'],
]

describe('one encoding', () => {
  it.each(writings)('is given to every spelling of %s', (right, ...others) => {
    for (const other of [right, ...others])
      expect(oneEncoding(other), codePoints(other)).toBe(right.normalize('NFC'))
  })
  it('keeps joiners, nuktas and the nasal sign that somebody wrote', () => {
    for (const name of [
      'क्\u200dष',
      'श्री\u200cराम',
      'पढ़ाई',
      'माँ',
      'मां',
      'दुःख',
      'Zoë',
      'Sita Devi',
      'ॐ नमः शिवाय',
    ])
      expect(oneEncoding(name)).toBe(name.normalize('NFC'))
  })
  it('leaves nine signs in a row as they are, because repairing many takes too long', () => {
    for (const run of ['\u0902\u093E'.repeat(5), ' \u0902\u2060\u093E'.repeat(5), '\u093E'.repeat(2000)]) {
      const name = `क${run}`
      expect(oneEncoding(name)).toBe(name.replaceAll('\u2060', '').normalize('NFC'))
    }
  })
  it('changes nothing the second time, for any text', () => {
    const devanagari = fc.string({ unit: fc.constantFrom(...'अआएकखजनरा ािीेैॅॉंँः़्\u200d\u200b') })
    fc.assert(
      fc.property(devanagari, text => {
        expect(oneEncoding(oneEncoding(text)), codePoints(text)).toBe(oneEncoding(text))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the form in which words are compared', () => {
  it.each([
    ['हॉस्पिटल', ['हास्पिटल', 'ह\u0945\u093Eस्पिटल', 'हॉस्‍पिटल']],
    ['ऑक्सीजन', ['आक्सीजन', '\u0906\u0945क्सीजन', 'ऑक्\u200cसीजन']],
    ['दुःख', ['दुख', 'दु:ख', 'दुःख।']],
    ['प्रातः', ['प्रात']],
    ['माँ', ['मां', 'माँ!', '  माँ ']],
    ['संपर्क', ['सम्पर्क']],
    ['भंडारा', ['भण्डारा', 'भन्डारा']],
    ['फ़ोन', ['फोन', 'फ\u093Cोन']],
    ['बैंक', ['बैँक', 'बैङ्क']],
    ['१०८', ['108', '１０８']],
    ['Sītā', ['sita', 'SITA']],
  ])('is the same for %s and its variants', (word, others) => {
    for (const other of others) expect(foldSpelling(other), codePoints(other)).toBe(foldSpelling(word))
  })
  it('keeps different words apart', () => {
    for (const [one, other] of [
      ['काटा', 'कथा'],
      ['कटा', 'काटा'],
      ['लू', 'लौ'],
      ['पता', 'पिता'],
      ['सुख', 'सूख'],
    ] as const)
      expect(foldSpelling(one)).not.toBe(foldSpelling(other))
  })
  it('never throws and leaves no blank at either end, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const made = foldSpelling(text)
        expect(made).toBe(made.trim())
        expect(made).not.toMatch(/\s\s/)
      }),
    )
  })
})

const codePoints = (text: string) =>
  JSON.stringify(text).replace(/[^ -~]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
