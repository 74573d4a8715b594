import { fairDate } from '#common/fair-time.ts'
import { editions } from '#content/edition.ts'
import type { TableSum } from '../db/copy/rows.ts'
import type { AppliedMigration } from '../db/copy/schema.ts'
import type { SequenceState, TableShape } from '../db/copy/tables.ts'

/**
 * The contents of one backup. It is written last, once the backup was restored and compared: without it a backup does not
 * count. In the store:
 * `runs/{id}/manifest.age`, `runs/{id}/schema.age` (the SQL that makes the tables), `runs/{id}/tables/{table}/{part}.age`
 * (rows as COPY writes them), and `files/{key}.age`, which all backups share.
 */
export type Manifest = {
  format: 1
  /** When the rows were read, ISO. */
  takenAt: string
  /** Year of the fair. */
  edition: number
  migrations: AppliedMigration[]
  tables: (TableShape & TableSum & { parts: number })[]
  sequences: SequenceState[]
  /** Photos; undefined if the store lies in the data folder itself. */
  files: FileSum[] | undefined
}
export type FileSum = { key: string; size: number; sha256: string }

/** Name of a backup taken at this time, such as `20270719-023000`; sorts by time. */
export const runIdOf = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')
/** The time (ms) in the name of a backup. */
export const timeOfRun = (id: string): number =>
  Date.parse(id.replace(/^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z'))

export const manifestOf = (id: string): string => `runs/${id}/manifest.age`
/** The manifest before the backup was restored and compared: an interrupted backup does not count. */
export const unprovenOf = (id: string): string => `runs/${id}/unproven.age`
export const schemaOf = (id: string): string => `runs/${id}/schema.age`
export const partOf = (id: string, table: string, part: number): string =>
  `runs/${id}/tables/${table}/${String(part).padStart(5, '0')}.age`
/** A key of the storage has at most one dot, and `.age` takes it. */
export const fileOf = (key: string): string => `files/${key.replace('.', '-')}.age`

/** The fair to which data of a moment belongs: the current or the next one. */
export function editionAt(ms: number): number {
  const today = fairDate(ms)
  const next = editions.find(({ shravan }) => shravan.to >= today) ?? editions.at(-1)
  return next?.year ?? new Date(ms).getUTCFullYear()
}
