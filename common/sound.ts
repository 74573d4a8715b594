/**
 * Words as they sound in Bihar, whatever script they are written in, so that 'paani', 'panee' and 'पानी' are one. Aspirates
 * sound like their plain letters, except kh, and th in short words: कतार (a queue) is never खतरा (danger), and काटा (bit)
 * never कथा (a story).
 */

const letters: Record<string, string> = {}
/** Pairs a run of letters with the signs that they sound like. */
function sounds(from: string, to: string): void {
  for (const [index, letter] of [...from].entries()) letters[letter] = to[index] ?? ''
}
sounds('कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह', 'kKggnccjjntTddntTddnpfbbmirllbsssh')
sounds('अआइईउऊएऐओऔऋ', 'aaiiuueeooi')
sounds('ािीुूेैोौृंः', 'aiiuueeooin')

/** A final e is silent in English ('phone') and a droppable ending in Hindi ('rukne'). It stays in short words and in 'kutte'. */
const silentEnd = [/^(?!.*([^aeiou])\1e$)(?=(?:[aeiou]*[^aeiou]){3})(.*)e$/, '$2'] as const

const latin: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/sch/g, 'sk'],
  [/c(?=[eiy])|sh/g, 's'],
  [/c*ch+/g, 'C'],
  [/ck|q|c/g, 'k'],
  [/C/g, 'c'],
  [/kh/g, 'K'],
  [/t*th/g, 'T'],
  [/([bdgj])h/g, '$1'],
  silentEnd,
  [/ph/g, 'f'],
  [/z/g, 'j'],
  [/[vw]/g, 'b'],
  [/gh(?=t)/g, ''],
  [/gu(?=[ei])/g, 'g'],
  [/a[iy](?![aeiou])/g, 'e'],
  [/ee+|y/g, 'i'],
  [/oo+/g, 'u'],
  [/au/g, 'o'],
]

const vowel = /[aeiou]/

/** All sounds of a word, with every a. */
function spoken(word: string): string {
  const plain = /\p{Script=Devanagari}/u.test(word)
    ? word
        // A consonant carries an a, unless another vowel, a virama or the end of the word follows.
        .replace(/([क-ह])(?=[अ-औक-हंः])/gu, '$1ा')
        .replace(/./gu, letter => letters[letter] ?? (letter === '्' ? '' : letter))
        .replace(...silentEnd)
    : latin.reduce((made, [from, to]) => made.replace(from, to), word)
  return plain
    .replace(/(.)\1+/g, '$1')
    .replace(/h/g, (_, at: number, all: string) =>
      vowel.test(all[at + 1] ?? '') && (at === 0 || vowel.test(all[at - 1] ?? '')) ? 'h' : '',
    )
    .replace(/m(?=[pbf])/g, 'n')
    .replace(/^[aei]s(?=[kpt])/, 's') // 'iskul', 'aspatal'
    .replace(/^[ei]/, 'a') // 'embulance', 'etm'
}

const known = new Map<string, string>()
/**
 * How a normalised word sounds. Longer words keep their consonants and distinguish front vowels from back ones; words of three
 * sounds keep all vowels but a, so that चोट (an injury) is not छूट (lost); shorter ones keep a, too.
 */
export function soundOf(word: string): string {
  let sound = known.get(word)
  if (sound === undefined) {
    const full = spoken(word)
    const bare = full.slice(0, 1) + full.slice(1).replace(/a/g, '')
    // 'bchcha' is 'bachcha'
    if (bare.length < 3) sound = full.replace(/([^aeiou])(?=[^aeiou])/g, '$1a')
    else if (bare.length === 3) sound = full.endsWith('a') ? `${bare}a` : bare
    else
      sound = bare
        .replace(/T/g, 't')
        .replace(/e/g, 'i')
        .replace(/o/g, 'u')
        .replace(/([iu])\1+/g, '$1')
    if (known.size === 10_000) known.clear()
    known.set(word, sound)
  }
  return sound
}

/** 1 for words that sound the same, less for each differing sound; a vowel counts half. */
export function soundsAlike(a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  const price = (sign: string | undefined) => (sign && vowel.test(sign) ? 0.5 : 1)
  let previous = [0]
  for (const sign of b) previous.push((previous.at(-1) ?? 0) + price(sign))
  for (const sign of a) {
    const current = [(previous[0] ?? 0) + price(sign)]
    for (const [column, other] of [...b].entries())
      current.push(
        Math.min(
          (previous[column + 1] ?? 0) + price(sign),
          (current[column] ?? 0) + price(other),
          (previous[column] ?? 0) + (sign === other ? 0 : Math.max(price(sign), price(other))),
        ),
      )
    previous = current
  }
  return longer ? 1 - (previous.at(-1) ?? 0) / longer : 1
}
