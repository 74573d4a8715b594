import { existsSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { ageOf, backupState, lastFault } from '#kit/server/backup/due.ts'
import { keyFileOf } from '#kit/server/backup/key.ts'
import { isBesideData, placeOf } from '#kit/server/backup/store.ts'
import { leastForVisitors } from '#kit/server/limits/disk-space.ts'
import { readPractice } from '#kit/server/practice.ts'
import { judgePushKeys } from '#kit/server/push-keys.ts'
import type { Check, Finding } from './contract.ts'
import { finding, type Patient, reasonOf, worst } from './finding.server.ts'
import { ask } from './probe.server.ts'

const mebibyte = 1024 ** 2
const hour = 3_600_000
/** Seconds by which clocks may differ. */
const tolerance = 5
/** Hours: one night was missed; two were. */
const [lateAfter, badAfter] = [36, 60]
const slowMs = 200
const wantedDescriptors = 20_000

const looks: Partial<Record<Check, (patient: Patient) => Promise<Finding> | Finding>> = {
  build: checkBuild,
  database: checkDatabase,
  store: checkStore,
  disk: checkDisk,
  backup: checkBackup,
  push: checkPush,
  clock: checkClock,
  'time-zone': checkTimeZone,
  descriptors: checkDescriptors,
}

/** The checks that need no network: for the start, before the proxy runs. */
export const checkInside = (patient: Patient): Promise<Finding[]> =>
  Promise.all(
    Object.entries(looks).map(async ([check, look]) => {
      try {
        return await look(patient)
      } catch (error) {
        return finding(check as Check, 'unknown', {
          en: `It could not be looked at (${reasonOf(error)}): look again in a minute.`,
          hi: `इसे देखा नहीं जा सका (${reasonOf(error)}): एक मिनट बाद फिर देखें।`,
        })
      }
    }),
  )

export function checkBuild({ own }: Pick<Patient, 'own'>): Finding {
  if (!own)
    return finding('build', 'mend', {
      en: 'No server answers: start the guide and look at its log (journalctl --unit mela-guide).',
      hi: 'कोई सर्वर जवाब नहीं देता: गाइड चालू करें और उसका लॉग देखें (journalctl --unit mela-guide)।',
    })
  if (!own.has_build)
    return finding('build', 'mend', {
      en: 'The pages are not built: npm run build, then start the guide again.',
      hi: 'पेज तैयार नहीं हैं: npm run build चलाएँ, फिर गाइड दोबारा चालू करें।',
    })
  return finding('build', 'fine', {
    en: 'The server runs, and its pages are built.',
    hi: 'सर्वर चल रहा है और पेज तैयार हैं।',
  })
}

export async function checkDatabase({ pool, settings: { dataDir } }: Pick<Patient, 'pool' | 'settings'>) {
  // The time to open a connection does not measure the database's speed.
  await pool.query('select 1').catch(() => {})
  const begun = performance.now()
  const read = await pool
    .query<{ version: string; number: string; off: string[] | null }>(
      `select current_setting('server_version') as version, current_setting('server_version_num') as number,
         (select array_agg(name order by name) from pg_settings
          where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off') as off`,
    )
    .catch(() => undefined)
  const ms = Math.round(performance.now() - begun)
  const row = read?.rows[0]
  if (!row)
    return finding('database', 'mend', {
      en: `The database does not answer, so nothing that people send is stored: look at ${dataDir}/postgres/postgres.log`,
      hi: `डेटाबेस जवाब नहीं दे रहा, लोगों की भेजी चीज़ें सहेजी नहीं जा रहीं: ${dataDir}/postgres/postgres.log देखें।`,
    })
  const version = row.version.split(' ')[0] ?? ''
  if (Number(row.number) < 150_000)
    return finding('database', 'mend', {
      en: `PostgreSQL ${version} is too old: the guide needs version 15 or newer.`,
      hi: `PostgreSQL ${version} पुराना है: गाइड को 15 या नया चाहिए।`,
    })
  if (row.off)
    return finding('database', 'mend', {
      en: `A power cut may lose what people sent: set ${row.off.join(', ')} on in the database.`,
      hi: `बिजली जाने पर लोगों की भेजी चीज़ें खो सकती हैं: डेटाबेस में ${row.off.join(', ')} चालू करें।`,
    })
  if (ms > slowMs)
    return finding('database', 'watch', {
      en: `The database took ${ms} ms for a plain question: look what else keeps this machine or its disk busy.`,
      hi: `डेटाबेस को एक सीधे सवाल में ${ms} मिलीसेकंड लगे: देखें कि मशीन या डिस्क को और क्या व्यस्त रख रहा है।`,
    })
  return finding('database', 'fine', {
    en: `PostgreSQL ${version}, ${ms} ms.`,
    hi: `PostgreSQL ${version}, ${ms} मिलीसेकंड।`,
  })
}

/** Stores a small file and removes it again. */
export async function checkStore({ storage }: Pick<Patient, 'storage'>): Promise<Finding> {
  const key = `doctor/${crypto.randomUUID()}.json`
  const begun = performance.now()
  try {
    await storage.put(key, Buffer.from('{}'))
    const kept = await storage.get(key)
    await storage.remove(key)
    if (!kept) throw new Error('it was not found again')
    const ms = Math.round(performance.now() - begun)
    return finding('store', 'fine', {
      en: `Photos are stored, ${ms} ms.`,
      hi: `फोटो सहेजी जाती हैं, ${ms} मिलीसेकंड।`,
    })
  } catch (error) {
    return finding('store', 'mend', {
      en: `Photos cannot be stored (${reasonOf(error)}): check the rights of DATA_DIR, or the S3 settings.`,
      hi: `फोटो सहेजी नहीं जा रहीं (${reasonOf(error)}): DATA_DIR की अनुमति या S3 की सेटिंग जाँचें।`,
    })
  }
}

export async function checkDisk({
  settings: { dataDir },
  space = diskSpace,
}: Pick<Patient, 'settings' | 'space'>) {
  const { free, all } = await space(dataDir)
  const megabytes = Math.floor(free / mebibyte)
  if (free < 2 * leastForVisitors)
    return finding('disk', free < leastForVisitors ? 'mend' : 'watch', {
      en: `Only ${megabytes} MB are free on the disk of ${dataDir}; below 1024 MB photos are refused: free some space.`,
      hi: `${dataDir} की डिस्क में सिर्फ़ ${megabytes} MB जगह बची है; 1024 MB से कम पर फोटो नहीं ली जातीं: जगह खाली करें।`,
    })
  const percent = Math.floor((100 * free) / all)
  return finding('disk', 'fine', { en: `${percent} % are free.`, hi: `${percent} % खाली है।` })
}
const diskSpace = async (folder: string) => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, all: blocks * bsize }
}

