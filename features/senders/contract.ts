import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { text, uuid } from '#common/fields.ts'

/** The most networks that the page lists of one kind, and the most reports of one network. */
export const most = { networks: 300, reports: 1000 }

/** A network, by a name that does not reveal its address. */
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
  /** Calls in the last ten minutes: from all networks, and from the busiest one. */
  used: z.int(),
  busiest: z.int(),
  networks: z.int(),
  /** The most calls that are normal in ten minutes. */
  ordinary: z.strictObject({ network: z.int(), all: z.int() }),
  /** Proof-of-work answers that a new phone on the busiest network owes. */
  answers: z.int(),
  /** The busiest ten minutes of the last hour, if above normal. */
  unusual: z.nullable(z.strictObject({ count: z.int(), seconds: z.int(), networks: z.int() })),
  /** The senders of open reports; null: this kind has nothing to close. */
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
  /** A number that tells this network's phones apart. */
  phone: z.int(),
  kind: z.nullable(text),
  place: z.nullable(text),
  words: z.string(),
})
export type SentReport = z.output<typeof report>

const overview = z.strictObject({ now: z.string(), uses: z.array(use), closings: z.array(closing) })
export type Overview = z.output<typeof overview>

/**
 * Each account sees the kinds whose permission it has; `admin` sees those that need none. Refused: `not-found` 404 (also for
 * a kind that the account may not see), `undone` 409.
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
      /** When the page was read. Later reports are not closed, because nobody has seen them. */
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
