import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { lineKinds } from './import/tags.ts'

/** A line as text: Google's encoded polyline format, five decimals (about one metre). */
const line = z.string()

/** The background of every map, imported once from OpenStreetMap. */
export const streetPlan = z.strictObject({
  /** Streets, railways and rivers. */
  lines: z.partialRecord(z.enum(lineKinds), z.array(line)),
  /** Water and parks, each as rings; a ring inside another is a hole. */
  areas: z.partialRecord(z.enum(lineKinds), z.array(z.array(line))),
  /** Most important first. `at`: latitude and longitude. `hi` is left out if it equals `en`. */
  names: z.array(
    z.strictObject({
      kind: z.enum([...lineKinds, 'town', 'quarter', 'station']),
      at: z.tuple([z.number(), z.number()]),
      en: z.string(),
      hi: z.optional(z.string()),
    }),
  ),
  /** When it was imported, ISO 8601. */
  imported_at: z.string(),
})
export type StreetPlan = z.output<typeof streetPlan>

export const tileChoice = z.strictObject({
  /** Whether maps may offer street tiles from a server other than the guide's own. */
  foreign_tiles: z.boolean(),
})

export const streetPlanContract = defineContract({
  'GET /api/street-plan': {
    access: 'anyone',
    summary: 'The street plan under every map, and whether maps may offer tiles of another server',
    reply: z.strictObject({ plan: z.nullable(streetPlan), ...tileChoice.shape }),
  },
  'PUT /api/street-plan/tiles': {
    access: 'content',
    summary: 'Lets maps offer tiles of another server, or not',
    body: tileChoice,
    reply: tileChoice,
  },
})