/** When the last good backup was made, whether its key exists, and whether the backups would be lost together with the data. */
export async function checkBackup({ pool, settings, clock }: Pick<Patient, 'pool' | 'settings' | 'clock'>) {
  if (await readPractice(pool))
    return finding('backup', 'fine', {
      en: 'Practice data is not backed up.',
      hi: 'अभ्यास के डेटा का बैकअप नहीं बनता।',
    })
  const state = await backupState(pool)
  const hours = Math.floor(ageOf(state, clock()) / hour)
  const file = keyFileOf(settings)
  const found: Finding[] = []
  if (state.good !== undefined && !existsSync(file))
    found.push(
      finding('backup', 'mend', {
        en: `The key ${file} is missing, and without it nobody can read the backups: copy it back from where you keep the second one.`,
        hi: `चाबी ${file} नहीं है, और उसके बिना बैकअप कोई नहीं पढ़ सकता: दूसरी कॉपी से वापस लाएँ।`,
      }),
    )
  if (state.good === undefined || hours > lateAfter) {
    const fault = await lastFault(pool)
    found.push(
      finding('backup', hours > badAfter ? 'mend' : 'watch', {
        en: `${state.good === undefined ? 'There is no good backup yet' : `The last good backup is ${hours} hours old`}${fault ? ` (${fault})` : ''}: mela-guide backup makes one now.`,
        hi: `${state.good === undefined ? 'अभी कोई सही बैकअप नहीं है' : `पिछला सही बैकअप ${hours} घंटे पुराना है`}${fault ? ` (${fault})` : ''}: mela-guide backup से अभी बनाएँ।`,
      }),
    )
  }
  if (isBesideData(settings))
    found.push(
      finding('backup', 'watch', {
        en: 'Backups lie in the data folder and hold no photos: set BACKUP_TO to another disk or a bucket.',
        hi: 'बैकअप डेटा के फ़ोल्डर में हैं और उनमें फ़ोटो नहीं हैं: BACKUP_TO में दूसरी डिस्क या बकेट लिखें।',
      }),
    )
  else if (!settings.backupS3 && (await isSameDisk(placeOf(settings), settings.dataDir)))
    found.push(
      finding('backup', 'watch', {
        en: `Backups lie on the disk of the data: mount another disk at ${placeOf(settings)}, or name one in BACKUP_TO.`,
        hi: `बैकअप उसी डिस्क पर हैं जिस पर डेटा है: ${placeOf(settings)} पर दूसरी डिस्क लगाएँ, या BACKUP_TO में दूसरी जगह लिखें।`,
      }),
    )
  return (
    worst(found) ??
    finding('backup', 'fine', {
      en: `${hours} h old, restored and compared.`,
      hi: `${hours} घंटे पुराना, जाँचा हुआ।`,
    })
  )
}
const isSameDisk = (one: string, other: string) =>
  Promise.all([stat(one), stat(other)]).then(
    ([{ dev }, { dev: there }]) => dev === there,
    // A folder that is not there yet is made by the first backup.
    () => false,
  )

