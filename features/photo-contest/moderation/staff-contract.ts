import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { requiredText, uuid } from '#common/fields.ts'
import { photo } from '../contract.ts'
import { signs } from '../votes/cohorts.ts'

/** Lists of entries; `waiting`: neither approved nor hidden, the reported ones first. */
const entryLists = ['waiting', 'reported', 'approved', 'hidden'] as const
export type EntryList = (typeof entryLists)[number]

/** An entry as an admin sees it: with the sender's phone number. */
const staffEntry = z.extend(photo, {
  phone: z.string(),
  description: z.string(),
  /** False: its picture was erased, so it stays hidden. */
  has_files: z.boolean(),
  is_hidden: z.boolean(),
  hidden_reason: z.nullable(z.string()),
  /** Networks from which somebody reported it. */
  reports: z.number(),
})
export type StaffEntry = z.output<typeof staffEntry>

export const contestSettings = z.strictObject({
  /** Others see a photo once it is approved (threats D4). */
  only_approved: z.boolean(),
  /** No more entries and votes. */
  is_closed: z.boolean(),
})
export type ContestSettings = z.output<typeof contestSettings>

/** Signs of bought votes for a photo. They ask staff to look and block no vote. */
const voteFlags = z.strictObject({
  /** (a) Standard deviations by which its most unusual network exceeds what other photos get from there. Suspicious above 6. */
  network_z: z.number(),
  /** (b) Share of votes from networks that voted for no other photo. Suspicious above 0.25. */
  exclusive_share: z.number(),
  /** (c) Share of phones that, as they say, saw no other photo. Sorts only: shared links do that too. */
  saw_only_this: z.number(),
  /** (d) Most votes in one hour, as a multiple of its usual hour. Sorts only. */
  burst: z.number(),
  /** Share of its votes that is unusual, by the largest of these measures: photos are listed by it. */
  unusual_share: z.number(),
  is_suspicious: z.boolean(),
})
export type VoteFlags = z.output<typeof voteFlags>

const decision = z.strictObject({
  decision: z.enum(['void', 'restore']),
  network: z.nullable(z.string()),
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  reason: z.string(),
  /** How many votes it changed. */
  votes: z.number(),
  decided_by: z.string(),
  decided_at: z.string(),
})

/** The audit of one photo. A network is a keyed hash: it shows which votes came from one place, not from where. */
const voteAudit = z.strictObject({
  photo,
  valid: z.number(),
  voided: z.number(),
  flags: voteFlags,
  by_hour: z.array(z.strictObject({ hour: z.string(), valid: z.number(), voided: z.number() })),
  networks: z.array(
    z.strictObject({
      network: z.string(),
      valid: z.number(),
      voided: z.number(),
      /** Votes that came from there for other photos. */
      elsewhere: z.number(),
      z: z.number(),
      first: z.string(),
      last: z.string(),
    }),
  ),
  decisions: z.array(decision),
})
export type VoteAudit = z.output<typeof voteAudit>

const time = z.iso.datetime({ offset: true })
const networkName = z.string().check(z.regex(/^[\w-]{8,64}$/))
const rushCell = z.strictObject({
  photo: uuid,
  span: z.int().check(z.minimum(0)),
  age: z.int().check(z.minimum(0)),
})
/** Networks that voted alike and unlike all others, over all photos. No photo is accused: the votes are. */
const voteCohort = z.strictObject({
  networks: z.array(z.string()),
  /** Set if it is not all votes of these networks: those for a photo, in ten minutes and of phones of one age. */
  cells: z.array(rushCell),
  devices: z.int(),
  votes: z.int(),
  voided: z.int(),
  photos: z.array(z.strictObject({ id: z.string(), name: z.nullable(z.string()), votes: z.int() })),
  first: z.string(),
  last: z.string(),
  /** Signs that a program voted; without one it is only unusual. */
  signs: z.array(z.enum(signs)),
})
export type ShownCohort = z.output<typeof voteCohort>
const cohorts = z.strictObject({ cohorts: z.array(voteCohort) })

