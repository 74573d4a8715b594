import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { nearestOf } from '#common/nearest.ts'
import { StartError } from './start-error.ts'
import { isCount } from './web-processes.ts'

/** Settings from the environment, checked once at start; documented in docs/run.md. */
export type Settings = {
  /** 0: the system chooses (tests). */
  port: number
  /** Address to listen on; `::` means every address, IPv6 and IPv4. */
  host: string
  /** Absolute. */
  dataDir: string
  /** Another PostgreSQL in place of the embedded one. */
  databaseUrl: string | undefined
  /** Photos go to a bucket in place of DATA_DIR. */
  s3: S3Settings | undefined
  /** Absolute folder or `s3://bucket` of the nightly backups; by default in DATA_DIR. */
  backupTo: string | undefined
  /** The bucket of `backupTo`. */
  backupS3: S3Settings | undefined
  /** File of the age key that encrypts backups; by default in DATA_DIR. */
  backupKeyFile: string | undefined
  admin: AccountSettings
  vehicleAdmin: AccountSettings
  weather: { openWeatherKey: string | undefined; openWeatherBaseUrl: string; city: string }
  /** Where alerts of other warning systems are read: an alert (CAP 1.2), or a feed of them. */
  capAlertsUrl: string | undefined
  /** Peers whose X-Forwarded-For counts: addresses, CIDR ranges, or loopback, linklocal, uniquelocal. */
  trustedProxies: string[]
  /** Origin under which people open the guide, without a trailing slash. */
  publicUrl: string | undefined
  /** Hosts of push services beside those of the common browsers. */
  pushServices: readonly string[]
  /** Opens /metrics to whoever sends it as a bearer token. Without it nobody may read them. */
  metricsToken: string | undefined
  /** False removes the offline copy from every phone that visits, in case a broken one was released. */
  offlineCopy: boolean
  /** Where alarms of the system are sent besides the console. */
  alarmMail: { smtpUrl: string; from: string; to: readonly string[] } | undefined
  alarmWebhook: string | undefined
  /** NODE_ENV=development: `npm run dev` makes the pages, so none of a build are served. */
  development: boolean
}
export type S3Settings = {
  endpoint: string | undefined
  bucket: string
  region: string
  /** Without keys the AWS credentials chain is used (instance role). */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  forcePathStyle: boolean
}
/** The account is created once, with this password or a generated one. */
export type AccountSettings = { username: string; password: string | undefined }

