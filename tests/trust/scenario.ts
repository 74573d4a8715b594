import sharp from 'sharp'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { type ServerProcess, type StartOptions, startServer } from '#tests/server-process.ts'
import { openDevice } from '#tests/world/device.ts'
import { staffBrowser } from '#tests/world/staff-browser.ts'

/** An attack or an accident on a real server process: what was measured, and which bounds were missed. */
export type Scenario = {
  /** The default counts, used by `npm run trust`. Tests pass smaller ones. */
  counts: Record<string, number>
  run: (counts: Record<string, number>) => Promise<Result>
}
export type Result = { figures: Record<string, number | string>; broken: string[] }

export type Guide = {
  readonly server: ServerProcess
  /** Its data folder, which another process may open beside it. */
  dataDir: string
  /** Calls that must always be answered, by name; each returns the status. */
  calls: Record<'page' | 'health' | 'vote' | 'staff', () => Promise<number>>
  /** Ends the server by the signal and starts it again at the same address. */
  restart: (signal: NodeJS.Signals) => Promise<void>
  close: () => Promise<void>
}

export const adminPassword = 'har har mahadev'

/** Starts a guide as people do, with a photo, a voter and a signed-in member of staff. */
export async function openGuide(options: StartOptions = {}): Promise<Guide> {
  const dataDir = makeDataFolder()
  const env = { TRUSTED_PROXY: 'loopback', ADMIN_PASSWORD: adminPassword, ...options.env }
  let server = await startServer(dataDir, { ...options, env })
  const { url } = server
  const staff = staffBrowser(url, '192.0.2.1')
  await staff.call('POST', '/api/session', {
    ...{ username: 'admin', password: adminPassword, as: 'admin' },
  })
  const photo = await enterPhoto(url)
  const status = async (path: string) => (await fetch(url + path)).status
  return {
    get server() {
      return server
    },
    dataDir,
    calls: {
      page: () => status('/'),
      health: () => status('/healthz'),
      vote: async () => {
        const { post, voterId } = await openDevice(url)
        return (await post(`/api/photos/${photo}/votes`, { user_identifier: voterId })).status
      },
      staff: async () => (await staff.call('GET', '/api/staff-accounts')).status,
    },
    async restart(signal) {
      server.kill(signal)
      await server.ended
      server = await startServer(dataDir, { ...options, env: { ...env, PORT: new URL(url).port } })
    },
    async close() {
      server.kill('SIGTERM')
      await server.ended
      removeDataFolder(dataDir)
    },
  }
}

/** Without the contest's own test helpers, which need a test runner. */
async function enterPhoto(url: string): Promise<string> {
  const id = crypto.randomUUID()
  const background = { r: 200, g: 120, b: 90 }
  const picture = await sharp({ create: { width: 120, height: 90, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const fields = { name: 'Asha', phone: '9876500001', notice_version: '2027-1', notice_language: 'hi' }
  const { status } = await (await openDevice(url)).send('/api/photos', { id, ...fields }, picture)
  if (status !== 201) throw new Error(`The photo was answered ${status}.`)
  return id
}

/** Makes each call once: its longest time in ms, and those that were not answered 200 or 201 within `most` ms. */
export async function tryCalls(calls: Guide['calls'], most: number): Promise<Result> {
  const figures: Result['figures'] = {}
  const broken: string[] = []
  for (const [name, call] of Object.entries(calls)) {
    const began = performance.now()
    const status = await call().catch(error => String(error))
    const ms = Math.round(performance.now() - began)
    figures[`${name}_ms`] = ms
    if ((status !== 200 && status !== 201) || ms > most) broken.push(`${name}: ${status} after ${ms} ms`)
  }
  return { figures, broken }
}

/** Makes each call once and keeps the longest times of all tries, and what was not answered in time. */
export async function keepWorst(
  worst: Record<string, number>,
  broken: string[],
  { calls }: Pick<Guide, 'calls'>,
  most: number,
): Promise<void> {
  const { figures, broken: missed } = await tryCalls(calls, most)
  broken.push(...missed)
  for (const [name, took] of Object.entries(figures)) worst[name] = Math.max(worst[name] ?? 0, Number(took))
}