/** Whether the guide has the keys with which push services accept its messages to staff phones. */
export async function checkPush({ db }: Pick<Patient, 'db'>): Promise<Finding> {
  const keys = await judgePushKeys(db)
  if (keys === 'fine') return finding('push', 'fine', { en: 'The keys fit.', hi: 'चाबियाँ ठीक हैं।' })
  if (keys === 'missing')
    return finding('push', 'watch', {
      en: 'The keys for messages are missing, so closed phones are not told: start the guide again, which makes them.',
      hi: 'संदेश की चाबियाँ नहीं हैं, इसलिए बंद फ़ोन पर खबर नहीं जाती: गाइड दोबारा चालू करें, चाबियाँ बन जाएँगी।',
    })
  return finding('push', 'mend', {
    en: 'The keys for messages do not fit, so every message is refused: stop the guide, mela-guide new-keys, start it.',
    hi: 'संदेश की चाबियाँ मेल नहीं खातीं, हर संदेश लौट आता है: गाइड रोकें, mela-guide new-keys चलाएँ, फिर चालू करें।',
  })
}

/** Compares the clock with the database's, with itself at the start of the process, and with another server's. */
export async function checkClock({
  pool,
  settings,
  clock,
  own,
}: Pick<Patient, 'pool' | 'settings' | 'clock' | 'own'>) {
  const { databaseUrl, s3, weather } = settings
  const differs = (seconds: number, other: string, otherHindi: string) =>
    finding('clock', 'mend', {
      en: `The clock is ${seconds} s off that of ${other}: timedatectl set-ntp true`,
      hi: `घड़ी ${otherHindi} की घड़ी से ${seconds} सेकंड अलग है: timedatectl set-ntp true चलाएँ।`,
    })
  const read = await pool
    .query<{ at: Date }>('select pg_catalog.clock_timestamp() as at')
    .catch(() => undefined)
  const besideDatabase = read?.rows[0] && Math.round((clock() - read.rows[0].at.getTime()) / 1000)
  if (besideDatabase !== undefined && Math.abs(besideDatabase) > tolerance)
    return differs(besideDatabase, 'the database', 'डेटाबेस')
  const moved = Math.round(own?.clock_moved ?? 0)
  if (Math.abs(moved) > tolerance)
    return finding('clock', 'watch', {
      en: `The clock was moved by ${moved} s while the guide ran: check the time of this machine, then start the guide again.`,
      hi: `गाइड चलते समय घड़ी ${moved} सेकंड बदली गई: मशीन का समय जाँचें, फिर गाइड दोबारा चालू करें।`,
    })
  const source =
    s3?.endpoint ?? (weather.openWeatherKey ? weather.openWeatherBaseUrl : 'https://api.open-meteo.com')
  const outside = await secondsOff(source, clock)
  if (outside !== undefined && Math.abs(outside) > tolerance) {
    const { host } = new URL(source)
    return differs(outside, host, host)
  }
  // The embedded database shares this machine's clock, so comparing them proves nothing.
  if (outside === undefined && databaseUrl === undefined)
    return finding('clock', 'unknown', {
      en: `${new URL(source).host} did not answer, so the clock was compared with nothing: timedatectl status`,
      hi: `${new URL(source).host} से जवाब नहीं मिला, इसलिए घड़ी किसी से नहीं मिलाई जा सकी: timedatectl status देखें।`,
    })
  return finding('clock', 'fine', { en: 'The clock is right.', hi: 'घड़ी ठीक है।' })
}

