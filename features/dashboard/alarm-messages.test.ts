import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openMailServer } from '#tests/mail-server.ts'
import { openTwin, openWorld, type World } from '#tests/world/world.ts'

let world: World
let mail: Awaited<ReturnType<typeof openMailServer>>
const hooked: { alarm: string; state: string; text: string }[] = []
let hookStatus = 200
const hook = createServer(async (request, response) => {
  hooked.push((await json(request)) as (typeof hooked)[number])
  response.writeHead(hookStatus).end()
})
beforeAll(async () => {
  mail = await openMailServer()
  await new Promise<void>(done => hook.listen(0, '127.0.0.1', done))
  world = await openWorld({
    env: {
      SMTP_URL: mail.url,
      ALARM_MAIL_TO: 'it@mela.example, desk@mela.example',
      ALARM_WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/alarms`,
    },
  })
})
afterAll(async () => {
  await world.close()
  await mail.close()
  hook.close()
})
beforeEach(async () => {
  await world.empty('alarm_messages', 'backups')
  mail.mails.length = 0
  hooked.length = 0
  hookStatus = 200
  mail.accept()
  await good(0)
})

/** Makes the last good backup this many hours old. The disk alarm is ignored, because the test machine's disk may be full. */
const good = (hours: number) =>
  world.owner.query(
    `insert into backups (id, started_at, checked_at) values ('b', now() - $1 * interval '1 hour', now())
     on conflict (id) do update set started_at = excluded.started_at`,
    [hours],
  )
const look = () => world.context.looks.run('alarm messages')
const seenElevenMinutesAgo = () =>
  world.owner.query(
    `update alarm_messages set seen_at = now() - interval '11 minutes' where name = 'backup-age'`,
  )
const about = (name: string) => mail.mails.filter(({ text }) => text.includes(`: ${name}`))

test('an alarm is sent once by mail and webhook, in both languages, and once more when it is over', async () => {
  await look()
  expect(about('backup-age')).toEqual([])
  await good(40)
  await look()
  await look()
  expect(about('backup-age')).toHaveLength(1)
  const [one] = about('backup-age')
  expect(one?.to).toEqual(['it@mela.example', 'desk@mela.example'])
  expect(one?.text).toContain('Subject: Mela Guide Muzaffarpur: alarm: backup-age')
  const [told] = hooked.filter(({ alarm }) => alarm === 'backup-age')
  expect(told?.state).toBe('begun')
  expect(told?.text).toContain('The last good backup is 40 hours old.')
  expect(told?.text).toContain('पिछला सही बैकअप 40 घंटे पुराना है।')

  await good(0)
  await look()
  // An alarm that comes back within ten minutes is the same alarm.
  expect(about('backup-age')).toHaveLength(1)
  await seenElevenMinutesAgo()
  await look()
  expect(about('backup-age')).toHaveLength(2)
  expect(about('backup-age')[1]?.text).toContain('over: backup-age')
})

test('only one of two server processes sends an alarm', async () => {
  const twin = await openTwin(world)
  await good(40)
  await Promise.all([look(), twin.context.looks.run('alarm messages')])
  expect(about('backup-age')).toHaveLength(1)
  await twin.close()
})

test('a message that could not be sent is sent at the next run', async () => {
  mail.refuse()
  hookStatus = 500
  await good(40)
  await look()
  expect(about('backup-age')).toEqual([])
  mail.accept()
  await look()
  expect(about('backup-age')).toHaveLength(1)
})

test('an alarm is mailed once while the webhook fails', async () => {
  hookStatus = 500
  await good(40)
  await look()
  await look()
  expect(about('backup-age')).toHaveLength(1)
})

test('a message that an alarm is over, and could not be sent, is sent at the next run', async () => {
  await good(40)
  await look()
  await good(0)
  await seenElevenMinutesAgo()
  mail.refuse()
  hookStatus = 500
  await look()
  expect(about('backup-age')).toHaveLength(1)
  mail.accept()
  await look()
  await look()
  expect(about('backup-age').map(({ text }) => text.includes('over: backup-age'))).toEqual([false, true])
})

test('a database outage, and its end, are reported from memory', async () => {
  await world.owner.query('alter table alarm_messages rename to away')
  await expect(look()).rejects.toThrow()
  expect(about('database')).toEqual([])
  await expect(look()).rejects.toThrow()
  await expect(look()).rejects.toThrow()
  expect(about('database')).toHaveLength(1)
  await world.owner.query('alter table away rename to alarm_messages')
  await look()
  expect(about('database')).toHaveLength(2)
})
