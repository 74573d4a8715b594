import { soundOf, soundsAlike } from '#common/sound.ts'

export type Vocabulary = {
  /** Every word of the keywords. */
  words: ReadonlySet<string>
  /** The first word of each sound. */
  bySound: ReadonlyMap<string, string>
  /** Keywords of several words, by their sound when they are written as one. */
  joined: ReadonlyMap<string, string>
}

/** Words of at least three consonants that sound more alike than this are taken for one another. */
const nearEnough = 0.8
const consonants = (sound: string) => sound.replace(/[aeiou]/g, '').length

/** Words that say nothing of what is looked for, and must not be taken for others that sound like them: फिर for fire. */
const idle = new Set(
  (
    'a am an and any are at can do for from get has have how i in is it me my near no not of on or our please that the ' +
    'there they this to want was we what when where which who why will with you your ' +
    'aage aaj ab abhi achha aur baad bahut bata batao bhi bhaiya card chahiye chal chalo do fir gaya gaye gayi ghar hai hain hame ' +
    'ho hoga hota hua hum isko ja jao jaye ka kaha kahan kahin kahi kar karo karna kaun ke ki kidhar ko koi kuch kya ' +
    'kyon le lo mai mein mera mere meri milega mujhe na nahi nahin ne pe par phir raha rahe rahi sab sakte se tak thi tha ' +
    'the to tum un us wo woh ya yah yaha yahan ye yeh ' +
    'आगे आज अब अभी और कार्ड बाद बहुत बताओ भी भैया चाहिए चल चलो चाल दो फिर गया गये गए गई घर है हैं हमें हो होगा हुआ हम का कहा कहां कर ' +
    'करो करना कौन के कि की किधर को कोई कुछ क्या क्यों ले लो मैं में मेरा मेरे मेरी मिलेगा मुझे न ना नहीं ने पे पर रहा रहे रही सब से तक था थी थे तो ' +
    'तुम उस वह या यह यहां ये'
  ).split(' '),
)

/** The words that can be answered. `keywords` are normalised. */
export function vocabularyOf(keywords: Iterable<string>): Vocabulary {
  const words = new Set<string>()
  const bySound = new Map<string, string>()
  const joined = new Map<string, string>()
  const several: string[][] = []
  for (const keyword of keywords) {
    const parts = keyword.split(' ')
    if (parts.length > 1) several.push(parts)
    for (const part of parts) {
      words.add(part)
      if (!bySound.has(soundOf(part))) bySound.set(soundOf(part), part)
    }
  }
  const vocabulary = { words, bySound, joined }
  for (const parts of several) {
    const sound = soundOf(parts.join(''))
    if (sound.length > 5) joined.set(sound, oneSpelling(parts.join(' '), vocabulary))
  }
  return vocabulary
}

/** A known keyword with each word replaced by the first known one of the same sound, so that all of a sound are one. */
export const oneSpelling = (keyword: string, { bySound }: Vocabulary): string =>
  keyword
    .split(' ')
    .map(word => bySound.get(soundOf(word)) ?? word)
    .join(' ')

/**
 * A phrase in the spelling of `oneSpelling`. An unknown word is replaced by the known one that sounds the same or nearly the
 * same. Two typed words may be one known word ('moti jheel'), and one typed word a keyword of two.
 */
export function respell(phrase: string, { words, bySound, joined }: Vocabulary): string {
  const typed = phrase.split(' ')
  const spelt: string[] = []
  for (let at = 0; at < typed.length; at++) {
    const word = typed[at] ?? ''
    const next = typed[at + 1]
    const both = next && !(words.has(word) && words.has(next)) ? same(word + next) : undefined
    spelt.push(both ?? same(word) ?? near(word) ?? word)
    if (both) at++
  }
  return spelt.join(' ')

  function same(word: string): string | undefined {
    const sound = soundOf(word)
    if (words.has(word)) return bySound.get(sound)
    return idle.has(word) || sound.length < 3 ? undefined : (bySound.get(sound) ?? joined.get(sound))
  }
  function near(word: string): string | undefined {
    const sound = soundOf(word)
    if ([...word].length < 4 || consonants(sound) < 3 || idle.has(word)) return undefined
    let best: string | undefined
    let most = nearEnough
    for (const [other, keyword] of bySound) {
      if (other.slice(0, 2) !== sound.slice(0, 2) || consonants(other) < 3) continue
      const alike = soundsAlike(sound, other)
      if (alike > most) [best, most] = [keyword, alike]
    }
    return best
  }
}
