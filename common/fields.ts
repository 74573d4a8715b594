import * as z from 'zod/mini'
import { oneEncoding } from './hindi.ts'
import { isBlank } from './invisible.ts'
import { normalizePhone } from './phone-number.ts'
import { isInRegion } from './region.ts'
import { serviceNumber } from './service-number.ts'
import { parseUrl } from './url.ts'

// Control characters, and overrides, which change the direction of letters. Other invisible marks are removed (`oneEncoding`).
const oneLine = /[\p{Cc}\u202D\u202E]/u
const manyLines = /(?![\n\t])[\p{Cc}\u202D\u202E]/u
/** In one encoding. Trimmed afterwards, because removing a mark may leave a space at the end. */
const clean = z.overwrite<string>(text => oneEncoding(text).trim())
const nameBytes = 320

/** What is wrong with one field of a request; the screen chooses the sentence. */
export type FieldCode =
  | 'required'
  | 'too-long'
  | 'text-not-allowed'
  | 'invalid-phone'
  /** One of the two is needed. */
  | 'phone-or-email'
  /** Another part of the request has the same value. */
  | 'taken'
  | 'too-many-pixels'
  | 'unknown'
  | 'invalid'

/** A text in both languages, as the guide answers it. */
export const text = z.strictObject({ en: z.string(), hi: z.string() })

/** A person's or a thing's name: 1 to 80 characters as a reader counts them, 320 bytes, one line. */
export const name = z.string().check(
  z.trim(),
  // First, because it is cheap: long texts are refused before their characters are counted.
  z.maxLength(nameBytes, { abort: true }),
  allowed(oneLine),
  clean,
  z.minLength(1),
  z.refine(text => utf8Length(text) <= nameBytes && graphemes(text) <= 80, { error: 'too-long' }),
  visible(),
)

/** Required text on one line, of at most `max` UTF-16 units. */
export const line = (max: number) =>
  z
    .string()
    .check(z.trim(), z.maxLength(max, { abort: true }), allowed(oneLine), clean, z.minLength(1), visible())

/** Free text of at most `max` UTF-16 units (what a `maxlength` counts); line breaks are kept. Empty is allowed. */
export const longText = (max = 2000) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, { abort: true }),
    z.overwrite(text => text.replace(/\r\n?/g, '\n')),
    allowed(manyLines),
    clean,
  )

/** Required free text. */
export const requiredText = (max = 2000) => longText(max).check(z.minLength(1), visible())

/** What may be left out: '' stands for it, as forms send it. */
export const orNothing = <S extends z.ZodMiniType>(shape: S) => z.union([z.literal(''), shape])
/** A tick as forms send it. */
export const yesNo = z.pipe(
  z.enum(['true', 'false']),
  z.transform(value => value === 'true'),
)
/** Refuses a text in one language, at the empty one. */
export const bothOrNone = z.check<{ en: string; hi: string }>(({ value, issues }) => {
  const empty = value.en === '' ? 'en' : 'hi'
  if ((value.en === '') !== (value.hi === ''))
    issues.push({ code: 'custom', message: 'required', path: [empty], input: '' })
})
/** One line in both languages, or '' in both. */
export const pairOrNone = (max: number) =>
  z.strictObject({ en: orNothing(line(max)), hi: orNothing(line(max)) }).check(bothOrNone)

const inRegion = z.refine<{ lat: number; lng: number }>(({ lat, lng }) => isInRegion(lat, lng), {
  error: 'invalid',
})
/** A position in degrees, within the region of the fair. */
export const position = z.strictObject({ lat: z.number(), lng: z.number() }).check(inRegion)
/** How far off a position may be, in metres; null if unknown. */
export const precision = z.nullable(z.int().check(z.minimum(1), z.maximum(20_000)))
/** A position with how far off it may be. */
export const positionWithin = z
  .strictObject({ lat: z.number(), lng: z.number(), precision_m: precision })
  .check(inRegion)

/** `lat,lng,metres`, as a form sends where a phone is and how far off that may be. */
export const phonePosition = z
  .string()
  .check(
    z.regex(/^-?\d{1,2}\.\d{1,6},-?\d{1,3}\.\d{1,6},\d{1,6}$/, { abort: true }),
    z.refine(isOnEarth, { error: 'invalid' }),
  )

/** The id of a row, made on the phone; converted to lower case. */
export const uuid = z.uuid().check(z.toLowerCase())

/** Ten digits, any first one (lost & found, vehicles); accepts spaces, +91, a leading 0 and digits of any script. */
export const phone = phoneOf(/^[0-9]{10}$/)
/** Ten digits starting 6 to 9 (quiz, specification §5). */
export const mobilePhone = phoneOf(/^[6-9][0-9]{9}$/)

/** A published phone number of an institution: short code, toll-free, landline or mobile; spaces and dashes are kept. */
export const publishedNumber = z.pipe(
  z.string().check(z.maxLength(32)),
  z.transform((typed, context) => {
    const number = serviceNumber(typed)
    if (number !== undefined) return number
    context.issues.push({ code: 'custom', message: 'invalid-phone', input: typed })
    return z.NEVER
  }),
)

export const emailAddress = z
  .string()
  .check(z.trim(), z.maxLength(254), z.regex(/^[^\s@<>"',;:?&=%]{1,64}@[a-z0-9.-]{1,180}\.[a-z]{2,}$/i))

/** A link to another site; only https. */
export const httpsLink = z.string().check(
  z.trim(),
  z.maxLength(2000, { abort: true }),
  z.refine(text => isHttps(text), { error: 'invalid' }),
)

/** A whole number from a query string. */
export const queryInteger = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?[0-9]{1,9}$/)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(least), z.maximum(most))),
  )

// Refuses NUL, which PostgreSQL cannot store, and lone surrogates, which UTF-8 cannot encode. Devanagari needs ZWJ and ZWNJ.
function allowed(refused: RegExp) {
  return z.refine<string>(text => !/\p{Surrogate}/u.test(text) && !refused.test(text), {
    error: 'text-not-allowed',
    abort: true,
  })
}
function visible() {
  return z.refine<string>(text => text === '' || !isBlank(text), { error: 'required' })
}
function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length
}
function graphemes(text: string): number {
  // A browser that cannot count characters leaves it to the server.
  return 'Segmenter' in Intl ? [...new Intl.Segmenter('hi').segment(text)].length : 0
}
function phoneOf(form: RegExp) {
  return z.pipe(
    z.string().check(z.maxLength(64)),
    z.transform((typed, context) => {
      const digits = normalizePhone(typed)
      if (digits !== undefined && form.test(digits)) return digits
      context.issues.push({
        code: 'custom',
        message: typed.trim() === '' ? 'required' : 'invalid-phone',
        input: typed,
      })
      return z.NEVER
    }),
  )
}
function isOnEarth(position: string): boolean {
  const [lat = 0, lng = 0] = position.split(',').map(Number)
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}
function isHttps(text: string): boolean {
  // `https:evil` is parsed as an address too, but the database stores none without the slashes.
  return text.startsWith('https://') && parseUrl(text)?.protocol === 'https:' && !/\s/.test(text)
}
