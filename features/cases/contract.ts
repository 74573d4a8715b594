import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { longText, queryInteger, requiredText, text, uuid } from '#common/fields.ts'
import { longestNote } from './limits.ts'

/** Minutes that the chief may set for a kind. */
const mostMinutes = 1440

/** A case as the console shows it to whoever may see its kind. */
const caseRow = z.strictObject({
  id: z.string(),
  /** As people say it: "case 117". */
  number: z.int(),
  kind: z.string(),
  /** Its subject, as the feature that raised it names it: the id of a row, the name of an alarm. */
  subject: z.string(),
  title: text,
  is_urgent: z.boolean(),
  /** How often it was reported. */
  told: z.int(),
  raised_at: z.string(),
  /** When somebody should have taken it. */
  due_at: z.string(),
  seen_at: z.nullable(z.string()),
  /** User name of whoever took it. */
  owner: z.nullable(z.string()),
  is_mine: z.boolean(),
  taken_at: z.nullable(z.string()),
  /** The post that is notified next if nobody takes it, and when; null: nobody is left to notify. */
  next: z.nullable(z.strictObject({ post: text, at: z.string() })),
  done_at: z.nullable(z.string()),
  done_by: z.nullable(z.string()),
  /** The states that 'Done' offers; empty: it asks nothing. */
  endings: z.optional(z.array(z.strictObject({ id: z.string(), label: text }))),
  /** It is ended and reopened in the panel of its matter. */
  in_panel: z.optional(z.boolean()),
  /** Nobody has taken it, and many others sent around the same time use the same words, so they are looked at together as a flood. */
  is_alike: z.optional(z.boolean()),
  /** Staff's newest note; '' for none. */
  note: z.string(),
  /** null: the subject was erased or removed. */
  about: z.nullable(
    z.strictObject({
      place: z.nullable(text),
      detail: z.nullable(text),
      /** Numbers for an alarm's sentence. */
      figures: z.optional(z.record(z.string(), z.number())),
      /** What is known, in our words. */
      known: z.optional(text),
      /** What the sender wrote; '' for nothing. */
      words: z.string(),
    }),
  ),
})
export type CaseRow = z.output<typeof caseRow>

const caseStep = z.strictObject({
  at: z.string(),
  step: z.enum([
    ...(['raised', 'told', 'seen', 'taken', 'handed-over', 'put-back'] as const),
    ...(['noted', 'done', 'over', 'reopened'] as const),
  ]),
  by: z.string(),
  to: z.string(),
  note: z.string(),
})
export type CaseStep = z.output<typeof caseStep>

const list = z.strictObject({
  /** The server's time: a phone's clock may be wrong. */
  now: z.string(),
  cases: z.array(caseRow),
  /** Open cases that the list leaves out, by kind. A server of the previous version does not send it. */
  more: z.optional(z.array(z.strictObject({ kind: z.string(), open: z.int(), untaken: z.int() }))),
  /** How many were done within the last day. */
  done: z.int(),
})
export type CaseList = z.output<typeof list>

/** What an open console and the wall need; the only detail is a place named by the corporation. */
const caseWatch = z.strictObject({
  now: z.string(),
  /** Live topics of the kinds that the account may see. */
  topics: z.array(z.string()),
  cases: z.array(
    z.extend(
      z.pick(caseRow, {
        id: true,
        kind: true,
        title: true,
        is_urgent: true,
        raised_at: true,
        due_at: true,
        seen_at: true,
        owner: true,
        is_mine: true,
      }),
      { place: z.optional(text) },
    ),
  ),
})
export type CaseWatch = z.output<typeof caseWatch>

const params = z.strictObject({ id: uuid })

/**
 * Minutes by kind, and the posts that are notified of a kind in order, after everybody who may see it. `only`: the kinds of
 * which not everybody is notified at once; without it that setting stays.
 */
