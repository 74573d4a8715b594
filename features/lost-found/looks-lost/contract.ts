import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { longText, name, orNothing, phonePosition, uuid } from '#common/fields.ts'
import { noticeFields } from '#common/notice.ts'
import { ageBands } from '../missing-person/person-kinds.ts'
import { colours } from '../reunite/description-kinds.ts'

/** How often a day a phone may report that somebody looks lost. */
export const sightingsPerDay = 20

/** A passer-by's report: how old somebody looks, the colour of their clothes, and the post or the phone's position. */
const sighting = z
  .strictObject({
    id: uuid,
    age_band: z.enum(ageBands),
    colour: z.enum(colours),
    where: longText(120),
    position: orNothing(phonePosition),
    /** The name that the person gives. */
    first_name: orNothing(name),
    ...noticeFields,
  })
  .check(
    z.refine(({ where, position }) => where !== '' || position !== '', {
      path: ['where'],
      error: 'required',
    }),
  )

/** Refused: `voter_required` 401, `too-many` 429, `work_required` 403, `key-reused` 422. */
export const looksLostContract = defineContract({
  'POST /api/missing-persons/sightings': {
    access: 'device',
    summary:
      'Tells the desks that somebody looks lost: place, age and colour, without a word of who tells it',
    body: sighting,
    reply: z.strictObject({ id: z.string(), number: z.int(), created_at: z.string() }),
    status: 201,
  },
})
