import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { longText, name, orNothing, phone, queryInteger, uuid, yesNo } from '#common/fields.ts'
import { noticeFields } from '#common/notice.ts'
import { photoPart } from '#common/photo.ts'
import { ageBands, sexes } from '../missing-person/person-kinds.ts'
import { publicCall, search } from '../rings/contract.ts'
import { colours, garments, placeIds, spokenLanguages } from './description-kinds.ts'
import { handOver, loudspeaker } from './hand-over-contract.ts'
import { proposal } from './proposal-contract.ts'

/** How a search ended. `together`: they met without a desk's hand-over. `mistake`: entered twice, or nobody was missing. */
const outcomes = ['handed-over', 'together', 'police', 'mistake'] as const
/** The live topic of changes for desks; it carries nothing, because they fetch all again. */
export const personsTopic = 'missing-persons'

/** Up to three of a list, separated by commas, because forms travel as text. */
const someOf = <const T extends readonly [string, ...string[]]>(list: T) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(80)),
      z.transform(text => text.split(',').filter(Boolean)),
    ),
    z.array(z.enum(list)).check(z.maxLength(3)),
  )

/** A desk's description of a person; '' if unknown. */
const described = {
  sex: orNothing(z.enum(sexes)),
  age_band: orNothing(z.enum(ageBands)),
  first_name: orNothing(name),
  village: orNothing(name),
  speaks: orNothing(z.enum(spokenLanguages)),
  colours: someOf(colours),
  garments: someOf(garments),
  marks: longText(300),
  place: orNothing(z.enum(placeIds as [string, ...string[]])),
  /** ISO time; a later one than now counts as now. */
  seen_at: orNothing(z.iso.datetime()),
  desk: orNothing(name),
} as const
const description = z.strictObject(described)
export type Description = z.output<typeof description>

const deskEntry = z.strictObject({
  id: uuid,
  is_found: yesNo,
  ...described,
  /** Who reports it to the desk, and whom to call. */
  name: orNothing(name),
  phone: orNothing(phone),
  ...noticeFields,
})

/** A person in the list of all desks. */
const personRow = z.strictObject({
  id: z.string(),
  /** As desks say it: "number 117". */
  number: z.int(),
  is_found: z.boolean(),
  sex: z.nullable(z.enum(sexes)),
  age_band: z.nullable(z.enum(ageBands)),
  colours: z.array(z.enum(colours)),
  garments: z.array(z.enum(garments)),
  village: z.string(),
  place: z.nullable(z.string()),
  seen_at: z.nullable(z.string()),
  /** Where a found person is now. */
  desk: z.string(),
  /** A desk typed it; otherwise a visitor reported it. */
  is_from_desk: z.boolean(),
  /** A visitor's text; '' for a desk's entry. */
  person: z.string(),
  /** Where they were last seen, in words. */
  last_seen: z.string(),
  has_photo: z.boolean(),
  status: z.enum(['open', 'closed']),
  outcome: z.nullable(z.enum(outcomes)),
  created_at: z.string(),
  closed_at: z.nullable(z.string()),
  police_at: z.nullable(z.string()),
  /** Many others sent around the same time use the same words, so they are looked at together as a flood. */
  is_alike: z.optional(z.boolean()),
})
export type PersonRow = z.output<typeof personRow>

const person = z.extend(personRow, {
  first_name: z.string(),
  speaks: z.nullable(z.enum(spokenLanguages)),
  marks: z.string(),
  /** Who reported it. */
  name: z.string(),
  phone: z.string(),
  /** It was a public post that staff removed. */
  was_post: z.boolean(),
  note: z.string(),
  entered_by: z.string(),
  closed_by: z.string(),
  police_by: z.string(),
  police_station: z.string(),
  /** When the police were informed that the search is over, and by whom. */
  police_end_at: z.nullable(z.string()),
  police_end_by: z.string(),
  changed_at: z.string(),
  /** Where the reporter's phone was, if they added it, and when. */
  position: z.nullable(
    z.strictObject({ lat: z.number(), lng: z.number(), accuracy_m: z.int(), at: z.string() }),
  ),
})
export type Person = z.output<typeof person>

const noted = {
  note: longText(1000),
  /** As it was read. A console opened before this field existed sends none and may not reopen a search. */
  instead_of: z.optional(z.strictObject({ closed_at: z.nullable(z.string()), note: z.string() })),
} as const
const decision = z.union([
  z.strictObject({ status: z.literal('open'), ...noted }),
  z.strictObject({
    status: z.literal('closed'),
    outcome: z.enum(['together', 'police', 'mistake']),
    ...noted,
  }),
])
export type Decision = z.output<typeof decision>

const params = z.strictObject({ id: uuid })
/** The person, and the three best matches at most. */
const detail = z.strictObject({
  now: z.string(),
  person,
  proposals: z.array(proposal),
  compared: z.int(),
  /** null: not found at a desk, or no check was made yet. */
  hand_over: z.nullable(handOver),
  loud: loudspeaker,
  /** null: a found person, or nobody has said where they were last seen. */
  search: z.nullable(search),
  /** null: a found person. */
  call: z.nullable(publicCall),
})
export type PersonDetail = z.output<typeof detail>

/**
 * Refused: `not-found` 404, `closed` 409 (another desk closed it first), `hand-over-needed` 409 (somebody at a desk, or whoever may
 * be under 18, leaves by two checks), `police-needed` 409 (no police were told yet), `note-needed` 409 (how the desk knows it is
 * not said), `changed-meanwhile` 409 (another desk wrote first),
 * `key-reused` 422, `file-too-large` 413, `not-an-image` 400.
 */
export const reuniteContract = defineContract({
  'GET /api/missing-persons': {
    access: 'missing-persons',
    shows: 'missing-persons',
    summary: 'Lost and found persons of all desks, newest first; each look is on record',
    query: z.strictObject({
      list: z.enum(['open', 'closed']),
      /** Multiple of the usual length, for a longer list. */
      times: z._default(queryInteger(1, 20), 1),
    }),
    reply: z.strictObject({
      now: z.string(),
      persons: z.array(personRow),
      /** How many the list leaves out. */
      more: z.int(),
    }),
  },
  'GET /api/missing-persons/:id': {
    access: 'missing-persons',
    shows: 'missing-person',
    summary: 'All that is known of one person, and who it may be; each look is on record',
    params,
    reply: detail,
  },
  'GET /api/missing-persons/:id/photo': {
    access: 'missing-persons',
    shows: 'missing-person-photo',
    summary: 'The photo of a person; each look is on record',
    params,
    reply: z.any(),
  },
  'POST /api/missing-persons/entries': {
    access: 'missing-persons',
    summary: 'A desk enters somebody who is missing, or who was found and is there',
    body: deskEntry,
    files: [photoPart('photo', false)],
    /** `photo_waits`: there is no room for the photo now; the same entry, sent again, adds it. */
    reply: z.strictObject({ id: z.string(), number: z.int(), photo_waits: z.optional(z.boolean()) }),
    status: 201,
  },
  'PUT /api/missing-persons/:id/description': {
    access: 'missing-persons',
    summary: 'Writes down or corrects how a person can be known again',
    params,
    body: z.extend(description, { changed_at: z.string() }),
    reply: person,
  },
  'PATCH /api/missing-persons/:id': {
    access: 'missing-persons',
    summary: 'Notes what was done, closes the search, or opens it again; of two who change it one is refused',
    params,
    body: decision,
    reply: person,
  },
})
