import type { Generated, Kysely, Selectable } from 'kysely'
import { photoPath } from '#common/photo.ts'
import type { Photo } from './contract.ts'

export type PhotosTable = {
  id: string
  arrival: Generated<string>
  image_hash: string
  width: number
  height: number
  name: string
  phone: string
  phone_normalized: string | null
  description: string
  device: string
  fingerprint: string
  notice_version: string
  notice_language: 'en' | 'hi'
  is_approved: Generated<boolean>
  is_hidden: Generated<boolean>
  hidden_reason: string | null
  vote_count: Generated<number>
  created_at: Date
}
type VotesTable = {
  photo_id: string
  user_identifier: string
  device: string
  network: string
  device_age_s: number
  seen: number | null
  created_at: Generated<Date>
  voided_at: Date | null
}
type DecisionsTable = {
  id: Generated<string>
  photo_id: string
  decision: 'void' | 'restore'
  network: string | null
  from_time: Date | null
  until_time: Date | null
  reason: string
  votes: number
  decided_by: string
  decided_at: Date
  /** How many networks a decision over all photos was on. */
  cohort_networks: number | null
}
type ReportsTable = { photo_id: string; device: string; network: string; reported_at: Date }
export type ContestTables = {
  photo_contest_submissions: PhotosTable
  photo_votes: VotesTable
  photo_vote_decisions: DecisionsTable
  photo_reports: ReportsTable
}
export type ContestDatabase = Kysely<ContestTables>

/** `image_hash` of an entry whose picture was erased. Such an entry stays hidden. */
export const erasedImage = ''

/** Columns that `publicPhoto` needs. */
export const publicColumns = [
  'id',
  'image_hash',
  'width',
  'height',
  'name',
  'created_at',
  'is_approved',
  'vote_count',
] as const
export type PublicRow = Pick<Selectable<PhotosTable>, (typeof publicColumns)[number]>

/** The public part of a row: no phone, no description, no device. */
export function publicPhoto(row: PublicRow): Photo {
  return {
    id: row.id,
    image_url: photoPath(row.image_hash, 800),
    width: row.width,
    height: row.height,
    name: row.name,
    created_at: row.created_at.toISOString(),
    is_approved: row.is_approved,
    vote_count: row.vote_count,
  }
}
