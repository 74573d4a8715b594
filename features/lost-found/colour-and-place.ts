import { foldSpelling } from '#common/hindi.ts'
import { walkPlaces } from '#content/walk-places.ts'
import type { Colour } from './reunite/description-kinds.ts'

/** How people write colours: in Hindi, Latin Hindi and English. */
export const colourSpellings: Readonly<Record<Colour, string>> = {
  red: 'red लाल lal laal',
  maroon: 'maroon मैरून महरून mahroon',
  pink: 'pink गुलाबी gulabi',
  saffron: 'saffron orange भगवा केसरिया नारंगी गेरुआ bhagwa kesariya narangi gerua',
  yellow: 'yellow पीला पीली पीले peela peeli pila pili',
  green: 'green हरा हरी हरे hara hari hare',
  blue: 'blue नीला नीली नीले आसमानी neela neeli nila nili asmani',
  purple: 'purple violet बैंगनी baingani',
  brown: 'brown भूरा भूरी भूरे कत्थई bhura bhuri',
  black: 'black काला काली काले kala kali kale',
  grey: 'grey gray स्लेटी slety',
  white: 'white cream सफेद सफ़ेद उजला उजली उजले क्रीम safed ujla',
}

/** The colours that folded words name, in Hindi, Latin Hindi or English. */
export const coloursIn = (words: ReadonlySet<string>): Colour[] =>
  (Object.keys(colourSpellings) as Colour[]).filter(colour =>
    foldSpelling(colourSpellings[colour])
      .split(' ')
      .some(word => words.has(word)),
  )

/** The first place of the walk that somebody named; null if none. */
export function placeIn(text: string): string | null {
  const where = foldSpelling(text)
  const place = walkPlaces.find(({ name }) =>
    [name.en, name.hi].some(one => where.includes(foldSpelling(short(one)))),
  )
  return place?.id ?? null
}

/** The name without the part in brackets or after a comma. */
const short = (name: string): string => name.replace(/[,(].*$/, '').trim()
