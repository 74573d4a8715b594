import * as z from 'zod/mini'
import { entryTypes } from '#content/edition.ts'

/** What stands in `fair.json` and `quiz.json` of a city's folder. A fault is a sentence part: "must be a day, YYYY-MM-DD". */
const line = (most: number) =>
  z
    .string({ error: 'must be a text' })
    .check(
      z.trim(),
      z.minLength(1, 'is empty'),
      z.maxLength(most, `is longer than ${most} characters`),
      z.regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u, 'holds an invisible character'),
    )
/** A name becomes part of sentences, addresses and code, so it holds letters, digits and plain signs only. */
const name = line(60).check(
  z.regex(/^[\p{L}\p{M}\p{N} .,()&-]+$/u, 'may hold letters, digits and . , ( ) & - only'),
)
const hindi = z.regex(/\p{Script=Devanagari}/u, 'must be written in Devanagari')
const shape = <T extends z.core.$ZodLooseShape>(parts: T) =>
  z.strictObject(parts, {
    error: ({ code, keys }: { code?: string; keys?: string[] }) =>
      code === 'unrecognized_keys' ? `has an unknown part: ${keys?.join(', ')}` : 'must be a group in { }',
  })
const listOf = <T extends z.ZodMiniType>(of: T) => z.array(of, { error: 'must be a list in [ ]' })
const names = shape({ en: name, hi: name.check(hindi) })
const text = shape({ en: line(2000), hi: line(2000).check(hindi) })
/** An answer of the quiz may be a number. */
const answer = shape({ en: line(200), hi: line(200) })
const day = z
  .string({ error: 'must be a day, YYYY-MM-DD' })
  .check(z.refine(isDay, { error: 'must be a day, YYYY-MM-DD' }))
const time = z
  .string({ error: 'must be a time, HH:MM' })
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, HH:MM'))
const within = (from: number, to: number) =>
  z
    .number({ error: 'must be a number' })
    .check(z.gte(from, `must be ${from} to ${to}`), z.lte(to, `must be ${from} to ${to}`))
/** In India. */
const point = shape({ lat: within(6, 38), lng: within(68, 98) })
const id = z
  .string({ error: 'must be a name' })
  .check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be small letters, digits and - only'))
const type = z.enum(entryTypes, { error: `must be one of ${entryTypes.join(', ')}` })
const daily = shape({ time, title: text, description: text, type })
const happening = shape({ date: day, time, title: text, description: text, type })
const year = z
  .int({ error: 'must be a year' })
  .check(z.gte(2000, 'must be a year'), z.lte(2100, 'must be a year'))

export const fairFile = shape({
  names: shape({
    fair: names,
    /** The fair's Hindi name before में, का, की: मेले. */
    fairBefore: name.check(hindi),
    town: names,
    temple: names,
    corporation: names,
    start: names,
  }),
  helpDesk: z
    .string({ error: 'must be a phone number in quotes' })
    .check(z.regex(/^\d{3,12}$/, 'must be a phone number of digits')),
  address: line(120).check(
    z.regex(/^[\p{L}\p{M}\p{N} .,()&-]+$/u, 'may hold letters, digits and . , ( ) & - only'),
  ),
  mayName: z._default(listOf(line(60)), []),
  temple: point,
  towns: z.record(name, shape({ centre: point, km: within(1, 50) }), { error: 'must be a group in { }' }),
  regions: listOf(name),
  collectedOn: day,
  dailyAartis: listOf(daily),
  editions: listOf(
    shape({
      year,
      shravan: shape({ from: day, to: day }),
      mondays: listOf(day),
      dates: z.enum(['published', 'computed'], { error: 'must be "published" or "computed"' }),
      schedule: listOf(happening),
    }),
  ).check(z.minLength(1, 'needs one fair at least')),
  walk: listOf(shape({ id, name: names })).check(z.minLength(2, 'needs two places at least')),
  queueFrom: id,
  queueTo: id,
  dakBamLeaveAt: id,
  dakBam: listOf(name),
  dakBamNote: text,
  trafficNotes: listOf(
    shape({ text, year: z.optional(year), sources: z.literal([1, 2], { error: 'must be 1 or 2' }) }),
  ),
  attractions: listOf(
    shape({
      id,
      title: text,
      description: text,
      location: text,
      coordinates: point,
      precision: within(0, 20_000),
    }),
  ),
  history: listOf(
    shape({
      id,
      title: text,
      paragraphs: listOf(text),
      tradition: z.optional(z.literal(true, { error: 'must be true' })),
    }),
  ),
  streamSearch: line(120),
  fullMap: shape({ origin: line(120), destination: line(120), waypoints: line(300) }),
})
export type FairFile = z.infer<typeof fairFile>

export const quizFile = listOf(
  shape({
    id,
    question: text,
    right: answer,
    wrong: z.tuple([answer, answer, answer], { error: 'must be three answers' }),
    why: text,
  }),
).check(z.minLength(10, 'needs ten questions at least'))
export type QuizFile = z.infer<typeof quizFile>

function isDay(date: string): boolean {
  const ms = Date.parse(`${date}T00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date)
}
