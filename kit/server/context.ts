import type { KeyObject } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { RawBuilder } from 'kysely'
import type { Clock } from '#common/clock.ts'
import type { Point } from '#common/distance.ts'
import type { Permission, Role } from '#common/permissions.ts'
import type { Text } from '#common/text.ts'
import type { CaseKind } from './cases.ts'
import type { Importer } from './csv/importer.ts'
import type { AnyDatabase } from './db/any-database.ts'
import type { DatabasePool } from './db/shared-pool.ts'
import type { Devices } from './http/device.ts'
import type { IdempotencyKeys } from './http/idempotency-keys.ts'
import type { Pages } from './http/pages.ts'
import type { ResponseCache } from './http/response-cache.ts'
import type { Alarms } from './limits/alarms.ts'
import type { Budgets } from './limits/budgets.ts'
import type { Limits } from './limits/limits.ts'
import type { Networks } from './limits/network.ts'
import type { WorkTasks } from './limits/work.ts'
import type { Live } from './live/live.ts'
import type { Looks } from './looks.ts'
import type { PhotoFolder } from './photos/photo-keys.ts'
import type { Photos } from './photos/photos.ts'
import type { Practice } from './practice.ts'
import type { Sent } from './sent.ts'
import type { Settings } from './settings.ts'
import type { Storage } from './storage/storage.ts'
import type { Surveyed } from './surveyed.ts'
import type { SurveyedLine } from './surveyed-line.ts'

/** What a feature's api gets from the server. It uses nothing else, so a test can pass another one. */
export type AppContext = {
  app: FastifyInstance
  settings: Settings
  clock: Clock
  /** The machine's own time, for authenticator codes, certificates and backups: a rehearsal's clock is ahead of it. */
  machineClock: Clock
  /** Set if this is not the real guide: then nothing is sent outside, and it is not backed up. */
  practice: Practice | undefined
  /** Typed per feature: `context.db.withTables<MyTables>()`. */
  db: AnyDatabase
  /** For LISTEN, batches and other direct queries. Never inside an open transaction, because they would not be part of it. */
  pool: DatabasePool
  live: Live
  responseCache: ResponseCache
  storage: Storage
  /** Uploaded pictures: re-encodes, stores, sends and deletes them. */
  photos: Photos
  /** Identifies devices by a signed cookie. */
  devices: Devices
  /** A keyed hash of the request's network: to detect patterns and to price newcomers, never to refuse by. */
  networkOf: Networks
  /** A key derived for one purpose, the same in every server process of one database. */
  secret: (purpose: string) => KeyObject
  /** Limits per device or account, shared by all server processes. */
  limits: Limits
  /** What a call may store, send or reveal: the shares of a phone, a network and a desk. */
  budgets: Budgets
  /** Proofs of work, required of strangers' phones for what must not be done by the thousand. */
  work: WorkTasks
  /** Counts that staff are alerted to above a ceiling. */
  alarms: Alarms
  /** Work that the server does at intervals. */
  looks: Looks
  /** Executes a write once however often it is retried. */
  idempotencyKeys: IdempotencyKeys
  /** The prerendered pages. */
  pages: Pages
  /** Every feature of this server. Retention and the dashboard read here what the others erase, count and export. */
  features: readonly ServerManifest[]
}

/** Adds a feature's calls to the server. */
export type FeatureApi = (context: AppContext) => void | Promise<void>

/** Inserts starter content into empty tables. It runs again after a kill halfway, so a second run must not double it. */
export type Starter = (context: AppContext) => Promise<void>

/** Rows of a feature's own table that are deleted once they are old. */
export type Erasure = {
  table: string
  /** How long a row is kept, in days; default: a year. */
  days?: number
  /** The rows to delete; `before` is `days` ago. */
  where: (before: Date) => RawBuilder<unknown>
  /** The rows belong to one fair and are deleted before the next one begins (`mela-guide next-fair`). */
  ofOneFair?: boolean
  /** Cached responses to renew once rows are gone. */
  topic?: string
}

/** What a feature keeps about a person, and how it is erased. SQL names the feature's own tables. */
export type PersonalData = {
  table: string
  /** What one row is, for staff: 'Complaints'. */
  kind: Text
  /** The column with the ten-digit phone number; without it only the phone that sent a row can take it back. */
  phone?: string
  /**
   * Audit-log subjects that record views. An entry with one of `lists` means that all rows were seen; an entry with one of
   * `rows`, one row: the SQL given there must equal the first word of the entry's id.
   */
  views: { lists: readonly string[]; rows: Readonly<Record<string, RawBuilder<unknown>>> }
  /**
   * What replaces the person if the row itself must stay (a photo's counted votes, a vehicle's departure); without it the row is
   * deleted.
   */
  replace?: RawBuilder<unknown>
  /**
   * Rows that must stay for now, such as a vehicle that is still parked, and why. `mark` records on them that they are to be
   * erased, so that their feature does it as soon as it may.
   */
  stays?: { where: RawBuilder<unknown>; why: Text; mark: RawBuilder<unknown> }
  /** Kinds of cases about these rows, by their ids: they end with the row. */
  cases?: readonly string[]
  /** Columns that name pictures, and their folder. The replacement names none of them. */
  pictures?: { columns: readonly string[]; folder: PhotoFolder }
  /** Updates lists and open phones after these rows were erased. */
  changed?: (context: AppContext, ids: readonly string[]) => Promise<void>
}

