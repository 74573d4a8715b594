import { withoutInvisible } from './invisible.ts'

const signs = '[\\u0900-\\u0903\\u093A-\\u094F\\u0955-\\u0957\\u0962\\u0963]'
const blankBeforeSign = new RegExp(`([\\u0900-\\u097F])[\\s\\u00AD\\u200B\\uFEFF]+(?=${signs})`, 'gu')

/** Letters and signs that keyboards and old fonts write in several ways, each with the form that Unicode defines. */
const repairs: readonly (readonly [RegExp, string])[] = [
  // A sign never begins a word: the blank before it came from a PDF or a broken line.
  [blankBeforeSign, '$1'],
  [/([\u093E-\u094C]+)\u093C/g, '\u093C$1'], // nukta after its vowel: जा़ for ज़ा
  [/([\u0900-\u0903]+)([\u093E-\u094C]+)/g, '$2$1'], // nasal before its vowel: गंाव for गांव
  [/\u093E\u0945|\u0945\u093E/g, '\u0949'], // हॅास्पिटल for हॉस्पिटल
  [/\u093E\u0947|\u0947\u093E/g, '\u094B'],
  [/\u093E\u0948|\u0948\u093E/g, '\u094C'],
  [/\u0906\u0945|\u0905\u0949/g, '\u0911'], // आॅक्सीजन for ऑक्सीजन
  [/\u0905\u0945|\u090F\u0945/g, '\u0972'],
  [/\u0906\u0947|\u0905\u094B/g, '\u0913'],
  [/\u0906\u0948|\u0905\u094C/g, '\u0914'],
  [/\u0905\u093E/g, '\u0906'],
  [/\u090F\u0947/g, '\u0910'],
  [/([\u0900-\u0903\u093C\u093E-\u094D])\1+/g, '$1'], // the same sign twice
]
/** Whether there may be anything to repair: hardly any word has two signs in a row, except a vowel sign and its nasal. */
const mayNeedRepair = new RegExp(
  '[\\u0900-\\u0903][\\u0900-\\u0903\\u093E-\\u094C]|[\\u093E-\\u094D][\\u093C\\u093E-\\u094D]|\\u093C\\u093C' +
    `|[\\u0905\\u0906\\u090F]${signs}|[\\s\\u00AD\\u200B\\uFEFF]${signs}`,
)

/** More signs in a row than any word has: repairing them would take time that grows with the third power of their number. */
const tooManySigns = new RegExp(`${signs}(?:[\\s\\u00AD\\u200B\\uFEFF]*${signs}){8,}`, 'u')

/**
 * Devanagari in one encoding (NFC), as names are stored and shown: what looks alike is equal. No letter is replaced by another;
 * joiners (ZWJ, ZWNJ) stay, other invisible marks go. Text without Devanagari, or with nine signs in a row, is only normalised
 * to NFC.
 */
export function oneEncoding(text: string): string {
  let made = withoutInvisible(text).normalize('NFC')
  if (!mayNeedRepair.test(made) || tooManySigns.test(made)) return made
  // A repair may put two signs side by side that another repair joins.
  for (let before = ''; before !== made; ) {
    before = made
    made = repairs.reduce((word, [from, to]) => word.replace(from, to), made).normalize('NFC')
  }
  return made
}

/** A nasal before a consonant of its class is also written as anusvara: सम्पर्क and संपर्क, भण्डारा and भंडारा. */
const halfNasal = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[ट-धस])|म्(?=[प-भ])/g

/** Spellings of one word, each with its common form. */
const folds: readonly (readonly [RegExp, string])[] = [
  [/[\u0300-\u036F\u093C]/g, ''], // accents, and the nukta: फ़ोन and फोन
  [/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, ''],
  [/([\u0900-\u097F])[:\u0903](?=[\u0900-\u097F])|([\u0900-\u097F])\u0903/g, '$1$2'], // दुःख, दु:ख and दुख
  [/[\u0900\u0901]/g, '\u0902'], // chandrabindu: माँ and मां
  [/\u0911/g, '\u0906'], // the candra signs: ऑक्सीजन and आक्सीजन, हॉस्पिटल and हास्पिटल
  [/\u0949/g, '\u093E'],
  [/[\u0972\u090D]/g, '\u090F'],
  [/\u0945/g, '\u0947'],
  [/\u093D/g, ''], // avagraha
  [halfNasal, '\u0902'],
]

/**
 * The spelling in which words are compared, in any language: `oneEncoding`, then lower case, without nukta, visarga and accents,
 * chandrabindu and half nasals as anusvara, candra signs as their plain vowels, digits 0-9, and only letters, marks, numbers and
 * single spaces. For search, for finding a name again, and for rows that name the same thing; never for display.
 */
export function foldSpelling(text: string): string {
  if (/^[a-z0-9]*$/.test(text)) return text
  const apart = oneEncoding(text).normalize('NFKD') // separates nukta and accents from their letters
  return folds
    .reduce((made, [from, to]) => made.replace(from, to), apart)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
