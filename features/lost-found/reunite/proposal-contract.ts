import * as z from 'zod/mini'
import { ageBands, sexes } from '../missing-person/person-kinds.ts'
import { colours, garments } from './description-kinds.ts'

/** What is compared between two persons, in the order in which it is shown. */
export const compared = ['sex', 'age', 'clothing', 'place', 'time', 'village', 'name', 'language'] as const
export type Compared = (typeof compared)[number]
/** null: unknown for one of the two. */
const fit = z.nullable(z.enum(['same', 'partly', 'not']))
export type Fit = z.output<typeof fit>

/** A possible match for a person, and how the two compare. */
export const proposal = z.strictObject({
  id: z.string(),
  number: z.int(),
  sex: z.nullable(z.enum(sexes)),
  age_band: z.nullable(z.enum(ageBands)),
  colours: z.array(z.enum(colours)),
  garments: z.array(z.enum(garments)),
  first_name: z.string(),
  village: z.string(),
  speaks: z.nullable(z.string()),
  place: z.nullable(z.string()),
  /** When last seen or found; if unknown, when it was reported. */
  seen_at: z.string(),
  desk: z.string(),
  person: z.string(),
  /** Half dots, 0 to 10. */
  half_dots: z.int(),
  fits: z.record(z.enum(compared), fit),
})
export type Proposal = z.output<typeof proposal>
