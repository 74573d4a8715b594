import { foldSpelling } from '#common/hindi.ts'
import { soundOf, soundsAlike } from '#common/sound.ts'

/** For each name 2 the same, 1 partly, 0 different; an unknown name is left out. */
export type NameFits = Readonly<Record<string, 0 | 1 | 2>>

/** From this similarity of sounds (`soundsAlike`) on, two names with the same beginning may be one that was misheard. */
const partlyFrom = 0.6

/** How a name sounds in either script. Names do not distinguish t from th: Sita, Seeta, Sitha and सीता are one. */
const soundOfName = (name: string) => foldSpelling(name).split(' ').map(soundOf).join('').replaceAll('T', 't')

/** How well one name fits each of the others, by sound, whatever script and spelling they are written in. */
export function nameFits(name: string, others: readonly string[]): NameFits {
  const mine = soundOfName(name)
  if (!mine) return {}
  const told = [...new Set(others)]
    .map(other => [other, soundOfName(other)] as const)
    .filter(([, theirs]) => theirs)
  return Object.fromEntries(told.map(([other, theirs]) => [other, fitOf(mine, theirs)]))
}

const fitOf = (mine: string, theirs: string): 0 | 1 | 2 =>
  mine === theirs ? 2 : mine[0] === theirs[0] && soundsAlike(mine, theirs) >= partlyFrom ? 1 : 0
