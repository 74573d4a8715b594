import type { Generated, Kysely, Selectable } from 'kysely'
import { maskPhone } from '#common/phone-number.ts'
import { photoPath } from '#common/photo.ts'
import type { Item, OwnItem } from './contract.ts'
import { type ItemKind, type ItemType, openDays } from './item-kinds.ts'
import type { AgeBand, Sex } from './missing-person/person-kinds.ts'
import type { Colour, Garment, SpokenLanguage } from './reunite/description-kinds.ts'
import type { CheckKind } from './reunite/hand-over-contract.ts'
import type { Ring } from './rings/rings.ts'

type ItemsTable = {
  id: string
  arrival: Generated<string>
  type: ItemType
  kind: ItemKind
  name: string
  phone: string
  show_phone: boolean
  description: string
  image_hash: string
  width: number
  height: number
  submitted_at: string | null
  helpdesk_contact: string | null
  helpdesk_verified: Generated<boolean>
  status: Generated<'open' | 'resolved' | 'hidden'>
  closed_at: Date | null
  hidden_reason: string | null
  is_approved: Generated<boolean>
  device: string
  network: Generated<string>
  /** Public once staff have approved it. */
  waits: Generated<boolean>
  fingerprint: string
  notice_version: string
  notice_language: 'en' | 'hi'
  created_at: Date
}
type RevealsTable = {
  id: Generated<string>
  item_id: string
  device: string | null
  staff_id: string | null
  /** Seen by a phone that the guide had known for less than a day. */
  is_young: Generated<boolean>
  at: Date
}
type AsksTable = { item_id: string; device: string; at: Date; granted_at: Date | null }
type ReportsTable = {
  id: string
  arrival: Generated<string>
  /** As it is said on the phone; derived from `arrival` by the database. */
  number: Generated<number>
  name: string
  phone: string
  is_found: boolean
  person: string
  last_seen: Generated<string>
  image_hash: string | null
  item_id: string | null
  status: Generated<'open' | 'closed'>
  note: Generated<string>
  device: string | null
  network: Generated<string>
  is_known_phone: Generated<boolean>
  fingerprint: string
  notice_version: string
  notice_language: 'en' | 'hi'
  created_at: Date
  closed_at: Date | null
  sex: Sex | null
  age_band: AgeBand | null
  first_name: Generated<string>
  village: Generated<string>
  speaks: SpokenLanguage | null
  colours: Generated<Colour[]>
  garments: Generated<Garment[]>
  marks: Generated<string>
  place: string | null
  seen_at: Date | null
  desk: Generated<string>
  is_from_desk: Generated<boolean>
  entered_by: Generated<string>
  outcome: 'handed-over' | 'together' | 'police' | 'mistake' | null
  closed_by: Generated<string>
  police_at: Date | null
  police_by: Generated<string>
  police_station: Generated<string>
  police_end_at: Date | null
  police_end_by: Generated<string>
  changed_at: Generated<Date>
  read_times: Generated<number>
  read_at: Date | null
  read_by: Generated<string>
  on_screens_at: Date | null
  on_screens_by: Generated<string>
  police_word_at: Date | null
  police_word_by: Generated<string>
  police_word_from: Generated<string>
  lat: number | null
  lng: number | null
  accuracy_m: number | null
  position_at: Date | null
  is_sighting: Generated<boolean>
  arrived_at: Generated<Date>
}
type HandOversTable = {
  person_id: string
  number: Generated<number>
  match_id: string | null
  begun_at: Generated<Date>
  given_at: Date | null
  given_by: Generated<string>
  receiver: Generated<string>
  relation: Generated<string>
  witness: Generated<string>
}
type ChecksTable = {
  id: Generated<string>
  person_id: string
  kind: CheckKind
  document: string
  staff_id: string
  username: string
  at: Generated<Date>
}
type SearchesTable = {
  person_id: string
  place_en: string
  place_hi: string
  lat: number
  lng: number
  since: Date
  started_by: Generated<string>
  stopped_at: Date | null
  call_id: string | null
  called_at: Date | null
  called_by: Generated<string>
}
type SearchRingsTable = {
  id: Generated<string>
  person_id: string
  ring: Ring
  told: string[]
  told_at: Generated<Date>
  widened_by: Generated<string>
}
export type LostFoundTables = {
  searches: SearchesTable
  search_rings: SearchRingsTable
  lost_found_items: ItemsTable
  lost_found_reveals: RevealsTable
  lost_found_asks: AsksTable
  missing_person_reports: ReportsTable
  missing_person_hand_overs: HandOversTable
  missing_person_checks: ChecksTable
}
export type LostFoundDatabase = Kysely<LostFoundTables>
export type ItemRow = Selectable<ItemsTable>

/** Why a post was hidden whose picture shows a child or a person. */
export const personReason = 'person'

/** What is shown depends on the time, and on whether pictures need approval. */
export type Rules = { now: number; onlyApproved: boolean }
export const oldestOpen = (now: number): Date => new Date(now - openDays * 86_400_000)

export const isPublic = (row: ItemRow, { now, onlyApproved }: Rules): boolean =>
  row.status === 'open' &&
  row.created_at > oldestOpen(now) &&
  (row.is_approved || !(onlyApproved || row.waits))

/** The public fields of a row. */
export const publicItem = (row: ItemRow): Item => ({
  id: row.id,
  type: row.type,
  kind: row.kind,
  name: row.name,
  description: row.description,
  phone_masked: maskPhone(row.phone),
  can_reveal: row.show_phone,
  images: photoPath(row.image_hash, 800),
  width: row.width,
  height: row.height,
  submitted_at: row.submitted_at,
  helpdesk_contact: row.helpdesk_contact,
  helpdesk_verified: row.helpdesk_verified,
  created_at: row.created_at.toISOString(),
})

/** What the reporter sees of it. */
export const ownItemOf = (row: ItemRow, rules: Rules, looks: { shown: number; asked: number }): OwnItem => ({
  ...publicItem(row),
  phone: row.phone,
  status: row.status,
  under_review: row.status === 'open' && (rules.onlyApproved || row.waits) && !row.is_approved,
  shown_to: looks.shown,
  asked: looks.asked,
})
