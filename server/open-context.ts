import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Clock, systemClock } from '#common/clock.ts'
import { mapTiles } from '#content/map-tiles.ts'
import { ensureAccounts, type NewAccount } from '#features/staff/first-accounts.server.ts'
import { backUpNightly } from '#kit/server/backup/nightly.ts'
import type { AppContext, ServerManifest, Starter } from '#kit/server/context.ts'
import { showDatabase } from '#kit/server/db/database-metrics.ts'
import { runStarters, secretFor, sharedSecret } from '#kit/server/db/first-start.ts'
import { type Database, durabilityWarnings, openDatabase } from '#kit/server/db/open.ts'
import { quickly } from '#kit/server/db/quickly.ts'
import { inQueryClass } from '#kit/server/db/shared-pool.ts'
import { buildApp } from '#kit/server/http/app.ts'
import { createIdempotencyKeys } from '#kit/server/http/idempotency-keys.ts'
import { jsonLog } from '#kit/server/http/log.ts'
import { createResponseCache } from '#kit/server/http/response-cache.ts'
import { createAlarms } from '#kit/server/limits/alarms.ts'
import { createBudgets } from '#kit/server/limits/budgets.ts'
import type { Places } from '#kit/server/limits/descriptors.ts'
import { watchDiskSpace } from '#kit/server/limits/disk-space.ts'
import { createLimits } from '#kit/server/limits/limits.ts'
import { createNetworks, createWideNetworks } from '#kit/server/limits/network.ts'
import { createPressure } from '#kit/server/limits/pressure.ts'
import { createWorkTasks } from '#kit/server/limits/work.ts'
import { createLive } from '#kit/server/live/live.ts'
import { createLooks } from '#kit/server/looks.ts'
import { createPhotos, halfFull } from '#kit/server/photos/photos.ts'
import { readPractice, refuseAsReal } from '#kit/server/practice.ts'
import type { Settings } from '#kit/server/settings.ts'
import { openStorage } from '#kit/server/storage/open.ts'
import * as allFeatures from './features.ts'
import { openMadeFiles } from './made-files.ts'
import { openPrerenderedPages } from './prerendered-pages.ts'
import { starters } from './starters.ts'

export type OpenContext = AppContext & {
  /** Accounts created at this start, with their passwords, which are not stored. */
  newAccounts: NewAccount[]
  /** Finishes running requests and, at the same time, the server's own work; then closes the parts, the database last. */
  close: () => Promise<void>
}
export type OpenOptions = {
  clock?: Clock
  features?: readonly ServerManifest[]
  starters?: Readonly<Record<string, Starter>>
  /** An open, migrated database; by default the one that the settings name. */
  database?: Database
  /** Folder of the build (`builtSite`); without it no pages are served. */
  site?: string | undefined
  /** How many live streams may be open; by default as many as the system's file descriptors allow. */
  places?: Pick<Places, 'streams' | 'staffStreams' | 'streamsPerNetwork'>
  /**
   * ms between renewals of a response (default 250), from a change until the pages show it (default 1000), and for which a write
   * waits for a renewal (default 2000).
   */
  renewals?: { responses: number; pages: number; longestWait?: number }
  /** Brotli quality for pages. The default is the best, which takes a second of CPU for all of them. */
  effort?: number
  /** Prints a sentence for the operator. */
  print?: (line: string) => void
  /** Gets the lines of the log, in JSON; by default stdout. */
  log?: { write: (line: string) => void }
}
/** Where `npm run build` puts the site. */
export const builtSite = resolve(import.meta.dirname, '../dist')

// ms for running requests and slow readers, and for connections that never send a whole request. The process must end within
// 5 s of SIGTERM, of which the embedded PostgreSQL may need 1.5 s to stop.
const closeTimeout = 2500

