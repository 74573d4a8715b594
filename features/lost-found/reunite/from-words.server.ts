import { foldSpelling } from '#common/hindi.ts'
import { colourSpellings, placeIn } from '../colour-and-place.ts'
import type { Colour, Garment } from './description-kinds.ts'

const garmentWords: Readonly<Record<Garment, string>> = {
  sari: 'sari saree साड़ी साडी',
  salwar: 'salwar suit सलवार सूट समीज दुपट्टा dupatta',
  burqa: 'burqa बुर्का बुरका hijab',
  lehenga: 'lehenga ghagra skirt लहंगा लहँगा घाघरा स्कर्ट',
  frock: 'frock dress फ्रॉक फ्राक ड्रेस',
  kurta: 'kurta pajama pyjama कुर्ता कुरता पाजामा पैजामा',
  dhoti: 'dhoti lungi gamchha धोती लुंगी गमछा',
  shirt: 'shirt pant trousers jeans शर्ट कमीज कमीज़ पैंट पेंट जींस',
  't-shirt': 'tshirt टीशर्ट',
  vest: 'vest baniyan shorts बनियान गंजी हाफपैंट निकर',
  kanwar: 'kanwariya कांवरिया काँवरिया बोलबम bolbam',
  other: '',
}

/** Garments worn below a shirt are named beside it; their colour is not the shirt's. */
const lowerWords = 'pant trousers jeans पैंट पेंट जींस shorts हाफपैंट निकर'
/** Words for clothes in general. */
const clothesWords = 'clothes clothing कपड़े कपड़ा कपड़ों kapde kapda'
/** Coloured things that are no clothing. */
const otherThings =
  'slippers slipper chappal chappals shoe shoes sandal sandals bag cap hat umbrella bottle watch glasses belt ribbon hair eyes band ' +
  'bangle bangles bindi चप्पल चप्पलें जूते जूता सैंडल बैग थैला थैली झोला टोपी छाता बोतल घड़ी चश्मा बेल्ट रिबन फीता बाल आँखें ' +
  'पट्टी चूड़ी चूड़ियाँ बिंदी'
/** What may stand between a colour and its garment. */
const fillers =
  'colour color coloured colored rang रंग की का के ki ka ke वाली वाला वाले wali wala wale light dark हल्की हल्का हल्के गहरी गहरा गहरे ' +
  'new old cotton silk नई नया पुरानी पुराना सूती long short full half'
/** What may follow a colour without a garment: 'in yellow'. */
const closers = 'में me mein पहने पहनी pahne pahni pehne wearing है था थी hai tha thi'
const joiners = 'and और aur व &'

const setOf = (words: string) => new Set(foldSpelling(words).split(' ').filter(Boolean))
const wordsOf = <T extends string>(lists: Readonly<Record<T, string>>) =>
  new Map(
    (Object.keys(lists) as T[]).flatMap(key => [...setOf(lists[key])].map(word => [word, key] as const)),
  )
const colourOf = wordsOf(colourSpellings)
const garmentOf = wordsOf(garmentWords)
const [lower, clothes, others, between, after, and] = (
  [lowerWords, clothesWords, otherThings, fillers, closers, joiners] as const
).map(setOf) as [Set<string>, Set<string>, Set<string>, Set<string>, Set<string>, Set<string>]
const isNoun = (word: string) => garmentOf.has(word) || clothes.has(word) || others.has(word)

/**
 * The clothing and the place in somebody's own words, Hindi or English: for comparison until a desk has described the person. A
 * colour counts only if it is surely a garment's: 'yellow frock, red slippers' is yellow. Age and sex are never guessed from
 * words.
 */
export function fromWords(person: string, lastSeen: string) {
  const clauses = `${person}\n${lastSeen}`.split(/[,;।.\n/()]+/).map(clause =>
    foldSpelling(clause)
      .replace(/t shirt|टी शर्ट/g, 'tshirt')
      .split(' '),
  )
  const words = clauses.flat()
  const hasUpper = words.some(word => garmentOf.has(word) && !lower.has(word))
  const counts = (noun: string | undefined) =>
    noun !== undefined && !others.has(noun) && !(hasUpper && lower.has(noun))
  const colours = new Set<Colour>()
  for (const [index, clause] of clauses.entries())
    for (const [place, word] of clause.entries()) {
      const colour = colourOf.get(word)
      if (!colour) continue
      const noun = nounOf(clause, place)
      // The last known place may have a colour too: a red gate.
      const isAlone = index < clauses.length - 1 && standsAlone(clause, place)
      if (noun === undefined ? isAlone : counts(noun)) colours.add(colour)
    }
  const garments = new Set(words.filter(counts).flatMap(word => garmentOf.get(word) ?? []))
  return {
    colours: orderOf(colourSpellings).filter(colour => colours.has(colour)),
    garments: orderOf(garmentWords).filter(garment => garments.has(garment)),
    place: placeIn(lastSeen),
  }
}
const orderOf = <T extends string>(lists: Readonly<Record<T, string>>) => Object.keys(lists) as T[]

/** The thing that a colour in a clause belongs to: the next one, or the one before; undefined if none is near. */
function nounOf(clause: readonly string[], place: number): string | undefined {
  for (let next = place + 1; next < clause.length; next += 1) {
    const word = clause[next] ?? ''
    if (isNoun(word)) return word
    const joinsColours =
      and.has(word) && colourOf.has(clause[next + 1] ?? '') && !isNoun(clause[place - 1] ?? '')
    if (!between.has(word) && !colourOf.has(word) && !joinsColours) break
  }
  for (let before = place - 1; before >= 0; before -= 1) {
    const word = clause[before] ?? ''
    if (isNoun(word)) return word
    if (!between.has(word) && !colourOf.has(word)) break
  }
  return undefined
}

/** Whether nothing that could be of this colour follows it in its clause. */
const standsAlone = (clause: readonly string[], place: number): boolean =>
  clause
    .slice(place + 1)
    .every(word => after.has(word) || between.has(word) || colourOf.has(word) || and.has(word))
