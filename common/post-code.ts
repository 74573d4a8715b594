import { foldSpelling } from './hindi.ts'
import { hindiNumbers } from './hindi-numbers.ts'
import { westernDigits } from './phone-number.ts'
import { postCodePattern } from './post-name.ts'

/** A code as it is spoken: 'G twenty-seven', 'जी सत्ताईस'. */
export function postInWords(code: string): { en: string; hi: string } {
  const [letter = ''] = code
  const number = Number(code.slice(1))
  const unit = english[number % 10] ?? ''
  const ten = tens[Math.floor(number / 10) - 2]
  const spoken = ten ? ten + (number % 10 ? `-${unit}` : '') : (english[number] ?? '')
  const [name = letter] = words(letterNames[letter] ?? '')
  const [hindi = ''] = words(hindiNumbers[number] ?? '')
  // Below ten the zero is spoken too, because both digits are painted.
  const isShort = number < 10 && number > 0
  return {
    en: `${letter} ${isShort ? `zero ${spoken}` : spoken}`,
    hi: `${name} ${isShort ? `शून्य ${hindi}` : hindi}`,
  }
}

/** How each letter is spoken and written, in both scripts. After the bar: what may be heard or written instead. */
const letterNames: Readonly<Record<string, string>> = {
  A: 'ए ay ae | ऐ ये अ आ aa hey',
  B: 'बी bee bi bea | भी बि be bhi ब',
  C: 'सी see cee si sea | शी सि छी she shi स च',
  D: 'डी dee di | दी डि the ड द',
  E: 'ई ee ii | इ ऐ he',
  F: 'एफ ऍफ ऐफ ef eff aif | फ phi',
  G: 'जी gee ji jee jii | जि जै गी घी ge gi ghee ग zee',
  H: 'एच ऐच aitch haitch ech etch eich | एछ हेच each age ह',
  I: 'आई आइ aai aye | ऐ eye ai',
  J: 'जे jay je jey | जै जय जेय jai जा ge ज',
  K: 'के kay ke kei | कै कि okay क',
  L: 'एल ऐल el ell ail | ल ऐले',
  M: 'एम ऐम em aim | म am',
  N: 'एन ऐन en ain | न and an',
  O: 'ओ oh | औ ो owe',
  P: 'पी pee pi | पि pea फी प',
  Q: 'क्यू क्यु cue queue kyu kyoo que | क्यूं क्यों coo',
  R: 'आर ar aar | are र',
  S: 'एस ऐस es ess | यस अस yes as स',
  T: 'टी tee ti | ती थी टि tea ट त',
  U: 'यू यु yu yoo | you u',
  V: 'वी vee vi | भी वि we wi व',
  W: 'डब्ल्यू डब्लू डबल्यू डबलयू dablu dablyu dabliu doubleu doubleyou doubleyu | दब्लू',
  X: 'एक्स ऐक्स ex eks aks | एक्श axe',
  Y: 'वाई वाय why wai vai | wye way य',
  Z: 'जेड जैड zed jed zad zee | ज',
}

type Reading<T> = { values: readonly T[]; isSure: boolean }
const sure = (value: number): Reading<number> => ({ values: [value], isSure: true })

/** Letters by name: a letter is sure if its name stands for no other letter and is no mishearing. */
const letters: ReadonlyMap<string, Reading<string>> = (() => {
  const found = new Map<string, { values: string[]; isSure: boolean }>()
  const add = (name: string, letter: string, isSure: boolean) => {
    const key = foldSpelling(name)
    const known = found.get(key)
    if (!known) found.set(key, { values: [letter], isSure })
    else if (known.values.includes(letter)) known.isSure ||= isSure
    else
      found.set(key, {
        values: isSure ? [letter, ...known.values] : [...known.values, letter],
        isSure: false,
      })
  }
  for (const [letter, names] of Object.entries(letterNames)) {
    const [own = '', heard = ''] = names.split('|')
    for (const name of words(own)) add(name, letter, true)
    for (const name of words(heard)) add(name, letter, false)
  }
  // What is written as the letter itself is the letter.
  for (const letter of Object.keys(letterNames))
    found.set(letter.toLowerCase(), { values: [letter], isSure: true })
  return found
})()