/** Opens everything but the socket. */
export async function openContext(settings: Settings, options: OpenOptions = {}): Promise<OpenContext> {
  const { print = () => {}, site } = options
  // Closed in reverse order, also if a later part fails to open.
  await using parts = new AsyncDisposableStack()
  const opened = <T extends { close: () => Promise<void> }>(part: T): T =>
    parts.adopt(part, () => part.close())

  const { pool, db, migrate } = opened(options.database ?? (await openDatabase(settings, print)))
  await migrate()
  const practice = await readPractice(pool)
  if (practice) refuseAsReal(practice, settings)
  const machineClock = options.clock ?? systemClock
  const clock: Clock = practice ? () => machineClock() + practice.aheadMs : machineClock
  const newAccounts = await ensureAccounts(pool, settings, print)
  const storage = opened(await openStorage(settings))
  const deviceKey = await sharedSecret(pool, 'device-key')
  const secret = (purpose: string) => secretFor(deviceKey, purpose)
  const warnings: (() => Promise<string[]>)[] = []
  const built = await buildApp({
    settings,
    clock,
    deviceKey,
    ready: async () => [
      ...(await inQueryClass('staff', () => durabilityWarnings(quickly(pool)))),
      ...(await Promise.all(warnings.map(each => each().catch(() => [])))).flat(),
    ],
    logger: { ...jsonLog, ...(options.log && { stream: options.log }) },
    practice,
    web: site && join(site, 'web'),
    effort: options.effort,
    tiles: mapTiles.url.startsWith('https:') ? [new URL(mapTiles.url).origin] : [],
  })
  const { app } = built
  const networkOf = createNetworks(secret('networks'))
  const limits = createLimits(pool, clock)
  const networksOf = createWideNetworks(networkOf, secret('networks'))
  const photos = opened(createPhotos(app, storage, { networksOf, limits }))
  const idempotencyKeys = createIdempotencyKeys(db, clock)
  const { responses: interval, pages: pause, longestWait } = options.renewals ?? {}
  const responseCache = opened(createResponseCache(pool, app.log, { interval, longestWait }))
  const live = opened(await createLive(app, pool, clock, networkOf, responseCache, options.places))
  const looks = createLooks(app.log)
  // The server's own work, such as a backup, is ended while open requests finish, so that neither waits for the other.
  const beside: { close: () => Promise<void> }[] = [looks]
  const closeAtOnce = async () => {
    await Promise.all([app, ...beside].map(part => part.close()))
  }
  parts.defer(() => Promise.race([closeAtOnce(), sleep(closeTimeout)]))

  showDatabase(app, pool)
  const alarms = createAlarms(app, clock)
  const disk = watchDiskSpace(app, settings.dataDir, alarms)
  warnings.push(disk.warnings)
  if (!practice) {
    const nightly = backUpNightly(app, pool, settings, machineClock, alarms)
    beside.push(nightly)
    warnings.push(nightly.warnings)
    // It backs up the database that the settings name, and could not find another one.
    if (!options.database) looks.every(60_000, 'nightly backup', nightly.look)
  }
  looks.every(60_000, 'disk space', disk.look, { atStart: true })
  looks.every(60_000, 'live events', live.prune)
  looks.every(600_000, 'limits', limits.prune)
  looks.every(3_600_000, 'idempotency keys', idempotencyKeys.prune)
  looks.every(3_600_000, 'photos', photos.sweep)
  alarms.state('missing-person-photos', () => halfFull(limits, 'missing-person'))
  alarms.state('danger-photos', () => halfFull(limits, 'danger'))
  const isPublic = settings.publicUrl?.startsWith('https:') ?? false
  alarms.state('no-public-url', async () => (isPublic ? undefined : 0))
  const work = createWorkTasks(pool, secret('work'), clock)
  const pressure = createPressure(pool, clock)
  looks.every(600_000, 'network uses', pressure.prune)
  const budgets = createBudgets({ limits, work, alarms, pressure, networksOf })
  const kits = { live, responseCache, storage, photos, limits, budgets, idempotencyKeys, alarms, work, looks }
  const features = options.features ?? Object.values<ServerManifest>(allFeatures)
  const context: AppContext = {
    ...built,
    settings,
    clock,
    machineClock,
    practice,
    db,
    pool,
    networkOf,
    secret,
    features,
    ...kits,
  }
  for (const { api } of features) await api?.(context)
  await runStarters(context, options.starters ?? starters)
  await app.ready()
  if (site) {
    beside.push(await openPrerenderedPages(context, built.pages, site, pause))
    beside.push(await openMadeFiles(context, built.pages, site, pause))
  }
  const whole = parts.move()
  return { ...context, newAccounts, close: () => whole.disposeAsync() }
}
