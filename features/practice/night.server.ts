import { type ChildProcess, spawn } from 'node:child_process'
import {
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareDatabaseFolder } from '#kit/server/db/embedded/database-folder.ts'
import { stop } from '#kit/server/db/embedded/open.ts'
import { practicePort } from '#kit/server/practice.ts'
import type { Settings } from '#kit/server/settings.ts'
import type { Night, reasons, SheetRow, Speed } from './contract.ts'

const script = resolve(import.meta.dirname, '../../scripts/practice-night.ts')
/** ms without a sign of life after which the process of a night is gone. */
const silence = 20_000
const stopWithin = 15_000

/** The console's orders for a night: written by the guide, read by the night's own process. */
type Wish = Pick<Night, 'by' | 'begun_at' | 'url' | 'speed' | 'is_paused'> & {
  is_over: boolean
  port: number
}
/** The state of a night: written by its own process every second. */
export type Sign = Pick<Night, 'phase' | 'reason' | 'port' | 'minute' | 'minutes'> & { sheet: SheetRow[] }

/** The folder of a night: `data` is the data folder of its guide. Whoever creates the folder has started the night. */
export const nightFolder = (dataDir: string): string => join(dataDir, 'practice-night')
export const readWish = (folder: string) => read<Wish>(join(folder, 'wish.json'))
export const writeWish = (folder: string, wish: Wish): void => write(join(folder, 'wish.json'), wish)
export const writeSign = (folder: string, sign: Sign): void => write(join(folder, 'sign.json'), sign)

/** The state of a folder's night; undefined if there is none. */
export function readNight(folder: string): Night | undefined {
  const wish = readWish(folder)
  if (!wish) return undefined
  const { is_over, port, ...said } = wish
  const path = join(folder, 'sign.json')
  const sign = read<Sign>(path)
  const seenAt = statSync(sign ? path : join(folder, 'wish.json')).mtimeMs
  const isGone = Date.now() - seenAt > silence
  const known: Sign = sign ?? { phase: 'copying', reason: null, port, minute: 0, minutes: 0, sheet: [] }
  if (is_over) return { ...said, ...known, phase: 'over' }
  return isGone && known.phase !== 'broken'
    ? { ...said, ...known, phase: 'broken', reason: 'ended' }
    : { ...said, ...known }
}

/** Starts a night in a process of its own, which ends with this one. False if there already is one. */
export function beginNight(
  settings: Settings,
  { by, at, speed }: { by: string; at: number; speed: Speed },
): ChildProcess | undefined {
  const folder = nightFolder(settings.dataDir)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined
    throw error
  }
  const { publicUrl, port: ownPort } = settings
  // Below the public name a port of its own; the proxies in ops/ lead there.
  const url = publicUrl?.startsWith('https:') ? `https://${new URL(publicUrl).hostname}:${practicePort}` : ''
  const port = ownPort === 0 ? 0 : ownPort + 1
  const begun_at = new Date(at).toISOString()
  try {
    writeWish(folder, { by, begun_at, url, port, speed, is_paused: false, is_over: false })
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  const child = spawn(process.execPath, [script, folder], {
    // The port that systemd hands over belongs to the guide itself.
    env: { ...process.env, DATA_DIR: settings.dataDir, LISTEN_FDS: '' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.on('data', piece => (said = `${said}${piece}`.slice(-2000)))
  child.once('error', error => (said = error.message))
  child.once('close', code => {
    if (code !== 0) void breakDown(folder, reasonOf(said))
  })
  return child
}

/**
 * Records that a night's process has ended by itself. If the disk is full its copy is removed at once, because this guide needs
 * the space.
 */
async function breakDown(folder: string, reason: (typeof reasons)[number]): Promise<void> {
  if (!readWish(folder)) return
  if (reason === 'disk-full') await removeCopy(folder)
  const last = read<Sign>(join(folder, 'sign.json'))
  const none: Sign = { phase: 'broken', reason: null, port: null, minute: 0, minutes: 0, sheet: [] }
  try {
    writeSign(folder, { ...none, ...last, phase: 'broken', reason })
  } catch {
    // Without room for it the night is taken for ended after a while without a sign of life.
  }
}

/** Stops the night of a folder and removes all of it. */
export async function endNight(folder: string): Promise<void> {
  const wish = readWish(folder)
  try {
    if (wish) writeWish(folder, { ...wish, is_over: true })
  } catch {
    // Deleting a file works on a full disk and has the same meaning.
    rmSync(join(folder, 'wish.json'), { force: true })
  }
  const isAtWork = () => {
    const sign = read<Sign>(join(folder, 'sign.json'))
    return sign?.phase === 'copying' || sign?.phase === 'open'
  }
  for (const until = Date.now() + stopWithin; isAtWork() && Date.now() < until; await sleep(200))
    if (Date.now() - statSync(join(folder, 'sign.json')).mtimeMs > silence) break
  await removeCopy(folder)
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Removes the copied guide of a night whose process is gone. */
async function removeCopy(folder: string): Promise<void> {
  const data = join(folder, 'data')
  const database = join(data, 'postgres')
  if (lstatSync(database, { throwIfNoEntry: false })) {
    // A killed process leaves its PostgreSQL running.
    await stop(prepareDatabaseFolder(data))
    if (lstatSync(database).isSymbolicLink())
      await rm(readlinkSync(database), { recursive: true, force: true })
  }
  await rm(data, { recursive: true, force: true, maxRetries: 5 })
}

function reasonOf(said: string): (typeof reasons)[number] {
  if (/no space left|ENOSPC|disk of .* is full|disk is full/i.test(said)) return 'disk-full'
  if (/is in use|EADDRINUSE/i.test(said)) return 'port'
  return said.trim() ? 'other' : 'ended'
}

function read<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
/** Written whole or not at all, because another process reads it. The folder may have been removed meanwhile. */
function write(path: string, value: object): void {
  const half = `${path}.${process.pid}`
  try {
    writeFileSync(half, JSON.stringify(value))
    renameSync(half, path)
  } catch (error) {
    rmSync(half, { force: true })
    throw error
  }
}