/** Words around a code that are no part of it. */
const fillers = new Set(
  words(`post posts pole number no num code khamba khambha khamba khambe khamna near nearby here at is am i we im to where this the paas pas par pe ke ka ki hai hain hun hoon hu ho main mai hum yahan yaha kahan kaha sign board light camp gate corner my me from side section
  पोस्ट पोल खंभा खम्भा खंभे खंबा खंबे नंबर नम्बर न कोड के का की पास पर पे में मैं हम हूं हूँ है हैं हो यहां यहाँ कहां कहाँ यह बोर्ड निशान बत्ती बिजली वाला वाले शिविर गेट द्वार मोड़ सेक्शन लाइट`).map(
    foldSpelling,
  ),
)

const english = words(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
)
const tens = words('twenty thirty forty fifty sixty seventy eighty ninety')
const heardDigits: Readonly<Record<string, number>> = {
  ...{ oh: 0, o: 0, nil: 0, won: 1, to: 2, too: 2, tu: 2, tree: 3, for: 4, fore: 4, fiv: 5 },
  ...{ sex: 6, siks: 6, saven: 7, ate: 8, ait: 8, nain: 9, fourty: 40, ninty: 90 },
}

const isLatin = (word: string) => /[a-z]/.test(word)
/** Hindi numbers as they are written; some look alike in Latin letters, such as saat (7) and saath (60). */
const written = new Map(
  hindiNumbers.flatMap((names, value) =>
    words(names)
      .filter(name => !isLatin(name))
      .map(name => [foldSpelling(name), value] as const),
  ),
)

/** Spellings of spoken numbers, folded by sound, with the numbers that they may mean. */
const soundNumbers: ReadonlyMap<string, Reading<number>> = (() => {
  const found = new Map<string, { values: number[]; isSure: boolean }>()
  const add = (name: string, value: number, isSure = true) => {
    const key = soundOf(foldSpelling(name))
    const known = found.get(key)
    if (!known) found.set(key, { values: [value], isSure })
    else if (!known.values.includes(value))
      found.set(key, { values: [...known.values, value], isSure: false })
  }
  for (const [value, names] of hindiNumbers.entries()) for (const name of words(names)) add(name, value)
  for (const [value, name] of english.entries()) add(name, value)
  for (const [i, ten] of tens.entries()) {
    add(ten, (i + 2) * 10)
    for (let unit = 1; unit < 10; unit += 1) add(`${ten}${english[unit]}`, (i + 2) * 10 + unit)
  }
  for (const [name, value] of Object.entries(heardDigits))
    if (!found.has(soundOf(name))) add(name, value, false)
  return found
})()

function numberOf(word: string): Reading<number> | undefined {
  const value = written.get(word)
  return value === undefined ? soundNumbers.get(soundOf(word)) : sure(value)
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

/** One spelling for words that sound alike: doubled letters, long and short vowels, aspirated consonants, half nasals. */
function soundOf(word: string): string {
  return word
    .replace(/[ईऍ]/g, match => (match === 'ई' ? 'इ' : 'ए'))
    .replace(/ऊ/g, 'उ')
    .replace(/ी/g, 'ि')
    .replace(/ू/g, 'ु')
    .replace(/यि|यी/g, 'इ')
    .replace(/([\u0915-\u0939])\u094D(?=\1)/g, '') // त्त as त, which leaves तत
    .replace(/([\u0915-\u0939])\1/g, '$1')
    .replace(/च्छ/g, 'छ')
    .replace(/[\u0902\u094D]/g, '')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/q/g, 'k')
    .replace(/([a-z])h+/g, '$1')
    .replace(/ee|ii|ie|ea|y/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/ai|ae|ei|ai/g, 'e')
    .replace(/([a-z])\1+/g, '$1')
}

