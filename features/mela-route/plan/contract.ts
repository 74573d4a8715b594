import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { bothOrNone, longText, text, uuid } from '#common/fields.ts'
import { exportsFile, importsFile } from '#common/file-report.ts'
import { requestFields, staffRowShape } from '#common/row-columns.ts'
import { ruleColumns } from './columns.ts'
import { longestSaid } from './limits.ts'
import { modes } from './rule-kinds.ts'

/** See `Hours` in common/validity.ts. */
const hours = z.strictObject({
  from_day: z.int().check(z.minimum(1), z.maximum(7)),
  from_time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  to_day: z.int().check(z.minimum(1), z.maximum(7)),
  to_time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
})
/** Hours that end where they begin would never apply. */
const someHours = hours.check(
  z.refine(({ from_day, from_time, to_day, to_time }) => from_day !== to_day || from_time !== to_time, {
    path: ['to_time'],
    error: 'invalid',
  }),
)

/** A rule as staff see it, also when it is hidden from visitors (`is_shown` false). */
const staffRule = z.strictObject({
  ...staffRowShape(ruleColumns),
  modes: z.array(z.enum(modes)),
  /** null: at all hours. */
  hours: z.nullable(hours),
})
export type StaffRule = z.output<typeof staffRule>
/** One gate, one-way, closure or way, as everybody reads it. */
const travelRule = z.omit(staffRule, { is_shown: true })
export type TravelRule = z.output<typeof travelRule>
const travelPlan = z.strictObject({
  rules: z.array(
    z.extend(travelRule, {
      /** Orders of the first and the last waypoint that its place names; absent if it names none. */
      on_walk: z.optional(z.tuple([z.int(), z.int()])),
    }),
  ),
  /** The last station on the walk and its distance on foot; null if no station's position is known. */
  station: z.nullable(z.strictObject({ name: text, km: z.int() })),
})
export type TravelPlan = z.output<typeof travelPlan>
/** In both languages or in none. */
const optionalPair = z
  .strictObject({ en: longText(longestSaid), hi: longText(longestSaid) })
  .check(bothOrNone)
const fields = {
  ...requestFields(ruleColumns),
  ...{ leave: optionalPair, walk: optionalPair },
  modes: z.array(z.enum(modes)).check(z.minLength(1), z.maxLength(modes.length)),
  hours: z.nullable(someHours),
}
const isInOrder = z.refine<{ valid_from: string; valid_until: string }>(
  ({ valid_from, valid_until }) => valid_from <= valid_until,
  { path: ['valid_until'], error: 'invalid' },
)
const newRule = z.strictObject({ id: uuid, ...fields }).check(isInOrder)
const changedRule = z.strictObject({ ...fields, updated_at: z.string() }).check(isInOrder)
export type RuleFields = Omit<z.output<typeof newRule>, 'id'>

/** Refused: `changed-meanwhile` 409, `taken` 409 (another rule of this kind, place and first hour), `not-found` 404. */
export const planContract = defineContract({
  'GET /api/travel-rules': {
    access: 'anyone',
    summary: 'Gates, one-ways, closures and ways of the days to come, each with its validity and source',
    reply: travelPlan,
  },
  'GET /api/travel-rules/all': {
    access: 'content',
    summary: 'Every rule of the traffic, also past and hidden ones',
    reply: z.strictObject({ rules: z.array(staffRule) }),
  },
  'GET /api/travel-rules/file': {
    access: 'content',
    summary: 'The rules that the guide shows, as a CSV file that can be imported again',
    ...exportsFile,
  },
  'POST /api/travel-rules/file': {
    access: 'content',
    summary:
      'Imports traffic rules from a CSV file, all or nothing; a dry run only reports what would change',
    ...importsFile,
  },
  'POST /api/travel-rules': {
    access: 'content',
    summary: 'Adds a rule of the traffic',
    body: newRule,
    reply: staffRule,
    status: 201,
  },
  'PUT /api/travel-rules/:id': {
    access: 'content',
    summary: 'Changes a rule that is still as it was seen',
    params: z.strictObject({ id: uuid }),
    body: changedRule,
    reply: staffRule,
  },
})
