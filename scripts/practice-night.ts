import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fairDate, fairMoment } from '#common/fair-time.ts'
import { editions } from '#content/edition.ts'
import type { CaseList } from '#features/cases/contract.ts'
import type { SheetRow } from '#features/practice/contract.ts'
import { readWish, type Sign, writeSign } from '#features/practice/night.server.ts'
import { addAccount } from '#features/staff/accounts.server.ts'
import type { StaffTables } from '#features/staff/tables.server.ts'
import { leastForVisitors } from '#kit/server/limits/disk-space.ts'
import { freeBytes } from '#kit/server/limits/free-space.ts'
import { readSettings } from '#kit/server/settings.ts'
import { byCommand } from '#kit/server/staff/audit.ts'
import { listen, refuseBusyPort } from '#server/listen.ts'
import { builtSite, type OpenContext, openContext } from '#server/open-context.ts'
import { reasonOf } from './command.ts'
import { type Client, openClient, openPhone } from './demo/client.ts'
import { makeRehearsal } from './fair/rehearsal.ts'
import { minutes, night, type Stage } from './night/script.ts'

/**
 * The process of a practice night, started by the console: copies the guide into `data` of the given folder, opens the copy,
 * and plays the script in it as the wish there says, until that is over or the process that started this one is gone.
 */
const folder = process.argv[2] ?? ''
const phones = 6
const sign: Sign = { phase: 'copying', reason: null, port: null, minute: 0, minutes, sheet: [] }
let isEnding = false
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'] as const)
  process.on(signal, () => (isEnding = true))
const isOver = () => isEnding || (readWish(folder)?.is_over ?? true)
/** A sign of life every second. Copying cannot be cancelled cleanly, so a stop meanwhile just exits. */
const beat = setInterval(async () => {
  if (sign.phase === 'copying' && isOver()) {
    tellEnd()
    process.exit(0)
  }
  writeSign(folder, sign)
  // Stop before the real guide has to refuse visitors' photos.
  if ((await freeBytes(folder)) < leastForVisitors) {
    console.error('There is no space left on the disk.')
    process.exit(1)
  }
}, 1000)

try {
  await run()
  process.exit(0)
} catch (error) {
  if (!existsSync(folder)) process.exit(0)
  console.error(reasonOf(error))
  process.exit(1)
}

async function run(): Promise<void> {
  const wish = readWish(folder)
  if (!wish) throw new Error(`There is no wish in ${folder}.`)
  writeSign(folder, sign)
  const guide = readSettings(process.env)
  const dataDir = join(folder, 'data')
  const isBehindProxy = guide.publicUrl?.startsWith('https:') && guide.trustedProxies.join() === 'loopback'
  const { OPENWEATHER_API_KEY, OPENWEATHER_BASE_URL, WEATHER_CITY, TRUSTED_PROXY } = process.env
  // Ignore the guide's other settings, such as its database, its bucket and whom it writes to.
  const settings = readSettings({
    ...{ OPENWEATHER_API_KEY, OPENWEATHER_BASE_URL, WEATHER_CITY, TRUSTED_PROXY },
    DATA_DIR: dataDir,
    PORT: String(wish.port),
    HOST: isBehindProxy ? '127.0.0.1' : guide.host,
    PUBLIC_URL: wish.url,
  })
  await refuseBusyPort(settings)
  const today = fairDate(Date.now())
  const edition = editions.find(({ shravan }) => shravan.to >= today) ?? editions.at(-1)
  const begin = fairMoment(edition?.mondays[0] ?? edition?.shravan.from ?? today, '02:00')
  await makeRehearsal(guide, { dataDir, begin }, { say: () => {}, progress: () => {} })
  if (isOver()) return
  const context = await openContext(settings, { site: builtSite, log: { write: () => {} } })
  try {
    const address = await listen(context.app, settings)
    context.looks.start()
    sign.port = Number(new URL(address).port)
    await play(context, `http://127.0.0.1:${sign.port}`)
  } finally {
    clearInterval(beat)
    await context.close()
    tellEnd()
  }
}

/** Writes how the night ended: stopped in the console, or by itself. */
function tellEnd(): void {
  if (!existsSync(folder)) return
  const wasStopped = readWish(folder)?.is_over ?? true
  writeSign(folder, { ...sign, ...(wasStopped ? { phase: 'over' } : { phase: 'broken', reason: 'ended' }) })
}

/** Plays the script as the console wishes, and reports the night's state until it is over. */
async function play(context: OpenContext, url: string): Promise<void> {
  const { password } = await addAccount(
    context.db.withTables<StaffTables>(),
    { username: 'practice-night', roles: ['admin'] },
    { staff: byCommand('practice-night'), at: new Date(context.clock()) },
  )
  let staff = await signIn(url, password)
  const open = await Promise.all(Array.from({ length: phones }, () => openPhone(url)))
  let turn = 0
  const lists = {
    crowd: (await staff.call('GET', '/api/crowd-status')) as { places: { id: string }[] },
    danger: (await staff.call('GET', '/api/dangers/places')) as { places: { name: { en: string } }[] },
  }
  const stage = (): Stage => ({
    phone: () => open[turn++ % phones] as Client,
    staff,
    crowdPlaces: lists.crowd.places.map(({ id }) => id),
    dangerPlaces: lists.danger.places.map(({ name }) => name.en),
  })
  const waiting = [...night]
  sign.phase = 'open'
  for (let last = performance.now(); !isOver(); await sleep(500)) {
    const now = performance.now()
    const wish = readWish(folder)
    if (wish && !wish.is_paused)
      sign.minute = Math.min(minutes, sign.minute + ((now - last) / 60_000) * wish.speed)
    last = now
    while (waiting[0] && waiting[0].minute <= sign.minute)
      // A refusal, such as of a report for a removed place, must not end the night.
      await waiting
        .shift()
        ?.play(stage())
        .catch(error => console.error(reasonOf(error)))
    try {
      sign.sheet = await readSheet(staff)
    } catch {
      // Sign in again, because a session ends after half a day.
      staff = await signIn(url, password).catch(() => staff)
    }
  }
}

async function signIn(url: string, password: string): Promise<Client> {
  const client = openClient(url)
  await client.call('POST', '/api/session', { username: 'practice-night', password, as: 'admin' })
  return client
}

/** The night's cases, oldest first. */
async function readSheet(staff: Client): Promise<SheetRow[]> {
  const lists = (await Promise.all(
    ['open', 'done'].map(list => staff.call('GET', `/api/cases?list=${list}`)),
  )) as CaseList[]
  return lists
    .flatMap(({ now, cases }) =>
      cases.map(one => ({
        number: one.number,
        title: one.title,
        place: one.about?.place ?? null,
        raised_at: one.raised_at,
        owner: one.owner ?? one.done_by,
        taken_at: one.taken_at,
        done_at: one.done_at,
        is_late: (one.taken_at ?? one.done_at ?? now) > one.due_at,
      })),
    )
    .toSorted((a, b) => a.number - b.number)
}