/** The codes that somebody may have meant, the likeliest first. Not `isSure`: something was misheard, so ask. */
type HeardPost = { codes: readonly string[]; isSure: boolean }

/**
 * The codes that a spoken or typed text may mean, in any spelling and script: 'g-27', 'जी सत्ताईस', 'ji sattais', 'G २७', 'post
 * gee twenty seven'. Undefined if it is no code: every word of it has to belong to one.
 */
export function hearPost(said: string): HeardPost | undefined {
  if (said.length > 80) return undefined
  const plain = foldSpelling(westernDigits(said.normalize('NFKC')))
    .replace(/(\p{N})(?=[\p{L}\p{M}])/gu, '$1 ')
    .replace(/([\p{L}\p{M}])(?=\p{N})/gu, '$1 ')
    .replace(/\bdouble (?=u\b|you\b|yu\b|yoo\b)/, 'double')
    .replace(/डबल यू/, 'डबल्यू')
    // A letter typed in place of a digit: GO7, GI7.
    .replace(/^([a-z])([olisb])(?= ?[0-9]$)/, '$1 $2')
  const all = words(plain)
  return withoutFillers(all)
    .map(readCode)
    .filter(heard => heard !== undefined)
    .toSorted((a, b) => Number(b.isSure) - Number(a.isSure))[0]
}

/** All words, because के (of) is also K; then the words without the fillers before and after. */
function withoutFillers(all: readonly string[]): (readonly string[])[] {
  const first = all.findIndex(word => !fillers.has(word))
  // 'G 2 I' may be 21.
  const last = all.findLastIndex(word => !fillers.has(word) || word.length === 1)
  const starts = Array.from({ length: Math.max(0, first) + 1 }, (_, start) => start)
  return [all, ...starts.map(start => all.slice(start, last + 1))]
}

function readCode(parts: readonly string[]): HeardPost | undefined {
  if (parts.length === 0 || parts.length > 6) return undefined
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  const read = (name: string, rest: readonly string[]) => {
    const [letter, number] = [letters.get(name), readNumber(rest)]
    return letter && number && codesOf(letter, number)
  }
  if (parts.length === 1) return readGlued(first)
  const turned = read(last, parts.slice(0, -1))
  return read(first, parts.slice(1)) ?? (turned && { ...turned, isSure: false })
}

/** A letter's name and a number in one word: 'jisattais', 'जीसत्ताईस'. */
function readGlued(word: string): HeardPost | undefined {
  for (let at = 1; at < word.length; at += 1) {
    const letter = letters.get(word.slice(0, at))
    const number = numberOf(word.slice(at))
    if (letter && number && word.length - at > 2)
      return codesOf({ ...letter, isSure: letter.isSure && at > 1 }, number)
  }
  return undefined
}

const codesOf = (letter: Reading<string>, number: Reading<number>): HeardPost => ({
  codes: letter.values.flatMap(one => number.values.map(value => `${one}${String(value).padStart(2, '0')}`)),
  isSure: letter.isSure && number.isSure,
})

function readNumber(parts: readonly string[]): Reading<number> | undefined {
  if (parts.length === 0) return undefined
  const joined = parts.join('')
  if (/^[0-9]+$/.test(joined)) return readDigits(parts, joined)
  // A letter that looks like a digit: G2O, GL7.
  const looks = joined.replace(/o/g, '0').replace(/[il]/g, '1').replace(/s/g, '5').replace(/b/g, '8')
  if (/^[0-9]{2}$/.test(looks) && /[0-9]/.test(joined)) return { values: [Number(looks)], isSure: false }
  const whole = numberOf(joined)
  if (whole) return whole
  if (parts.length > 1) {
    const digits = parts.map(part => (/^[0-9]+$/.test(part) ? sure(Number(part)) : numberOf(part)))
    const read = digits.every(one => one !== undefined) ? together(digits) : undefined
    if (read) return read
  }
  return nearestNumber(joined)
}

