import type { KeyObject } from 'node:crypto'
import type { Text } from '#common/text.ts'
import type { BackupSettings } from '#kit/server/backup/store.ts'
import type { AnyDatabase } from '#kit/server/db/any-database.ts'
import type { DatabasePool } from '#kit/server/db/shared-pool.ts'
import type { Settings } from '#kit/server/settings.ts'
import type { Storage } from '#kit/server/storage/storage.ts'
import { type Check, type Finding, type Level, levels, type Seen } from './contract.ts'

export type Patient = {
  settings: BackupSettings & Pick<Settings, 'publicUrl' | 'metricsToken' | 'weather'>
  pool: DatabasePool
  db: AnyDatabase
  storage: Pick<Storage, 'put' | 'get' | 'remove'>
  /** Time of the server or of the command, in ms. */
  clock: () => number
  /** Signs the doctor's own requests. */
  key: KeyObject
  /** What the server process reports about itself; undefined if none runs. */
  own: Seen | undefined
  /** Free and total bytes of a folder's disk; default: the real ones. */
  space?: (folder: string) => Promise<{ free: number; all: number }>
}

export const finding = (check: Check, level: Level, say: Text): Finding => ({ check, level, say })

export const worstFirst = (all: readonly Finding[]): Finding[] =>
  all.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level))
/** The worst of several findings of one check; of equal ones the first. */
export const worst = (all: readonly Finding[]): Finding | undefined => worstFirst(all)[0]

/** Short words of an error for the operator: no addresses of visitors can be in it, since no visitor's data is involved. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  const { code, message } = error as NodeJS.ErrnoException
  return code ?? String(message).slice(0, 120)
}
