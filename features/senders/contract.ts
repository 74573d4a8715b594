import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { text, uuid } from '#common/fields.ts'

/** Networks of one kind that the page names, those with most reports first; the reports of one that it lists. */
export const most = { networks: 300, reports: 1000 }

/** A network, by a name that says nothing of its address. */
const network = z.string().check(z.regex(/^([0-9a-f]{12}|similar)$/))

const sender = z.strictObject({
  network,
  reports: z.int(),
  phones: z.int(),
  first_at: z.string(),
  last_at: z.string(),
})
export type Sender = z.output<typeof sender>

const use = z.strictObject({
  budget: z.string(),
  title: text,
  /** Uses of the last ten minutes: of all networks, and of the one with most. */
  used: z.int(),
  busiest: z.int(),
  networks: z.int(),
  /** What ten ordinary minutes bring at most. */
  ordinary: z.strictObject({ network: z.int(), all: z.int() }),
  /** Answers of work that a new phone of the busiest network owes. */
  answers: z.int(),
  /** The worst ten minutes of the last hour, where they were more than ordinary. */
  unusual: z.nullable(z.strictObject({ count: z.int(), seconds: z.int(), networks: z.int() })),
  /** Who sent what still waits; null: there is nothing to close. */
  senders: z.nullable(z.array(sender)),
})
export type Use = z.output<typeof use>

const closing = z.strictObject({
  id: uuid,
  budget: z.string(),
  title: text,
  reports: z.int(),
  closed_by: z.string(),
  closed_at: z.string(),
  undone_by: z.nullable(z.string()),
})
export type Closing = z.output<typeof closing>

const report = z.strictObject({
  id: uuid,
  at: z.string(),
  /** Numbers the phones of this network. */
  phone: z.int(),
  kind: z.nullable(text),
  place: z.nullable(text),
  words: z.string(),
})
export type SentReport = z.output<typeof report>

const overview = z.strictObject({ now: z.string(), uses: z.array(use), closings: z.array(closing) })
export type Overview = z.output<typeof overview>

/**
 * Each account sees the kinds whose permission it has, and `admin` those that have none. Refused: `not-found` 404 (also of a kind that the
 * account may not see), `undone` 409.
 */
export const sendersContract = defineContract({
  'GET /api/senders': {
    access: 'dashboard',
    summary: 'How much each kind of call is used, by network, and what was closed together',
    reply: overview,
  },
  'GET /api/senders/:budget/:network': {
    access: 'dashboard',
    shows: 'sent-reports',
    summary: 'What one network sent in the last hours and waits, each report short',
    params: z.strictObject({ budget: z.string().check(z.maxLength(40)), network }),
    reply: z.strictObject({ reports: z.array(report), more: z.int() }),
  },
  'POST /api/senders/closings': {
    access: 'dashboard',
    summary: 'Closes what some networks sent, except what is to stay and what somebody has taken',
    body: z.strictObject({
      id: uuid,
      budget: z.string().check(z.maxLength(40)),
      networks: z.array(network).check(z.minLength(1), z.maxLength(most.networks)),
      /** Reports that stay open. */
      keep: z.array(uuid).check(z.maxLength(5000)),
      /** When the page was read: what came later was seen by nobody. */
      until: z.iso.datetime(),
    }),
    reply: closing,
  },
  'POST /api/senders/closings/:id/undo': {
    access: 'dashboard',
    summary: 'Opens again what was closed together',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({}),
    reply: closing,
  },
})