function readDigits(parts: readonly string[], joined: string): Reading<number> | undefined {
  const [first = '', second = '', ...more] = parts
  // Dictation writes 'twenty seven' as 20 7.
  if (more.length === 0 && /^[1-9]0$/.test(first) && /^[1-9]$/.test(second))
    return { values: [Number(first) + Number(second)], isSure: false }
  return joined.length <= 2 || /^0+[0-9]{1,2}$/.test(joined) ? sure(Number(joined)) : undefined
}

/** Two digits said one after the other, or tens and units: 'two seven', 'दो सात', 'twenty 7'. */
function together([tensOf, unitOf, ...more]: readonly Reading<number>[]): Reading<number> | undefined {
  if (!tensOf || !unitOf || more.length > 0) return undefined
  const values = tensOf.values.flatMap(ten =>
    unitOf.values.flatMap(unit =>
      unit > 9 ? [] : ten <= 9 ? [ten * 10 + unit] : ten % 10 === 0 && unit > 0 ? [ten + unit] : [],
    ),
  )
  return values.length > 0 ? { values, isSure: tensOf.isSure && unitOf.isSure } : undefined
}

/** The numbers whose names differ from this word by one letter: replaced, missing or added. */
function nearestNumber(word: string): Reading<number> | undefined {
  const sound = soundOf(word)
  if ([...sound].length < 4) return undefined
  const values = [...soundNumbers].flatMap(([name, { values }]) => (differByOne(sound, name) ? values : []))
  return values.length > 0 ? { values: [...new Set(values)].slice(0, 3), isSure: false } : undefined
}

function differByOne(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]]
  if (Math.abs(a.length - b.length) > 1) return false
  const start = a.findIndex((sign, i) => sign !== b[i])
  if (start < 0) return true
  const rest = (signs: string[], from: number) => signs.slice(from).join('')
  return (
    rest(a, start + 1) === rest(b, start + 1) ||
    rest(a, start + 1) === rest(b, start) ||
    rest(a, start) === rest(b, start + 1)
  )
}

/** Letters that sound alike. */
const soundAlike = ['GJZ', 'BCDEGPTVZ', 'MN', 'FSX', 'AEIH', 'AKJ', 'QU']

/** The result for a text: a post; posts to choose from; or a code that no post has. */
type FoundPost<P> = { post: P } | { ask: readonly P[] } | { unknown: string }

/**
 * The post that a text names. If it was misheard, or no post has the code, it answers at most three posts to choose from, and
 * never a wrong one. Undefined if the text is no code.
 */
export function findPost<P extends { code: string }>(
  said: string,
  posts: readonly P[],
): FoundPost<P> | undefined {
  const heard = hearPost(said)
  const [first] = heard?.codes ?? []
  if (!heard || !first) return undefined
  const byCode = new Map(posts.map(post => [post.code, post]))
  const known = heard.codes.flatMap(code => byCode.get(code) ?? [])
  const [only] = known
  if (heard.isSure && only) return { post: only }
  const alike = known.length > 0 ? known : likeCode(first).flatMap(code => byCode.get(code) ?? [])
  return alike.length > 0 ? { ask: alike.slice(0, 3) } : { unknown: first }
}

/** Codes that are easily mistaken for this one: another letter that sounds alike, its digits swapped, other tens. */
function likeCode(code: string): string[] {
  const [letter = '', ten = '', unit = ''] = code
  const others = soundAlike.filter(group => group.includes(letter)).flatMap(group => [...group])
  return [
    ...[...new Set(others)].filter(other => other !== letter).map(other => other + ten + unit),
    letter + unit + ten,
    ...[-1, 1].map(step => letter + (Number(ten) + step) + unit),
  ].filter(other => other !== code && postCodePattern.test(other))
}
