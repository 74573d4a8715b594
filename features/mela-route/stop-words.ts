import { useMemo } from 'react'
import { paths } from '#kit/web/paths.ts'
import type { SearchWords } from '#kit/web/search-items.ts'
import type { Waypoint } from './contract.ts'
import { useMelaRoute } from './use-mela-route.ts'

// What follows the name proper; people also ask for a stop without it.
const kinds =
  / (chowk|ghat|station|junction|halt|mor|school|ground|cinema|road|nagar|मैदान|चौक|घाट|स्टेशन|जंक्शन|हॉल्ट|मोड़|स्कूल|सिनेमा|रोड|नगर)$/i

/** Search words of each stop of the walk: its whole name, its parts, and the name without the kind of place. */
export function stopWords(waypoints: readonly Pick<Waypoint, 'order' | 'name'>[]): SearchWords[] {
  const first = waypoints.map(({ name }) => firstWord(name.en))
  return waypoints.map(({ order, name }, at) => ({
    label: name,
    icon: 'i-route',
    to: `${paths.melaRoute()}#stop-${order}`,
    kind: 'facility',
    words: [
      ...new Set([
        ...[name.en, name.hi].flatMap(namesIn),
        ...(isTelling(first[at] ?? '', first) ? [name.en, name.hi].map(firstWord) : []),
      ]),
    ],
  }))
}

/** The stops of the walk that this phone knows. */
export function useStopItems(): readonly SearchWords[] {
  const waypoints = useMelaRoute().value?.waypoints
  return useMemo(() => stopWords(waypoints ?? []), [waypoints])
}

const firstWord = (name: string) => name.split(' ')[0] ?? name
/** A long first word that no other stop has: 'Aghoria' is enough to name Aghoria Bazar Chowk. */
const isTelling = (word: string, all: readonly string[]) =>
  word.length > 5 && all.filter(other => other === word).length === 1

function namesIn(name: string): string[] {
  const plain = name.replace(/\([^)]*\)/g, '').trim()
  const [first = plain] = plain.split(/,| and | और /)
  const short = first.replace(kinds, '')
  return [plain, first, short, short.replace(kinds, ''), plain.replace(/^(Baba|बाबा) /, '')]
}
