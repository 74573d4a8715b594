import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { BackupSettings } from '#kit/server/backup/store.ts'
import type { Settings } from '#kit/server/settings.ts'
import type { Storage } from '#kit/server/storage/storage.ts'
import { checkBackup } from './checks/backup.server.ts'
import { checkCertificate } from './checks/certificate.server.ts'
import { checkDatabase } from './checks/database.server.ts'
import { finding, fine, reasonOf } from './checks/finding.server.ts'
import { checkClock, checkDisk, checkProcess, checkStore, type DiskSpace } from './checks/machine.server.ts'
import { ask } from './checks/probe.server.ts'
import {
  checkBodySize,
  checkHeaders,
  checkMetrics,
  checkRedirect,
  checkStream,
  type Through,
} from './checks/proxy.server.ts'
import { checkPush } from './checks/push.server.ts'
import { type Finding, levels, type Seen } from './contract.ts'

export type Patient = {
  settings: BackupSettings & Pick<Settings, 'publicUrl' | 'metricsToken' | 'weather'>
  pool: Pool
  // biome-ignore lint/complexity/noBannedTypes: the settings belong to the server kit
  db: Kysely<{}>
  storage: Pick<Storage, 'put' | 'get' | 'remove'>
  /** Of the server or of the command, in ms. */
  clock: () => number
  /** Signs the doctor's own requests. */
  key: Uint8Array
  /** What the server process says of itself; undefined where none runs. */
  own: Seen | undefined
  /** Of the disk; the real one unless told. */
  space?: DiskSpace
}

/** Looks at everything at once; takes as long as the slowest part, 40 s at most. Worst first. */
export async function examine(patient: Patient): Promise<Finding[]> {
  const found = await Promise.all([examineInside(patient), throughProxy(patient)])
  return sorted(found.flat())
}

/** What can be seen without leaving the machine: for the start, before the proxy runs. */
export async function examineInside({
  settings,
  pool,
  db,
  storage,
  clock,
  own,
  space,
}: Patient): Promise<Finding[]> {
  const { dataDir, databaseUrl, weather, s3 } = settings
  const outside =
    s3?.endpoint ?? (weather.openWeatherKey ? weather.openWeatherBaseUrl : 'https://api.open-meteo.com')
  const found = await Promise.all([
    checkDatabase(pool, dataDir, clock),
    checkStore(storage),
    checkDisk(dataDir, space),
    checkClock(outside, clock),
    checkBackup(pool, settings, clock),
    checkPush(db),
    own ? checkProcess(own) : [],
  ])
  const all = found.flat()
  // One clock has one line: what is right beside the database may be wrong beside the world.
  const has = (name: Finding['name']) => all.some(each => each.name === name)
  const isWrong = has('clock-differs') || has('clock-moved')
  // The embedded database has the clock of this machine: that they agree says nothing.
  const isUnsure = has('clock-unknown') && databaseUrl === undefined
  const kept = isWrong || isUnsure ? all.filter(({ name }) => name !== 'clock-fine') : all
  return sorted(isWrong || !isUnsure ? kept.filter(({ name }) => name !== 'clock-unknown') : kept)
}

export const sorted = (all: readonly Finding[]): Finding[] =>
  all.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level))

async function throughProxy({ settings, key, clock }: Patient): Promise<Finding[]> {
  const { publicUrl, metricsToken } = settings
  if (!publicUrl?.startsWith('https:')) return [finding('no-address', 'mend')]
  const reached = await reach(publicUrl)
  if ('reason' in reached)
    return [finding('address-away', 'mend', { address: publicUrl, reason: reached.reason })]
  const { to, why } = reached
  const through: Through = { address: publicUrl, to, key, now: clock(), metricsToken }
  const parts = {
    Certificate: () => checkCertificate(publicUrl, to, clock()),
    'Proxy headers': () => checkHeaders(through),
    'Live news': () => checkStream(through),
    'Numbers of the server': () => checkMetrics(through),
    Redirect: () => checkRedirect(through),
  }
  const judge = ([part, look]: [string, () => Promise<Finding[]>]) =>
    look().catch(error => [finding('not-known', 'unknown', { part, reason: reasonOf(error) })])
  const found = await Promise.all(Object.entries(parts).map(judge))
  // Last, because its 15 MB would slow down the others.
  found.push(await judge(['Photos through the proxy', () => checkBodySize(through)]))
  const address = why
    ? finding('address-from-outside', 'watch', { address: publicUrl, reason: why })
    : fine('address-fine')
  return [address, ...found.flat()]
}

/**
 * How the public address is reached from this machine: by its name; or, where the network leads nothing back to the machine that
 * sent it, at this machine itself.
 */
export async function reach(address: string): Promise<{ to?: string; why?: string } | { reason: string }> {
  try {
    await ask(`${address}/healthz`)
    return {}
  } catch (error) {
    const why = reasonOf(error)
    return ask(`${address}/healthz`, { to: '127.0.0.1' }).then(
      () => ({ to: '127.0.0.1', why }),
      () => ({ reason: why }),
    )
  }
}