export const caseSettings = z.strictObject({
  only: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100))),
  order: z._default(z.record(z.string().check(z.maxLength(40)), z.array(uuid).check(z.maxLength(20))), {}),
  minutes: z.record(z.string().check(z.maxLength(40)), z.int().check(z.minimum(1), z.maximum(mostMinutes))),
})
export type CaseSettings = z.output<typeof caseSettings>

/** How a kind was set when the chief read it. */
const kindAsRead = z.strictObject({
  kind: z.string().check(z.maxLength(40)),
  minutes: z.int(),
  posts: z.array(uuid),
  everybody: z.boolean(),
})
export type KindAsRead = z.output<typeof kindAsRead>

/**
 * Refused: `not-found` 404 (also for a kind that the account may not see), `taken` 409 (somebody else has it), `not-yours` 409,
 * `changed-meanwhile` 409 (a kind is not set as in `instead_of` any more),
 * `done` 409, `ending-needed` 409 (the state of the matter is missing), `in-panel` 409 (the matter is ended and reopened in its
 * own panel), `open` 409 (there is an open case about it), `may-not` 409 (the named colleague may not see this kind, or is not on
 * duty).
 */
export const casesContract = defineContract({
  'GET /api/cases': {
    access: 'staff',
    shows: 'cases',
    summary: 'Cases that need a person, of the kinds that the account may see',
    query: z.strictObject({
      list: z.enum(['open', 'done']),
      /** Multiple of the usual length, for a longer list. */
      times: z._default(queryInteger(1, 20), 1),
    }),
    reply: list,
  },
  'GET /api/cases/watch': {
    access: 'staff',
    summary: 'Open cases of these kinds without what they are about, for every screen of the console',
    reply: caseWatch,
  },
  'GET /api/cases/:id': {
    access: 'staff',
    shows: 'case',
    summary: 'A case and what happened to it',
    params,
    reply: z.strictObject({ now: z.string(), case: caseRow, steps: z.array(caseStep) }),
  },
  'POST /api/cases/seen': {
    access: 'staff',
    summary: 'Marks these cases as seen',
    body: z.strictObject({ ids: z.array(uuid).check(z.minLength(1), z.maxLength(200)) }),
    reply: z.void(),
    status: 204,
  },
  'POST /api/cases/:id/take': {
    access: 'staff',
    summary: 'Takes a case; of two at the same time one is refused',
    params,
    body: z.strictObject({}),
    reply: caseRow,
  },
  'POST /api/cases/:id/hand-over': {
    access: 'staff',
    summary: 'Gives a case that one has taken to a colleague, or back to everybody',
    params,
    body: z.strictObject({
      /** User name; null: whoever is next. */
      to: z.nullable(z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(64))),
      note: longText(longestNote),
    }),
    reply: caseRow,
  },
  'POST /api/cases/:id/done': {
    access: 'staff',
    summary: 'Closes a case and says what was done, and how it is there now where its kind asks that',
    params,
    body: z.strictObject({
      note: requiredText(longestNote),
      /** One of the case's `endings`. */
      ending: z.optional(z.string().check(z.maxLength(40))),
    }),
    reply: caseRow,
  },
  'POST /api/cases/:id/reopen': {
    access: 'staff',
    summary: 'Opens a done case again: it goes back to everybody, and its time begins anew',
    params,
    body: z.strictObject({}),
    reply: caseRow,
  },
  'GET /api/cases/settings': {
    access: 'admin',
    summary: 'In how many minutes cases of each kind should be taken',
    reply: z.strictObject({
      kinds: z.array(
        z.strictObject({ kind: z.string(), title: text, minutes: z.int(), default_minutes: z.int() }),
      ),
    }),
  },
  'PUT /api/cases/settings': {
    access: 'admin',
    summary: 'Sets these minutes',
    body: z.extend(caseSettings, {
      /** Only this kind is changed. A console opened before this field existed sends none, and replaces all kinds. */
      instead_of: z.optional(kindAsRead),
    }),
    reply: caseSettings,
  },
})
