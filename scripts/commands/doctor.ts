import type { KeyObject } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding, Seen } from '#features/doctor/contract.ts'
import { examine } from '#features/doctor/examine.server.ts'
import { worstFirst } from '#features/doctor/finding.server.ts'
import { checkBuild, checkDatabase } from '#features/doctor/inside.server.ts'
import { printedReport } from '#features/doctor/print.ts'
import { ask, signToken } from '#features/doctor/probe.server.ts'
import { secretFor, sharedSecret } from '#kit/server/db/first-start.ts'
import { openDatabase } from '#kit/server/db/open.ts'
import type { DatabasePool } from '#kit/server/db/shared-pool.ts'
import { readSettings, type Settings } from '#kit/server/settings.ts'
import { openStorage } from '#kit/server/storage/open.ts'
import { isBuildFresh } from '../build-age.ts'
import { defineCommand } from '../command.ts'

const old: Finding = {
  check: 'build',
  level: 'watch',
  say: {
    en: 'The pages are older than their sources: npm run build, then start the guide again.',
    hi: 'पेज अपने स्रोत से पुराने हैं: npm run build चलाएँ, फिर गाइड दोबारा चालू करें।',
  },
}

export const command = defineCommand({
  usage: '[ADDRESS]',
  about:
    'Says what is wrong with this installation and what to do, with the server’s settings. ADDRESS is looked at in place of PUBLIC_URL. Exit code 1 where something must be mended.',
  options: { hi: { says: 'in Hindi' } },
  words: [0, 1],
  async run({ words: [address], options: { hi }, say }) {
    const settings = readSettings({ ...process.env, ...(address && { PUBLIC_URL: address }) })
    const findings = await look(settings)
    say(printedReport(findings, hi || process.env.LANG?.startsWith('hi') ? 'hi' : 'en'))
    return findings.some(({ level }) => level === 'mend') ? 1 : 0
  },
})

async function look(settings: Settings): Promise<Finding[]> {
  const { dataDir, databaseUrl, host, port } = settings
  const local = `http://${['::', '0.0.0.0'].includes(host) ? '127.0.0.1' : host}:${port}`
  const away = checkBuild({ own: undefined })
  // Create nothing here; the server's first start creates the database.
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres'))) return [away]
  const database = await openDatabase(settings, undefined, 'mela-guide command').catch(() => undefined)
  if (!database) return [away, await checkDatabase({ pool: unreachable, settings })]
  const storage = await openStorage(settings)
  try {
    const { pool, db } = database
    const key = secretFor(await sharedSecret(pool, 'device-key'), 'doctor')
    const own = await askServer(local, key)
    const all = await examine({ settings, pool, db, storage, clock: Date.now, key, own })
    const isOld = own?.has_build && !isBuildFresh(join(import.meta.dirname, '../..'))
    return worstFirst(isOld ? all.map(each => (each.check === 'build' ? old : each)) : all)
  } finally {
    await storage.close()
    await database.close()
  }
}
const unreachable = { query: () => Promise.reject(new Error('away')) } as unknown as DatabasePool

/** What the running server reports about itself; undefined if none is running. */
async function askServer(local: string, key: KeyObject): Promise<Seen | undefined> {
  const told = await ask(`${local}/api/doctor/probe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: signToken(key, Date.now()) }),
  }).catch(() => undefined)
  return told?.status === 200 ? (JSON.parse(told.body) as Seen) : undefined
}