/**
 * A named place that people use to say where something is; `order`: of a stop of the walk, `post`: code of a numbered post,
 * `isGone`: taken down. `precision_m`: how far off its position may be.
 */
export type Landmark = {
  name: Text
  point?: Point
  precision_m?: number
  order?: number
  post?: string
  isGone?: true
}

/** How visitors are asked about a missing person: by a notice with the words of the search. */
export type SearchNotices = {
  /** In the caller's transaction; `tell` after the commit. */
  add: (trx: AnyDatabase, notice: { id: string; text: Text; until: Date }, at: Date) => Promise<void>
  /** Erases every such notice except these, and these too if their English words have changed. Returns whether there was any to erase. */
  keepOnly: (db: AnyDatabase, kept: readonly { id: string; en: string }[]) => Promise<boolean>
  /** Sends open phones the current notices. */
  tell: (context: Pick<AppContext, 'db' | 'features' | 'clock' | 'live' | 'responseCache'>) => Promise<void>
}

/** A member of staff who is on duty now. `point`: where their post is, if its name says so. */
export type OnDuty = { username: string; point: Point | undefined }

/**
 * A public place of a feature, for others that show what lies near their own. `precision_m`: how far off its position may be;
 * null if unknown. `isSurveyed`: a surveyor stood there.
 */
export type KnownPlace = {
  type: string
  name: Text
  address: Text
  point: Point | undefined
  precision_m: number | null
  isSurveyed: boolean
  /** It exists only during the fair. */
  isOfFair: boolean
  updated_at: Date
}

/** First and last day of a report: YYYY-MM-DD in Asia/Kolkata. */
export type ReportDays = { from: string; to: string }

/** A part of the report after the fair: only numbers, nothing about one person and nothing that a visitor wrote. */
export type ReportPart = (context: Pick<AppContext, 'db' | 'features'>, days: ReportDays) => Promise<unknown>

/**
 * What a feature brings to the server: `manifest` in its `manifest.server.ts`, one line in server/features.ts. SQL in it
 * names the feature's own tables only.
 */
export type ServerManifest = {
  /** Name of its folder. */
  name: string
  api?: FeatureApi
  /** What is deleted after a time, in this order: rows that refer to others come first. */
  erase?: readonly Erasure[]
  /** What is kept about persons, rows that refer to others first. */
  personal?: readonly PersonalData[]
  /** Kinds of cases it raises: what needs a person (kit/server/cases.ts). */
  cases?: readonly CaseKind[]
  /** Updates open phones after a matter was ended or reopened with its case. */
  endedByCase?: (context: AppContext) => Promise<void>
  /** What visitors send, for looking at a flood and closing it together. */
  sent?: readonly Sent[]
  /** Tables whose rows the dashboard counts. */
  counts?: readonly string[]
  /** Numbers of the dashboard's overview by name; `now` in ms. */
  overview?: Readonly<Record<string, (db: AnyDatabase, now: number) => Promise<unknown>>>
  /** Parts of the report after the fair, by the names in features/report/contract.ts. */
  report?: Readonly<Record<string, ReportPart>>
  /** Public places of these types. */
  places?: (db: AnyDatabase, types: readonly string[]) => Promise<KnownPlace[]>
  /** Named places of the fair, starting at the beginning of the walk. */
  landmarks?: (db: AnyDatabase) => Promise<Landmark[]>
  /** Places that the survey measures on the ground. */
  surveyed?: Surveyed
  /** The line of the walk, which the survey may replace. */
  surveyedLine?: SurveyedLine
  /** A relation with the columns device and browser, its family: for the audit of votes. */
  browsers?: RawBuilder<unknown>
  /** User names, in order, of the enabled accounts with this permission. */
  namesWho?: (db: AnyDatabase, permission: Permission) => Promise<string[]>
  /** The roles of these accounts; disabled and unknown ones are left out. */
  rolesOf?: (db: AnyDatabase, accounts: readonly string[]) => Promise<ReadonlyMap<string, readonly Role[]>>
  /** Asks everybody about somebody who is missing. */
  searchNotices?: SearchNotices
  /** Who is on duty now, and where. */
  onDuty?: (context: Pick<AppContext, 'db' | 'features'>) => Promise<OnDuty[]>
  /** What else ends when an account is signed out everywhere, because one of its phones may be lost. */
  signedOut?: (db: AnyDatabase, account: string) => Promise<void>
  /**
   * Further tables that a rehearsal's copy empties, beside the `personal` ones: they would reach real phones, or show things long
   * over as late.
   */
  emptyInPractice?: readonly string[]
  /** Lists that an admin may download as CSV, by name: a query without a limit. */
  exports?: Readonly<Record<string, RawBuilder<unknown>>>
  /** Lists that staff may import as a CSV file; the starter content of each is content/{name}.csv. */
  importers?: readonly Importer[]
  /** Starter content that is not a CSV file. Remembered under the feature's name: staff who empty a list keep it empty. */
  starter?: Starter
}
