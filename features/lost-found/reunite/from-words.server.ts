import { foldSpelling } from '#common/hindi.ts'
import { walkPlaces } from '#content/walk-places.ts'
import type { Colour, Garment } from './description-kinds.ts'

const colourWords: Readonly<Record<Colour, string>> = {
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

/**
 * The clothing and the place that somebody named in their own words, Hindi or English: for comparing until a desk has
 * written down more. Nothing about age or sex is guessed from words.
 */
export function fromWords(person: string, lastSeen: string) {
  const words = new Set(
    foldSpelling(`${person} ${lastSeen}`)
      .replace(/t shirt|टी शर्ट/g, 'tshirt')
      .split(' '),
  )
  const said = <T extends string>(lists: Readonly<Record<T, string>>) =>
    (Object.keys(lists) as T[]).filter(key =>
      foldSpelling(lists[key])
        .split(' ')
        .some(word => word !== '' && words.has(word)),
    )
  const where = foldSpelling(lastSeen)
  const place = walkPlaces.find(({ name }) =>
    [name.en, name.hi].some(one => where.includes(foldSpelling(short(one)))),
  )
  return { colours: said(colourWords), garments: said(garmentWords), place: place?.id ?? null }
}

/** The name without what stands in brackets or after a comma. */
const short = (name: string): string => name.replace(/[,(].*$/, '').trim()