/** Reads the environment; throws StartError at the first wrong value. An empty variable counts as unset. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new StartError(`${String(issue?.path[0])} ${issue?.message}.`)
  }
  const e = parsed.data
  if ((e.SMTP_URL === undefined) !== (e.ALARM_MAIL_TO.length === 0))
    throw new StartError('SMTP_URL and ALARM_MAIL_TO must be set together.')
  if (e.ADMIN_USERNAME === e.VEHICLE_ADMIN_USERNAME)
    throw new StartError('ADMIN_USERNAME and VEHICLE_ADMIN_USERNAME must be two different names.')
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    ...buckets(e),
    backupTo: e.BACKUP_TO?.startsWith('s3://') ? e.BACKUP_TO : e.BACKUP_TO && resolve(e.BACKUP_TO),
    backupKeyFile: e.BACKUP_KEY_FILE && resolve(e.BACKUP_KEY_FILE),
    admin: { username: e.ADMIN_USERNAME, password: e.ADMIN_PASSWORD },
    vehicleAdmin: { username: e.VEHICLE_ADMIN_USERNAME, password: e.VEHICLE_ADMIN_PASSWORD },
    weather: {
      openWeatherKey: e.OPENWEATHER_API_KEY,
      openWeatherBaseUrl: e.OPENWEATHER_BASE_URL,
      city: e.WEATHER_CITY,
    },
    capAlertsUrl: e.CAP_ALERTS_URL,
    trustedProxies: e.TRUSTED_PROXY,
    publicUrl: e.PUBLIC_URL,
    pushServices: e.PUSH_SERVICES,
    metricsToken: e.METRICS_TOKEN,
    offlineCopy: e.OFFLINE_COPY !== 'off',
    alarmMail:
      e.SMTP_URL === undefined
        ? undefined
        : { smtpUrl: e.SMTP_URL, from: e.ALARM_MAIL_FROM ?? e.ALARM_MAIL_TO[0] ?? '', to: e.ALARM_MAIL_TO },
    alarmWebhook: e.ALARM_WEBHOOK_URL,
    development: e.NODE_ENV === 'development',
  }
}

const must = (test: (value: string) => boolean, error: string) =>
  z.string().check(z.trim(), z.refine(test, { error }))
const urlOf = (value: string, ...protocols: string[]) => protocols.includes(URL.parse(value)?.protocol ?? '')
const optional = (schema: z.ZodMiniType<string, string>) => z.optional(schema)
const text = must(value => value.length <= 500, 'is longer than 500 characters')
const webUrl = must(
  value => urlOf(value, 'http:', 'https:'),
  'must be an address that starts with http:// or https://',
)
const databaseUrl = must(
  value => urlOf(value, 'postgres:', 'postgresql:'),
  'must be an address that starts with postgresql://',
)
const username = z.pipe(
  must(
    value => /^[\p{L}\p{M}\p{N}._@-]{1,64}$/u.test(value),
    'must be 1 to 64 letters, digits or any of . _ @ - without spaces',
  ),
  z.transform(name => name.toLowerCase()),
)
// Not trimmed, because a space may be part of a password.
const password = z
  .string()
  .check(
    z.refine(value => value.length >= 8 && value.length <= 200, { error: 'must have 8 to 200 characters' }),
  )
const isMailAddress = (value: string) => /^[^\s@,<>]+@[^\s@,<>]+$/.test(value)
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/** An address, a CIDR range, or a name of private networks: loopback, linklocal, uniquelocal. */
const isPeer = (peer: string) => {
  const [address = '', bits, more] = peer.split('/')
  const family = isIP(address)
  if (!family) return ['loopback', 'linklocal', 'uniquelocal'].includes(peer)
  return (
    more === undefined &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
  )
}
/** A host name, with or without a port. */
const isHost = (host: string) => /^[a-z0-9.-]+(:\d{1,5})?$/i.test(host)
/** A list, separated by commas. */
const list = (isItem: (item: string) => boolean, error: string) => {
  const itemsOf = (value: string) => (value ? value.split(',').map(item => item.trim()) : [])
  return z.pipe(
    z._default(
      must(value => itemsOf(value).every(isItem), error),
      '',
    ),
    z.transform(itemsOf),
  )
}

