import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { name, orNothing, text, uuid } from '#common/fields.ts'

/** How a check is made: a question that only their people can answer, an identity document seen, the reporter called back. */
export const checkKinds = ['question', 'document', 'call-back'] as const
export type CheckKind = (typeof checkKinds)[number]
/** Kinds of documents; their numbers are never written down. */
export const documents = ['aadhaar', 'voter', 'ration', 'driving', 'other'] as const
/** How the person who receives somebody is related to them. */
export const relations = ['parent', 'child', 'spouse', 'sibling', 'relative', 'neighbour', 'office'] as const
/** Before whom somebody under 18 is handed over. */
export const witnesses = ['police', 'childline'] as const

export const handOver = z.strictObject({
  /** Of the receipt. */
  number: z.int(),
  match: z.nullable(z.strictObject({ id: z.string(), number: z.int() })),
  checks: z.array(
    z.strictObject({
      kind: z.enum(checkKinds),
      document: z.string(),
      by: z.string(),
      at: z.string(),
      is_mine: z.boolean(),
    }),
  ),
  given_at: z.nullable(z.string()),
  given_by: z.string(),
  receiver: z.string(),
  relation: z.string(),
  witness: z.string(),
})
export type HandOver = z.output<typeof handOver>

export const loudspeaker = z.strictObject({
  /** Ready to read; null where nothing may be said. */
  text: z.nullable(text),
  /** Why nothing may be said: a child, or somebody of unknown age. */
  why_not: z.nullable(z.enum(['child', 'no-age'])),
  read_times: z.int(),
  read_at: z.nullable(z.string()),
  is_on_screens: z.boolean(),
  police_word: z.nullable(z.strictObject({ at: z.string(), by: z.string(), from: z.string() })),
})
export type Loudspeaker = z.output<typeof loudspeaker>

/** What any screen may show of a person: of an adult first name, village and clothing, of a child only clothing. */
const shown = z.strictObject({
  id: z.string(),
  is_found: z.boolean(),
  first_name: z.string(),
  village: z.string(),
  clothing: text,
  desk: z.string(),
})
export type Shown = z.output<typeof shown>

const params = z.strictObject({ id: uuid })
const done = { access: 'missing-persons', params, reply: z.void(), status: 204 } as const

/**
 * Refused: `not-found` 404, `closed` 409 (another desk was first), `told` 409 (the police know already), `open` 409 (the search goes on), `same-person` 409 (one
 * member of staff makes one check), `checked` 409 (this check was made), `checks` 409 (fewer than two), `witness` 409 (under 18,
 * or of unknown age), `not-shown` 409 (a child, or somebody of unknown age, without the word of the police).
 */
export const handOverContract = defineContract({
  'POST /api/missing-persons/:id/police': {
    ...done,
    summary: 'Passes a search to the police: which station was told; or tells that station that it is over',
    body: z.union([z.strictObject({ station: name }), z.strictObject({ is_over: z.literal(true) })]),
  },
  'POST /api/missing-persons/:id/checks': {
    ...done,
    summary: 'One of the two checks before a found person is handed over, each by another member of staff',
    body: z.strictObject({
      kind: z.enum(checkKinds),
      document: orNothing(z.enum(documents)),
      match: z.nullable(uuid),
    }),
  },
  'POST /api/missing-persons/:id/hand-over': {
    ...done,
    summary: 'Hands a found person over after two checks; of two desks one is refused',
    body: z.strictObject({
      receiver: name,
      relation: z.enum(relations),
      witness: orNothing(z.enum(witnesses)),
    }),
  },
  'POST /api/missing-persons/:id/read-out': {
    ...done,
    summary: 'Says that the text was read over the loudspeaker',
    body: z.strictObject({}),
  },
  'PUT /api/missing-persons/:id/screens': {
    ...done,
    summary: 'Shows a person on screens, or no longer',
    body: z.strictObject({ is_shown: z.boolean() }),
  },
  'PUT /api/missing-persons/:id/police-word': {
    ...done,
    summary: 'Records that the police allow a child to be announced, or no longer do',
    body: z.union([
      z.strictObject({ is_given: z.literal(true), from: name }),
      z.strictObject({ is_given: z.literal(false) }),
    ]),
  },
  'GET /api/missing-persons/screens': {
    access: 'missing-persons',
    shows: 'missing-persons-screens',
    summary: 'What screens may show of persons whom a desk put there',
    reply: z.strictObject({ persons: z.array(shown) }),
  },
})
