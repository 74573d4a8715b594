import type { Generated } from 'kysely'
import type { StoredColumns } from '#kit/server/staff/row-columns.ts'
import type { Doubt, PlaceAnswer } from './answers.ts'
import type { placeColumns } from './columns.ts'

export type FacilitiesTable = StoredColumns<typeof placeColumns> & {
  id: string
  created_at: Date
  updated_at: Date
  doubt: Doubt | null
  answers_from: Date | null
}
export type AnswersTable = {
  facility_id: string
  device: string
  network: string
  answer: PlaceAnswer
  seen_at: Date
  created_at: Date
  is_known: boolean
  id: Generated<string>
  dismissed_at: Date | null
  is_near: boolean | null
}
export type PlaceTables = { facilities: FacilitiesTable; facility_answers: AnswersTable }