const environment = z.object({
  PORT: z.pipe(
    z._default(
      must(
        value => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
        'must be a whole number from 0 to 65535',
      ),
      '3000',
    ),
    z.transform(Number),
  ),
  HOST: z._default(
    must(value => isIP(value) > 0 || /^[a-z0-9.-]+$/i.test(value), 'must be an address or a host name'),
    '::',
  ),
  WEB_PROCESSES: optional(must(isCount, 'must be a whole number from 1 to 64, or auto for one per core')),
  DATA_DIR: z._default(
    z.string().check(z.refine(path => !path.includes('\0'), { error: 'must be a folder' })),
    './data',
  ),
  DATABASE_URL: optional(databaseUrl),
  BACKUP_TO: optional(
    must(
      value => !value.includes('://') || bucketName.test(value.replace(/^s3:\/\//, '')),
      'must be a folder, or s3:// and the name of a bucket',
    ),
  ),
  BACKUP_KEY_FILE: optional(text),
  S3_ENDPOINT: optional(webUrl),
  S3_BUCKET: optional(
    must(value => bucketName.test(value), 'must be a bucket name: 3 to 63 of a-z, 0-9, dot and hyphen'),
  ),
  S3_REGION: z._default(text, 'us-east-1'),
  S3_ACCESS_KEY_ID: optional(text),
  S3_SECRET_ACCESS_KEY: optional(text),
  S3_FORCE_PATH_STYLE: z.optional(
    must(value => ['true', 'false', '1', '0'].includes(value), 'must be true or false'),
  ),
  ADMIN_USERNAME: z._default(username, 'admin'),
  ADMIN_PASSWORD: z.optional(password),
  VEHICLE_ADMIN_USERNAME: z._default(username, 'vehicle'),
  VEHICLE_ADMIN_PASSWORD: z.optional(password),
  OPENWEATHER_API_KEY: optional(text),
  OPENWEATHER_BASE_URL: z._default(webUrl, 'https://api.openweathermap.org'),
  WEATHER_CITY: z._default(text, 'Muzaffarpur,IN'),
  CAP_ALERTS_URL: optional(webUrl),
  TRUSTED_PROXY: list(
    isPeer,
    'must be a list, separated by commas, of addresses, ranges such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
  ),
  PUBLIC_URL: z.optional(
    z.pipe(
      must(
        value => urlOf(value, 'http:', 'https:') && /^\/?$/.test(URL.parse(value)?.pathname ?? ''),
        'must be an address such as https://mela.example.in, without a path',
      ),
      z.transform(value => new URL(value).origin),
    ),
  ),
  PUSH_SERVICES: list(isHost, 'must be a list of host names, separated by commas'),
  OFFLINE_COPY: z.optional(must(value => ['on', 'off'].includes(value), 'must be on or off')),
  METRICS_TOKEN: optional(must(value => value.length >= 16, 'must have at least 16 characters')),
  SMTP_URL: optional(
    must(
      value => urlOf(value, 'smtp:', 'smtps:'),
      'must be an address such as smtps://user:password@mail.example.in',
    ),
  ),
  ALARM_MAIL_TO: list(isMailAddress, 'must be a list of mail addresses, separated by commas'),
  ALARM_MAIL_FROM: optional(must(isMailAddress, 'must be a mail address')),
  ALARM_WEBHOOK_URL: optional(webUrl),
  NODE_ENV: optional(text),
})

/**
 * One sentence for each variable that was probably meant to be a setting, such as BACKUPTO. Other programs' variables are in the
 * same environment, so only names close to a setting are reported.
 */
export function misspelledSettings(env: Record<string, string | undefined>): string[] {
  const known = Object.keys(environment.shape)
  return Object.keys(env).flatMap(name => {
    if (name.length < 4 || !/^[A-Z0-9_]+$/.test(name) || known.includes(name)) return []
    const meant = nearestOf(name, known, 0.85)
    return meant ? [`There is no setting ${name}. Did you mean ${meant}?`] : []
  })
}

/** The buckets of the photos and of the backups: one store, with one pair of keys. */
function buckets(e: z.output<typeof environment>): Pick<Settings, 's3' | 'backupS3'> {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = e
  const forBackups = /^s3:\/\/(.+)$/.exec(e.BACKUP_TO ?? '')?.[1]
  if (!S3_BUCKET && !forBackups) {
    const orphan = (['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).find(
      name => e[name],
    )
    if (orphan) throw new StartError(`S3_BUCKET must be set, because ${orphan} is.`)
  }
  if (!S3_ACCESS_KEY_ID !== !S3_SECRET_ACCESS_KEY)
    throw new StartError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.')
  const store = {
    endpoint: e.S3_ENDPOINT,
    region: e.S3_REGION,
    credentials:
      S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
        : undefined,
    // Self-hosted stores such as MinIO have no host name per bucket.
    forcePathStyle: e.S3_FORCE_PATH_STYLE
      ? ['true', '1'].includes(e.S3_FORCE_PATH_STYLE)
      : Boolean(e.S3_ENDPOINT),
  }
  const named = (bucket: string | undefined) => bucket && { ...store, bucket }
  return { s3: named(S3_BUCKET) || undefined, backupS3: named(forBackups) || undefined }
}
