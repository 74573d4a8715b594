import type { Generated } from 'kysely'
import type { Doubt, PlaceAnswer } from './answers.ts'
import type { Facility, Verified } from './contract.ts'

export type FacilitiesTable = {
  id: string
  facility_type: Facility['facility_type']
  name_en: string
  name_hi: string
  location_en: string
  location_hi: string
  latitude: number | null
  longitude: number | null
  precision_m: number | null
  contact_number: string | null
  google_maps_link: string | null
  verified: Verified
  source: string
  is_active: boolean
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