const params = z.strictObject({ id: uuid })

/** Error codes: `not-found` 404. */
export const staffContract = defineContract({
  'GET /api/photo-entries': {
    access: 'photos',
    shows: 'photo-entries',
    summary: 'Entries of the photo contest, by what staff have to do with them',
    query: z.strictObject({
      list: z.enum(entryLists),
      /** Only this one, whatever list it is in. */
      id: z.optional(uuid),
      after: z.optional(z.string().check(z.regex(/^\d{1,9}_\d{1,18}$/))),
    }),
    reply: z.strictObject({
      entries: z.array(staffEntry),
      next: z.nullable(z.string()),
      counts: z.strictObject({
        waiting: z.number(),
        reported: z.number(),
        approved: z.number(),
        hidden: z.number(),
      }),
    }),
  },
  'PUT /api/photo-entries/:id/approval': {
    access: 'photos',
    summary:
      'Lets a photo into the carousel (and, where only approved ones are shown, into the gallery), or takes it out',
    params,
    body: z.strictObject({ is_approved: z.boolean() }),
    reply: staffEntry,
  },
  'PUT /api/photo-entries/:id/visibility': {
    access: 'photos',
    summary: 'Hides a photo from everybody but its sender and staff, with the reason; or shows it again',
    params,
    body: z.discriminatedUnion('is_hidden', [
      z.strictObject({ is_hidden: z.literal(true), reason: requiredText(200) }),
      z.strictObject({ is_hidden: z.literal(false) }),
    ]),
    reply: staffEntry,
  },
  'DELETE /api/photo-entries/:id/files': {
    access: 'erase-photos',
    summary: 'Erases the picture of a hidden entry for good; its row and votes stay',
    params,
    reply: staffEntry,
  },
  'GET /api/photo-contest/settings': {
    access: 'votes',
    summary: 'What staff decided about the contest',
    reply: contestSettings,
  },
  'PUT /api/photo-contest/settings': {
    access: 'votes',
    summary: 'Shows approved photos only, or all; closes the contest, or opens it again',
    /** What is left out stays. */
    body: z.partial(contestSettings),
    reply: contestSettings,
  },
  'GET /api/vote-audits': {
    access: 'votes',
    summary: 'The flags of every photo with votes, most voted first',
    reply: z.strictObject({ audits: z.array(z.strictObject({ photo, flags: voteFlags })) }),
  },
  'GET /api/vote-audits/:id': {
    access: 'votes',
    summary: 'Where and when the votes of one photo came from',
    params,
    reply: voteAudit,
  },
  'GET /api/vote-cohorts': {
    access: 'votes',
    summary: 'Groups of networks that voted alike, found over all photos',
    reply: cohorts,
  },
  'POST /api/vote-cohorts/decisions': {
    access: 'votes',
    summary: 'Voids or restores all votes of a group of networks until a time, whatever photos they are for',
    body: z.strictObject({
      decision: z.enum(['void', 'restore']),
      networks: z.array(networkName).check(z.minLength(1), z.maxLength(10_000)),
      /** Narrows it to these votes of the networks. */
      cells: z.optional(z.array(rushCell).check(z.maxLength(10_000))),
      until: time,
      reason: requiredText(500),
    }),
    reply: cohorts,
    status: 201,
  },
  'POST /api/vote-audits/:id/decisions': {
    access: 'votes',
    summary: 'Voids or restores a cohort of votes; the count changes at once, the decision stays on record',
    params,
    body: z.strictObject({
      decision: z.enum(['void', 'restore']),
      /** What is left out does not narrow the cohort. */
      network: z.optional(networkName),
      from: z.optional(time),
      until: z.optional(time),
      reason: requiredText(500),
    }),
    reply: voteAudit,
    status: 201,
  },
})
