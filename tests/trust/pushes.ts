import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { openDatabase } from '#kit/server/db/open.ts'
import { readSettings } from '#kit/server/settings.ts'
import { newPhone } from '#tests/push-service.ts'
import { staffBrowser } from '#tests/world/staff-browser.ts'
import { residentMegabytes } from './measured-process.ts'
import { startPushService } from './push-stand-in.ts'
import { adminPassword, openGuide, type Result, type Scenario } from './scenario.ts'

/**
 * An emergency notice to very many closed phones, at a push service that stands on this machine: each phone gets one message,
 * none after the notice is over, within a time, and the server's memory stays flat meanwhile.
 */
export const pushes: Scenario = {
  counts: { phones: 100_000, seconds: 120, growth: 120 },
  async run({ phones = 0, seconds = 0, growth = 0 }) {
    const service = await startPushService()
    const guide = await openGuide({
      env: { PUSH_SERVICES: service.host, NODE_TLS_REJECT_UNAUTHORIZED: '0' },
    })
    const { url, pid } = guide.server
    const database = await openDatabase(readSettings({ DATA_DIR: guide.dataDir }), () => undefined)
    const db = database.pool
    try {
      await keepPhones(db, service.host, phones)
      const chief = staffBrowser(url, '192.0.2.1')
      await chief.call('POST', '/api/session', { username: 'admin', password: adminPassword, as: 'admin' })
      const text = { en: 'Leave gate 2', hi: 'द्वार 2 से हटें' }
      const tell = (hours: number) =>
        chief.call('POST', '/api/notices', { id: crypto.randomUUID(), level: 'emergency', text, hours })
      const before = residentMegabytes(pid)
      const began = performance.now()
      const { status } = await tell(1)
      const answered_ms = Math.round(performance.now() - began)
      const measured: number[] = []
      const left = async () => Number((await db.query('select count(*) as n from notice_pushes')).rows[0].n)
      while ((await left()) > 0 && performance.now() - began < seconds * 2000) {
        await sleep(Math.min(1000, seconds * 20))
        measured.push(residentMegabytes(pid))
      }
      const took = (performance.now() - began) / 1000
      const first = await service.arrived()
      // A second one is over before it can have reached all.
      const short = await tell(0.25)
      const over = (short.body as { id: string }).id
      await db.query(`update notices set expires_at = now() where id = $1`, [over])
      const endedAt = Date.now()
      for (let tries = 0; (await left()) > 0 && tries < 300; tries += 1) await sleep(200)
      const second = await service.arrived()
      const half = Math.ceil(measured.length / 2)
      const most = Math.max(...measured)
      const figures: Result['figures'] = {
        ...{ phones, seconds: Math.round(took * 10) / 10, per_second: Math.round(phones / took) },
        ...{ notice_answered_ms: answered_ms, arrived: first.count, doubled: first.count - first.different },
        ...{ after_expiry: second.times.slice(first.count).filter(at => at > endedAt + 1000).length },
        ...{ left: await left(), megabytes_before: before, megabytes_most: most },
        second_half_more: most - Math.max(...measured.slice(0, half), before),
      }
      const broken: string[] = []
      if (status !== 201) broken.push(`the notice was answered ${status}`)
      if (took > seconds) broken.push(`took ${figures.seconds} s, more than ${seconds}`)
      if (first.different !== phones) broken.push(`${phones - first.different} phones got nothing`)
      for (const name of ['doubled', 'after_expiry', 'left'])
        if (Number(figures[name]) > 0) broken.push(`${name}: ${figures[name]}`)
      if (most - before > growth) broken.push(`grew by ${most - before} MB, more than ${growth}`)
      return { figures, broken }
    } finally {
      await database.close()
      await guide.close()
      service.close()
    }
  },
}

/** Stores phones as if each had asked; their keys are those of a hundred, which costs the server the same. */
async function keepPhones(db: Pool, host: string, phones: number): Promise<void> {
  const keys = Array.from({ length: Math.min(phones, 100) }, () => newPhone(host, '/').input.keys)
  for (let from = 0; from < phones; from += 10_000) {
    const some = Array.from({ length: Math.min(10_000, phones - from) }, (_, n) => from + n)
    await db.query(
      `insert into notice_phones (endpoint, p256dh, auth, language, notice_version, notice_language)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $5::text[])`,
      [
        some.map(n => `https://${host}/${n}-${randomBytes(4).toString('hex')}`),
        some.map(n => keys[n % keys.length]?.p256dh),
        some.map(n => keys[n % keys.length]?.auth),
        some.map(n => (n % 4 ? 'hi' : 'en')),
        some.map(() => 'hi'),
      ],
    )
  }
}
