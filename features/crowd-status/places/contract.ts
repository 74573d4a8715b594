import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { uuid } from '#common/fields.ts'
import { exportsFile, importsFile } from '#common/file-report.ts'
import { type RowFields, requestFields, staffRowShape } from '#common/row-columns.ts'
import { crowdPlaceColumns } from './columns.ts'

/** A place where crowds are reported, as staff see it, also when it is hidden from visitors (`is_active` false). */
const staffCrowdPlace = z.strictObject(staffRowShape(crowdPlaceColumns))
export type StaffCrowdPlace = z.output<typeof staffCrowdPlace>

const fields = requestFields(crowdPlaceColumns)
const newPlace = z.strictObject({ id: uuid, ...fields })
const changedPlace = z.strictObject({ ...fields, updated_at: z.string() })
export type CrowdPlaceFields = RowFields<typeof crowdPlaceColumns>

/** Error codes: `taken` 409 (another place has the English name), `changed-meanwhile` 409, `not-found` 404. */
export const crowdPlacesContract = defineContract({
  'GET /api/crowd-places': {
    access: 'content',
    summary: 'The places and gates where crowds are reported, also those taken out of the guide',
    reply: z.strictObject({ places: z.array(staffCrowdPlace) }),
  },
  'POST /api/crowd-places': {
    access: 'content',
    summary: 'Adds a place or a gate where crowds are reported',
    body: newPlace,
    reply: staffCrowdPlace,
    status: 201,
  },
  'PUT /api/crowd-places/:id': {
    access: 'content',
    summary: 'Changes a crowd place that is still as it was seen; who reports it and its reports stay',
    params: z.strictObject({ id: uuid }),
    body: changedPlace,
    reply: staffCrowdPlace,
  },
  'GET /api/crowd-places/file': {
    access: 'content',
    summary: 'The crowd places that the guide shows, as a CSV file that can be imported again',
    ...exportsFile,
  },
  'POST /api/crowd-places/file': {
    access: 'content',
    summary: 'Imports crowd places from a CSV file, all or nothing; a dry run only reports what would change',
    ...importsFile,
  },
})
