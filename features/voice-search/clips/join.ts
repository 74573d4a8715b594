import type { SearchItem } from '#kit/web/search-items.ts'
import { type ClipId, type ClipLanguage, clipIds, clips, type numbers } from './clip-list.ts'
import type { Clip } from './clip-urls.ts'

type Asked = Pick<SearchItem, 'to' | 'answer' | 'nearest' | 'urgent'>

/** The clip that says whom to call, by emergency number. */
const clipOfNumber: Readonly<Record<string, ClipId>> = { '108': 'ambulance', '112': 'police', '101': 'fire' }

/**
 * The clips that speak an item, in order: its answer, then the digits of the number to call, or the distance of the nearest
 * place in whole hundreds of metres or kilometres. Empty if no answer belongs to it.
 */
export function wordsFor(item: Asked | undefined): ClipId[] {
  if (!item) return ['not-found']
  const number = item.answer?.hi.match(/\d{3,}/)?.[0]
  const ofNumber = item.urgent && number ? clipOfNumber[number] : undefined
  const id = clipIds.find(each => clips[each].to === item.to) ?? ofNumber
  if (!id) return []
  if (number) return [id, ...([...number] as ClipId[])]
  return [id, ...distanceWords(item.nearest?.metres)]
}

function distanceWords(metres: number | undefined): ClipId[] {
  if (metres === undefined || metres < 50 || metres >= 9500) return []
  const isFar = metres >= 950
  const digit = String(Math.round(metres / (isFar ? 1000 : 100))) as keyof typeof numbers
  return ['nearest', digit, isFar ? 'kilometres' : 'hundred-metres']
}

/** The recordings of these words in one language; undefined if any is missing. */
export function recorded(
  all: readonly Clip[],
  words: readonly ClipId[],
  language: ClipLanguage,
): Clip[] | undefined {
  const found = words.flatMap(
    word => all.find(clip => clip.clip === word && clip.language === language) ?? [],
  )
  return words.length > 0 && found.length === words.length ? found : undefined
}
