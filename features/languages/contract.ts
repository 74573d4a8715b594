import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { text } from '#common/fields.ts'
import { thirdLanguages } from './names.ts'

const code = z.enum(thirdLanguages)

/** A part of the guide: a feature's folder, or what all screens share. */
const part = z.strictObject({
  part: z.string(),
  /** The feature's title; null for what belongs to no feature. */
  title: z.nullable(text),
  texts: z.int(),
  missing: z.int(),
  /** Translated from a sentence that has changed since, so Hindi is shown. */
  changed: z.int(),
})
const gaps = z.strictObject({
  language: code,
  /** `none`: nothing is translated. `sample`: made up to show how a third language looks. `whole`: made by translators. */
  kind: z.enum(['none', 'sample', 'whole']),
  /** Visitors can choose it, because staff enabled it or translators made it whole. */
  is_shown: z.boolean(),
  /** Staff may enable it: something is translated; a sample only in a demo or a rehearsal. */
  may_be_shown: z.optional(z.boolean()),
  texts: z.int(),
  missing: z.int(),
  changed: z.int(),
  parts: z.array(part),
})
export type Gaps = z.output<typeof gaps>

const gap = z.strictObject({ key: z.string(), ...text.shape, is_changed: z.boolean() })
export type Gap = z.output<typeof gap>

/** Whether visitors may choose a language, if staff decided. */
export const languageSettings = z.strictObject({ shown: z.record(z.string(), z.boolean()) })

/** `not-found` 404: the build has no list of texts, or no such part; or nothing of the language may be shown. */
export const languagesContract = defineContract({
  'GET /api/languages': {
    access: 'anyone',
    summary: 'Languages that can stand in place of Hindi; their texts are in /languages/{language}.json',
    reply: z.strictObject({
      // `name` as its speakers write it.
      languages: z.array(z.strictObject({ language: code, name: z.string(), is_sample: z.boolean() })),
    }),
  },
  'GET /api/languages/gaps': {
    access: 'content',
    summary: 'How many texts each language lacks, by part of the guide',
    reply: z.strictObject({ languages: z.array(gaps) }),
  },
  'PUT /api/languages/:language': {
    access: 'content',
    summary: 'Shows a language to visitors, or stops showing it',
    params: z.strictObject({ language: code }),
    body: z.strictObject({ is_shown: z.boolean() }),
    reply: z.void(),
    status: 204,
  },
  'GET /api/languages/:language/gaps/:part': {
    access: 'content',
    summary: 'The texts of one part of the guide that a language lacks',
    params: z.strictObject({ language: code, part: z.string().check(z.regex(/^[a-z-]{1,40}$/)) }),
    reply: z.strictObject({ gaps: z.array(gap) }),
  },
  'GET /api/languages/:language/file': {
    access: 'content',
    summary: 'Every text with its translation as a CSV file for translators',
    params: z.strictObject({ language: code }),
    reply: z.string(),
    produces: 'text/csv',
  },
})