/** Seconds between this clock and the Date header of another server; undefined where it does not answer. */
export async function secondsOff(source: string, clock: () => number): Promise<number | undefined> {
  const told = await ask(source, { method: 'HEAD', timeout: 3000 }).catch(() => undefined)
  const theirs = Date.parse(String(told?.headers.date ?? ''))
  // The header has whole seconds, and the answer was on its way.
  return Number.isNaN(theirs) ? undefined : Math.round((clock() - theirs) / 1000)
}

/** Whether noon in India is noon in India for this runtime and for the database; both have their own time zone tables. */
export async function checkTimeZone({ pool }: Pick<Patient, 'pool'>): Promise<Finding> {
  const noon = 6.5 * hour
  const here = new Intl.DateTimeFormat('en', {
    timeZone: 'Asia/Kolkata',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  const { rows } = await pool.query<{ there: string }>(
    `select to_char(to_timestamp($1) at time zone 'Asia/Kolkata', 'HH24:MI') as there`,
    [noon / 1000],
  )
  if (here.format(noon) !== '12:00' || rows[0]?.there !== '12:00')
    return finding('time-zone', 'mend', {
      en: 'Times of India come out wrong: apt-get install tzdata, on the machine of the database too.',
      hi: 'भारत का समय गलत निकलता है: tzdata लगाएँ (apt-get install tzdata), डेटाबेस की मशीन पर भी।',
    })
  return finding('time-zone', 'fine', { en: 'Times of India are right.', hi: 'भारत का समय ठीक निकलता है।' })
}

export function checkDescriptors({ own }: Pick<Patient, 'own'>): Finding {
  if (!own)
    return finding('descriptors', 'unknown', { en: 'Seen once the server runs.', hi: 'सर्वर चलने पर दिखेगा।' })
  const limit = own.descriptors.toLocaleString('en-IN')
  if (own.descriptors < wantedDescriptors)
    return finding('descriptors', own.descriptors < 4096 ? 'mend' : 'watch', {
      en: `Only ${limit} files and connections may be open, and a fair needs 20,000: set LimitNOFILE=65536 in the service.`,
      hi: `एक साथ सिर्फ़ ${limit} कनेक्शन खुल सकते हैं, मेले के लिए 20,000 चाहिए: सर्विस में LimitNOFILE=65536 लिखें।`,
    })
  return finding('descriptors', 'fine', { en: `Up to ${limit}.`, hi: `${limit} तक।` })
}
