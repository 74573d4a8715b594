import { describe, expect, test } from 'vitest'
import { misspelledSettings, readSettings } from './settings.ts'
import { StartError } from './start-error.ts'
import { webProcessesOf } from './web-processes.ts'

test('the number of processes is one, or what the environment says', () => {
  expect([webProcessesOf({}), webProcessesOf({ WEB_PROCESSES: '3' })]).toEqual([1, 3])
})

describe('readSettings', () => {
  test('an empty environment gives complete settings with port 3000', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      dataDir: `${process.cwd()}/data`,
      databaseUrl: undefined,
      s3: undefined,
      admin: { username: 'admin', password: undefined },
      vehicleAdmin: { username: 'vehicle', password: undefined },
      trustedProxies: [],
      offlineCopy: true,
      backupTo: undefined,
      backupS3: undefined,
      backupKeyFile: undefined,
      development: false,
    })
  })
  test('alarms are sent by mail if a mail server and addresses are both given', () => {
    const smtp = { SMTP_URL: 'smtps://u:p@mail.example', ALARM_MAIL_TO: 'a@b.example, c@d.example' }
    expect(readSettings(smtp).alarmMail).toEqual({
      smtpUrl: 'smtps://u:p@mail.example',
      from: 'a@b.example',
      to: ['a@b.example', 'c@d.example'],
    })
    expect(() => readSettings({ SMTP_URL: smtp.SMTP_URL })).toThrow('must be set together')
    expect(() => readSettings({ ...smtp, ALARM_MAIL_TO: 'nobody' })).toThrow('ALARM_MAIL_TO must be a list')
    expect(() => readSettings({ ...smtp, SMTP_URL: 'mail.example' })).toThrow('SMTP_URL must be an address')
  })
  test('a name that is nearly a setting is reported with the right one; others belong to other programs', () => {
    const env = {
      BACKUPTO: '/x',
      DATA_DIRR: '/y',
      PUBLICURL: 'z',
      PATH: '/bin',
      HOSTNAME: 'h',
      PORT: '1',
      npm_config_port: '2',
    }
    expect(misspelledSettings(env)).toEqual([
      'There is no setting BACKUPTO. Did you mean BACKUP_TO?',
      'There is no setting DATA_DIRR. Did you mean DATA_DIR?',
      'There is no setting PUBLICURL. Did you mean PUBLIC_URL?',
    ])
  })
  test('an empty variable counts as unset', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ', ADMIN_PASSWORD: '' })).toEqual(readSettings({}))
  })
  test('every variable is read', () => {
    const settings = readSettings({
      PORT: '8080',
      WEB_PROCESSES: '3',
      HOST: '127.0.0.1',
      DATA_DIR: '/srv/mela',
      DATABASE_URL: 'postgresql://mela@db/mela',
      S3_ENDPOINT: 'http://127.0.0.1:9000',
      S3_BUCKET: 'photos',
      S3_REGION: 'ap-south-1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      ADMIN_USERNAME: 'Asha',
      ADMIN_PASSWORD: 'correct horse',
      VEHICLE_ADMIN_USERNAME: 'ravi',
      OPENWEATHER_API_KEY: 'k',
      OPENWEATHER_BASE_URL: 'http://127.0.0.1:1234',
      WEATHER_CITY: 'Patna,IN',
      TRUSTED_PROXY: 'loopback, 10.0.0.0/8,fd00::/8',
      PUBLIC_URL: 'https://mela.example.in/',
      PUSH_SERVICES: 'push.example.in',
      METRICS_TOKEN: '0123456789abcdef',
      BACKUP_TO: 's3://night',
      BACKUP_KEY_FILE: '/etc/mela/key.txt',
      OFFLINE_COPY: 'off',
      NODE_ENV: 'development',
    })
    expect(settings).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/srv/mela',
      databaseUrl: 'postgresql://mela@db/mela',
      s3: {
        endpoint: 'http://127.0.0.1:9000',
        bucket: 'photos',
        region: 'ap-south-1',
        credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
        forcePathStyle: true,
      },
      backupTo: 's3://night',
      backupS3: {
        endpoint: 'http://127.0.0.1:9000',
        bucket: 'night',
        region: 'ap-south-1',
        credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
        forcePathStyle: true,
      },
      backupKeyFile: '/etc/mela/key.txt',
      admin: { username: 'asha', password: 'correct horse' },
      vehicleAdmin: { username: 'ravi', password: undefined },
      weather: { openWeatherKey: 'k', openWeatherBaseUrl: 'http://127.0.0.1:1234', city: 'Patna,IN' },
      trustedProxies: ['loopback', '10.0.0.0/8', 'fd00::/8'],
      publicUrl: 'https://mela.example.in',
      pushServices: ['push.example.in'],
      metricsToken: '0123456789abcdef',
      offlineCopy: false,
      development: true,
    })
  })
  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ WEB_PROCESSES: '0' }, 'WEB_PROCESSES must be a whole number from 1 to 64, or auto for one per core.'],
    [{ HOST: 'two words' }, 'HOST must be an address or a host name.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that starts with postgresql://.'],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET must be set, because S3_ENDPOINT is.'],
    [{ S3_BUCKET: 'B' }, 'S3_BUCKET must be a bucket name: 3 to 63 of a-z, 0-9, dot and hyphen.'],
    [
      { S3_BUCKET: 'abc', S3_ACCESS_KEY_ID: 'a' },
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.',
    ],
    [{ S3_FORCE_PATH_STYLE: 'perhaps' }, 'S3_FORCE_PATH_STYLE must be true or false.'],
    [
      { ADMIN_USERNAME: 'a b' },
      'ADMIN_USERNAME must be 1 to 64 letters, digits or any of . _ @ - without spaces.',
    ],
    [{ ADMIN_USERNAME: 'Vehicle' }, 'ADMIN_USERNAME and VEHICLE_ADMIN_USERNAME must be two different names.'],
    [
      { OPENWEATHER_BASE_URL: 'ftp://x' },
      'OPENWEATHER_BASE_URL must be an address that starts with http:// or https://.',
    ],
    [{ TRUSTED_PROXY: '10.0.0.0/33' }, /^TRUSTED_PROXY must be a list/],
    [{ TRUSTED_PROXY: 'true' }, /^TRUSTED_PROXY must be a list/],
    [{ PUSH_SERVICES: 'https://push.in' }, /^PUSH_SERVICES must be a list of host names/],
    [{ PUBLIC_URL: 'https://x.in/path' }, /^PUBLIC_URL must be an address such as/],
    [{ OFFLINE_COPY: 'no' }, 'OFFLINE_COPY must be on or off.'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
  ])('%j is refused with one sentence', (env, message) => {
    expect(() => readSettings(env)).toThrow(StartError)
    expect(() => readSettings(env)).toThrow(message)
  })
  test('a refused password is not repeated', () => {
    expect(() => readSettings({ ADMIN_PASSWORD: 'short' })).toThrow(
      /^ADMIN_PASSWORD must have 8 to 200 characters\.$/,
    )
  })
})
