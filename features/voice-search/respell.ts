import { soundOf, soundsAlike } from '#common/sound.ts'

export type Vocabulary = {
  /** Every word of the keywords. */
  words: ReadonlySet<string>
  /** The first word of each sound, except idle words. */
  bySound: ReadonlyMap<string, string>
  /** The same for words that may stand in for a similar sound. */
  bySimilarSound: ReadonlyMap<string, string>
  /** Keywords of several words, by their sound when written as one word. */
  joined: ReadonlyMap<string, string>
}

/** Words with at least three consonants that are more alike than this in sound count as the same. */
const nearEnough = 0.8
const consonants = (sound: string) => sound.replace(/[aeiou]/g, '').length

/** Words that do not help a search, and must not be taken for words that sound like them, such as फिर for fire. */
const idle = new Set(
  (
    'a about am an and any are at be been but by can do does down for from get got has have he her him his how i if in is it me my near no not now of off on one or our out please she so some that the ' +
    'there they this to too up us very want was we were what when where which who why will with you your ' +
    'baare bare aage aaj ab abhi achha aur baad bahut bata batao bhi bhaiya card chahiye chal chalo do fir gaya gaye gayi ghar hai hain hame ' +
    'ho hoga hota hua hum isko ja jao jaye ka kaha kahan kahin kahi kar karo karna kaun ke ki kidhar ko koi kuch kya ' +
    'kyon le lene lena lekar lo mai mein mera mere meri milega mujhe na nahi nahin ne pe par phir raha rahe rahi sab sakte se tak thi tha ' +
    'the to tum un us wo woh ya yah yaha yahan ye yeh ' +
    'बारे आगे आज अब अभी और कार्ड बाद बहुत बताओ भी भैया चाहिए चल चलो चाल दो फिर गया गये गए गई घर है हैं हूं हमें हो होगा हुआ हम का कहा कहां कर ' +
    'करो करना कौन के कि की किधर को कोई कुछ क्या क्यों ले लेने लेना लेकर लो मैं में मेरा मेरे मेरी मिलेगा मुझे न ना नहीं ने पे पर रहा रहे रही सब से तक था थी थे तो ' +
    'तुम उस वह या यह यहां ये ' +
    'कब kab kb कहीं kahin वहां wahan vahan दीजिए दीजिये दिजिए dijiye dijie deejiye दे देना dena de दिखाइए बताइए bataiye कीजिए kijiye लीजिए lijiye जाइए jaiye आइए aaiye ' +
    // These sound like emergency words: छाले (blisters), करंट (shock), लू (heat stroke), scorpion, giddy.
    'saari saare सारी सारे guide गाइड chale chala चले चला चलने चलना chalne chalna current loo scorpio स्कार्पियो'
  ).split(' '),
)

/** Spellings of an idle word that do not sound like it; में (in) and मैं (I) sound alike but stay two words. */
const idleWritings: Readonly<Record<string, string>> = {
  में: 'में',
  me: 'में',
  mein: 'में',
  mei: 'में',
  मैं: 'मैं',
  main: 'मैं',
  mai: 'मैं',
  nahi: 'नहीं',
  nahin: 'नहीं',
  nhi: 'नहीं',
  nai: 'नहीं',
  gya: 'गया',
  gye: 'गए',
  gae: 'गए',
  gaye: 'गए',
  gayi: 'गई',
  gyi: 'गई',
  kaha: 'कहां',
  kahaan: 'कहां',
  h: 'है',
}
const idleBySound = new Map<string, string>()
for (const word of [...idle].reverse()) idleBySound.set(soundOf(word), word)
const oneIdle = (word: string): string => {
  const known = idleWritings[word]
  if (known === 'में' || known === 'मैं') return known
  return idleBySound.get(soundOf(known ?? word)) ?? word
}
const isIdle = (word: string) => idle.has(word) || word in idleWritings

const auxiliary = new Set('गया गई गयी गए गये है हैं हूं हो रहा रही रहे था थी थे is are was'.split(' ').map(oneIdle))
/** Whether a word is an auxiliary verb. */
export const isAuxiliary = (word: string): boolean => auxiliary.has(word)

/** The known words. `similar`: keywords whose words may stand in for a similar sound. Both are normalised. */
export function vocabularyOf(keywords: readonly string[], similar: readonly string[]): Vocabulary {
  const words = new Set<string>()
  const bySound = new Map<string, string>()
  const similarWords = new Set(similar.flatMap(keyword => keyword.split(' ')))
  const joined = new Map<string, string>()
  const several: string[][] = []
  for (const keyword of new Set(keywords)) {
    const parts = keyword.split(' ')
    if (parts.length > 1) several.push(parts)
    for (const part of parts) {
      words.add(part)
      if (!isIdle(part) && !bySound.has(soundOf(part))) bySound.set(soundOf(part), part)
    }
  }
  const bySimilarSound = new Map([...bySound].filter(([, word]) => similarWords.has(word)))
  const vocabulary = { words, bySound, bySimilarSound, joined }
  for (const parts of several) {
    const sound = soundOf(parts.join(''))
    if (sound.length > 5) joined.set(sound, oneSpelling(parts.join(' '), vocabulary))
  }
  return vocabulary
}

/** A known keyword with each word replaced by the first known word of the same sound. */
export const oneSpelling = (keyword: string, { bySound }: Vocabulary): string =>
  keyword
    .split(' ')
    .map(word => (isIdle(word) ? oneIdle(word) : (bySound.get(soundOf(word)) ?? word)))
    .join(' ')

/**
 * A phrase in the spelling of `oneSpelling`. An unknown word is replaced by a known one with the same or nearly the same
 * sound. Two typed words may be one known word ('moti jheel'), and one typed word a keyword of two.
 */
export function respell(phrase: string, { words, bySound, bySimilarSound, joined }: Vocabulary): string {
  const typed = phrase.split(' ')
  const spelt: string[] = []
  for (let at = 0; at < typed.length; at++) {
    const word = typed[at] ?? ''
    const next = typed[at + 1]
    const isPair = next && !(words.has(word) && words.has(next)) && ![word, next, word + next].some(isIdle)
    const both = isPair ? same(word + next) : undefined
    spelt.push(both ?? same(word) ?? near(word) ?? word)
    if (both) at++
  }
  return spelt.join(' ')

  function same(word: string): string | undefined {
    const sound = soundOf(word)
    if (isIdle(word)) return oneIdle(word)
    if (words.has(word)) return bySound.get(sound)
    return sound.length < 3 ? undefined : (bySound.get(sound) ?? joined.get(sound))
  }
  function near(word: string): string | undefined {
    const sound = soundOf(word)
    if ([...word].length < 4 || consonants(sound) < 3) return undefined
    let best: string | undefined
    let most = nearEnough
    for (const [other, keyword] of bySimilarSound) {
      if (other.slice(0, 2) !== sound.slice(0, 2) || consonants(other) < 3) continue
      const alike = soundsAlike(sound, other)
      if (alike > most) [best, most] = [keyword, alike]
    }
    return best
  }
}
