import { foldSpelling } from '#common/hindi.ts'
import { coloursIn, placeIn } from './colour-and-place.ts'
import type { Item } from './contract.ts'
import type { ItemKind } from './item-kinds.ts'

/** Most similar things shown beside one report. */
const most = 3
/** Words that say no more than the kind does, or nothing at all. */
const emptyWords: Partial<Record<ItemKind | 'any', string>> = {
  any: 'the and with has was near from one lost found मेरा मेरी मेरे एक और के की का को में था थी है हैं पास साथ वाला वाली रंग',
  phone: 'phone mobile smartphone फ़ोन मोबाइल',
  bag: 'bag झोला बैग थैला थैली jhola thaila',
  purse: 'purse wallet पर्स बटुआ पैसे batua paise',
  papers: 'paper papers card कार्ड कागज कागज़ात',
  keys: 'key keys चाबी चाबियाँ chabi',
  clothes: 'clothes कपड़े कपड़ा kapda kapde',
}

/**
 * Things of the other type that resemble the reader's own: the same kind, no conflicting colour, and a colour, a place of the
 * walk or words in common. The most similar first, then the newest. The result does not say whose they are.
 */
export function alikeItems(own: Item, items: readonly Item[]): Item[] {
  const ownSigns = signsOf(own)
  return items
    .filter(({ id, type, kind }) => id !== own.id && type !== own.type && kind === own.kind)
    .map(item => ({ item, score: scoreOf(ownSigns, signsOf(item), own.kind) }))
    .filter(({ score }) => score >= 2)
    .toSorted((a, b) => b.score - a.score || b.item.created_at.localeCompare(a.item.created_at))
    .slice(0, most)
    .map(({ item }) => item)
}

type Signs = { colours: readonly string[]; place: string | null; words: ReadonlySet<string> }

function signsOf({ kind, description, submitted_at }: Item): Signs {
  const words = wordsOf(description)
  const empty = wordsOf(`${emptyWords.any} ${emptyWords[kind] ?? ''}`)
  return {
    colours: coloursIn(words),
    place: placeIn(`${description} ${submitted_at ?? ''}`),
    words: new Set(
      [...words].filter(word => word.length > 2 && !empty.has(word) && !coloursIn(new Set([word])).length),
    ),
  }
}

/** A shared colour or place counts as much as two shared words. A thing of the kind `other` needs a shared word. */
function scoreOf(a: Signs, b: Signs, kind: ItemKind): number {
  const isColour = a.colours.some(colour => b.colours.includes(colour))
  if (a.colours.length && b.colours.length && !isColour) return 0
  const shared = [...a.words].filter(word => b.words.has(word)).length
  if (kind === 'other' && shared === 0) return 0
  return (isColour ? 2 : 0) + (a.place && a.place === b.place ? 2 : 0) + Math.min(shared, 2)
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(foldSpelling(text).split(' ').filter(Boolean))
