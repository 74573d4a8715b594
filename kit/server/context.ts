import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Clock } from '#common/clock.ts'
import type { Devices } from './http/device.ts'
import type { IdempotencyKeys } from './http/idempotency-keys.ts'
import type { Pages } from './http/pages.ts'
import type { ResponseCache } from './http/response-cache.ts'
import type { SecurityHeaders } from './http/security-headers.ts'
import type { Alarms } from './limits/alarms.ts'
import type { Limits } from './limits/limits.ts'
import type { Networks } from './limits/network.ts'
import type { Live } from './live/live.ts'
import type { Photos } from './photos/photos.ts'
import type { Settings } from './settings.ts'
import type { Storage } from './storage/storage.ts'

/** What a feature's api is handed: it reaches the world through this and nothing else, so a test can stand in a whole house. */
export type AppContext = {
  app: FastifyInstance
  settings: Settings
  clock: Clock
  /** Typed per feature: `context.db.withTables<MyTables>()`. */
  // biome-ignore lint/complexity/noBannedTypes: no table is known until a feature names its own
  db: Kysely<{}>
  /** For LISTEN, batches and whatever needs a bare connection. Never inside an open transaction. */
  pool: Pool
  live: Live
  responseCache: ResponseCache
  storage: Storage
  /** Uploaded pictures: re-encoded, kept, shown, swept. */
  photos: Photos
  /** Names phones by a signed cookie. */
  devices: Devices
  /** The network of a request without its address: to see patterns, never to refuse by. */
  networkOf: Networks
  /** A key for one purpose, the same in every server process of one guide. */
  secret: (purpose: string) => Uint8Array
  /** How often a device or an account may do something. */
  limits: Limits
  /** What happens oftener than on an honest day, for staff to look at. */
  alarms: Alarms
  /** Makes a retried write count once. */
  idempotencyKeys: IdempotencyKeys
  /** The built site, page by page. */
  pages: Pages
  /** Hosts of others that pages may reach. */
  securityHeaders: SecurityHeaders
}

/** A feature's server half: mounts its calls on the house. Listed in server/routes.ts, one line each. */
export type FeatureApi = (context: AppContext) => void | Promise<void>
