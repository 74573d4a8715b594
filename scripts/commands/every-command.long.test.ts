import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fairDate } from '#common/fair-time.ts'
import { editions } from '#content/edition.ts'
import { editionAt } from '#kit/server/backup/manifest.ts'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { freePort } from '#tests/install/real-proxy.ts'
import { openTestDatabase, type TestDatabase } from '#tests/world/cluster.ts'

/** Runs each command as people type it, in its own process. The database has no server and no account. */
let database: TestDatabase
let folder = ''
let env: Record<string, string> = {}
const last = editions.findLast(({ shravan }) => shravan.to < fairDate(Date.now()))?.year
beforeAll(async () => {
  database = await openTestDatabase()
  folder = makeDataFolder()
  for (const name of ['archive', 'there']) mkdirSync(join(folder, name))
  const sums = { year: last, madeAt: new Date().toISOString(), files: {} }
  writeFileSync(join(folder, 'archive/sums.json'), JSON.stringify(sums))
  env = {
    PATH: process.env.PATH ?? '',
    DATA_DIR: join(folder, 'data'),
    BACKUP_TO: join(folder, 'backups'),
    DATABASE_URL: database.url,
    PORT: String(await freePort()),
  }
})
afterAll(async () => {
  await database.close()
  removeDataFolder(folder)
})
const guide = (line: string, settings: Record<string, string> = {}) => {
  const words = line.split(' ').map(word => word.replaceAll('@', `${folder}/`).replaceAll('_', ' '))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/mela-guide.ts', ...words], {
    env: { ...env, ...settings },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const fair = `Shravani_Mela_${editionAt(Date.now())}`
const time = '2027-07-19_04:00'
test.each<[string, number, RegExp]>([
  ['ready', 1, /^No guide is ready at port \d+\.$/],
  ['doctor', 1, /The server does not run|no server/i],
  ['doctor nowhere', 1, /PUBLIC_URL/],
  ['new-keys --dry-run', 1, /^There is no backup in \S+\. Nothing was deleted\. First: mela-guide backup$/],
  ['restore', 1, /^There is no key at \S+: name the file of the key in BACKUP_KEY_FILE\.$/],
  ['backup @archive/sums.json', 1, /is no folder that can be written/],
  ['backup', 0, /^\d{8}-\d{6} in \S+ is a good backup\.$/],
  ['restore --dry-run', 0, /would be restored: .* Nothing was restored\.$/],
  ['restore', 1, /^There is a guide in this database: restore into an empty one, or another DATA_DIR\.$/],
  ['restore --edition last', 2, /^--edition needs the year of a fair\.$/],
  ['restore 20270719-203000', 1, /has no finished backup named 20270719-203000\.$/],
  ['reset-password', 2, /^Name one account, such as admin\.$/],
  ['reset-password nobody', 1, /^There is no account nobody\.$/],
  ['new-keys --dry-run', 0, /^A dry run: nothing was deleted\.$/],
  ['new-keys', 1, /^Nothing was deleted: add --fair 'Shravani Mela \d+'\.$/],
  ['new-keys --fair Mela', 1, /^'Mela' is not 'Shravani Mela \d+': nothing was deleted\.$/],
  [`new-keys --fair ${fair}`, 0, /^Then give each account a new password: mela-guide reset-password NAME$/],
  ['personal-data 98765_00010', 0, /^\[\]$/],
  ['personal-data 98765', 2, /^Give the ten digits of a number, such as 98765 00010\.$/],
  ['personal-data 9876500010 --erase', 0, /^Nothing is kept under/],
  ['archive @there', 1, /is there already: name a new folder\.$/],
  ['archive @new', 1, /^No guide answers at \S+: start it, or name its address with --from\.$/],
  ['next-fair @there', 1, /is not a finished archive: mela-guide archive/],
  ['next-fair @archive --dry-run', 0, /^A dry run: nothing was deleted\.$/],
  ['demo @there', 1, /is there already: name a new folder\.$/],
  ['rehearse 1999 @new', 2, /^Name a fair \([\d, ]+\) and a new folder\.$/],
  ['rehearse 2027 @new --day Monday', 2, /^Give the day as YYYY-MM-DD and the time as HH:MM\.$/],
  ['rehearse 2027 @there', 1, /is there already: name a new folder\.$/],
  ['import @nothing.csv', 1, /nothing\.csv does not exist\.$/],
  ['import content/contacts.csv --as contact', 2, /^There is no list contact: name one of /],
  ['import-map @nothing.geojson', 1, /nothing\.geojson/],
  ['texts nothing', 2, /^Say export FILE\.csv, import FILE\.csv, or gaps\.$/],
  ['texts import @nothing.csv', 1, /nothing\.csv does not exist\.$/],
  ['texts gaps', 0, /^mai: \d+ of \d+ texts missing/],
  ['breach @new', 2, /^Give --from and --to as 'YYYY-MM-DD HH:MM'\.$/],
  [`breach @there --from ${time} --to ${time}`, 1, /is there already: name a new folder\.$/],
  [`breach @people --from ${time} --to ${time} --account nobody`, 1, /knows no account nobody\.$/],
  [`breach @people --from ${time} --to ${time}`, 0, /^Not in it: whoever gave no number/],
  ['update @nothing --wait soon', 2, /^--wait needs seconds, such as 120\.$/],
  ['update @nothing', 1, /^Run this in an installed version, or name its folder: --root/],
  ['update @nothing --root @root', 1, /does not exist|failed; nothing was changed/],
])('mela-guide %s ends with %i and says why', (line, code, says) => {
  const { status, stdout, stderr } = guide(line)
  const said = (status === 0 ? stdout : stderr || stdout).trim().split('\n')
  const found = said.filter(each => !each.startsWith('Help: mela-guide'))
  expect([status, found.find(each => says.test(each)) ?? found]).toEqual([code, expect.stringMatching(says)])
  expect(stdout + stderr).not.toMatch(/^ {4}at |undefined/m)
  expect(stdout + stderr).not.toContain('\x1b')
})

test('a misspelled setting is named, whatever the command', () => {
  const { stderr } = guide('ready', { BACKUPTO: '/mnt/usb' })
  expect(stderr).toContain('BACKUP_TO')
})

test('a folder that cannot be created is refused at once', () => {
  const { status, stderr } = guide('backup', { DATABASE_URL: '', DATA_DIR: '/proc/nowhere' })
  expect([status, stderr.trim()]).toEqual([
    1,
    expect.stringMatching(/is no folder that can be written: .*\.$/),
  ])
})

test('output has colours on a terminal, unless NO_COLOR is set', () => {
  const terminal = (settings: Record<string, string>) =>
    spawnSync('script', ['-qec', `${process.execPath} scripts/mela-guide.ts`, '/dev/null'], {
      env: { ...env, TERM: 'xterm', ...settings },
      encoding: 'utf8',
    }).stdout
  expect(terminal({})).toContain('\x1b[1mRun it')
  expect(terminal({ NO_COLOR: '1' })).toContain('Run it')
  expect(terminal({ NO_COLOR: '1' })).not.toContain('\x1b')
})
