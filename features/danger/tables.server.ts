import type { Generated, Kysely, Selectable } from 'kysely'
import type { Kind, State, WalkerAnswer } from './danger-kinds.ts'

type DangersTable = {
  id: string
  kind: Kind
  place_en: string
  place_hi: string
  is_near: boolean
  lat: number | null
  lng: number | null
  precision_m: number | null
  state: Generated<State>
  note_en: Generated<string>
  note_hi: Generated<string>
  told: Generated<number>
  observed_at: Date
  told_at: Date
  answered_at: Generated<Date | null>
  created_at: Date
  updated_at: Date
}
type ReportsTable = {
  id: string
  danger_id: string
  words: string
  lat: number | null
  lng: number | null
  accuracy_m: number | null
  is_chosen: boolean | null
  image_hash: string | null
  device: string
  network: Generated<string>
  fingerprint: string
  notice_version: string
  notice_language: 'en' | 'hi'
  observed_at: Date
  created_at: Date
}
export type AnswersTable = {
  danger_id: string
  device: string
  network: Generated<string>
  answer: WalkerAnswer
  seen_at: Date
  created_at: Date
}
export type DangerTables = {
  dangers: DangersTable
  danger_reports: ReportsTable
  danger_answers: AnswersTable
}
export type DangerDatabase = Kysely<DangerTables>
export type DangerRow = Selectable<DangersTable>
export type ReportRow = Selectable<ReportsTable>
