import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { databaseOf, openPool } from '#kit/server/db/open.ts'
import { newVisitor, type Visitor } from '#tests/world/visitor.ts'
import { openWorld, staffMember, type World } from '#tests/world/world.ts'
import type { ReceivedTables } from '../tables.server.ts'
import type { ReceivedAlerts } from './received-contract.ts'
import { receiveAlerts } from './take-in.server.ts'
import { alertOf, elsewhere, openAlertSource } from './test-alerts.ts'

let source: Awaited<ReturnType<typeof openAlertSource>>
let world: World
let staff: Visitor
beforeAll(async () => {
  source = await openAlertSource({})
  const env = { CAP_ALERTS_URL: `${source.url}/feed` }
  world = await openWorld({ now: '2027-07-19T06:00:00+05:30', env })
})
afterAll(async () => {
  await world.close()
  source.close()
})
beforeEach(async () => {
  await world.empty('notices', 'received_alerts', 'cases')
  world.clock.set('2027-07-19T06:00:00+05:30')
  world.signIn(staffMember('admin'))
  staff = newVisitor(world)
  source.asked.length = 0
})
const known = new Set<string>()
/** Processes a document as if the source had sent it. */
async function receive(...documents: string[]) {
  const db = world.context.db.withTables<ReceivedTables>()
  for (const document of documents) {
    source.answers['/feed'] = document
    await receiveAlerts(db, `${source.url}/feed`, known, new Date(world.clock()))
  }
}
const list = async () => (await staff.call<ReceivedAlerts>('GET /api/notices/received')).body
const openCases = async () =>
  (await world.owner.query(`select id from cases where kind = 'official-alert' and over_at is null`)).rowCount
const notice = (received?: string) => ({
  id: crypto.randomUUID(),
  level: 'warning',
  text: { en: 'Lightning until noon.', hi: 'दोपहर तक बिजली गिर सकती है।' },
  hours: 3,
  ...(received && { received }),
})
const atom = (...entries: string[]) =>
  `<feed xmlns="http://www.w3.org/2005/Atom">${entries.map(each => `<entry>${each}</entry>`).join('')}</feed>`

describe('alerts of other warning systems', () => {
  test('wait for staff in both languages, with their sender and end time, and make a case', async () => {
    await receive(alertOf(), alertOf())
    const { has_source, alerts } = await list()
    expect(has_source).toBe(true)
    expect(alerts).toEqual([
      expect.objectContaining({
        kind: 'alert',
        severity: 'Severe',
        sender_name: 'Sample Authority',
        area: 'A circle of the town',
        expires_at: '2027-07-19T06:30:00.000Z',
      }),
    ])
    expect(alerts[0]?.texts.map(({ language, headline }) => [language, headline])).toEqual([
      ['en-IN', 'Lightning until noon'],
      ['hi-IN', 'दोपहर तक बिजली गिर सकती है'],
    ])
    expect(await openCases()).toBe(1)
  })
  test.each([
    ['a test', { status: 'Test' }],
    ['one for another place, though it names the state', { area: elsewhere }],
    ['one for a district that is not on the walk', { area: '<areaDesc>Gaya</areaDesc>' }],
    ['one whose time is over', { expires: '2027-07-19T05:30:00+05:30' }],
    ['one without words', { infos: false }],
    ['one without a time', { sent: 'yesterday' }],
  ])('do not wait: %s', async (_what, parts) => {
    await receive(alertOf(parts))
    expect((await list()).alerts).toEqual([])
    expect(await openCases()).toBe(0)
  })
  test('that name a district of the walk only in words do wait', async () => {
    await receive(alertOf({ area: '<areaDesc>वैशाली और आसपास</areaDesc>' }))
    expect((await list()).alerts).toHaveLength(1)
  })
  test('become one notice: the second to decide is told so, and nothing is sent', async () => {
    await receive(alertOf())
    const [alert] = (await list()).alerts
    expect((await staff.call('POST /api/notices', notice(alert?.id))).status).toBe(201)
    const second = await staff.call('POST /api/notices', notice(alert?.id))
    expect([second.status, second.body]).toEqual([
      409,
      expect.objectContaining({ code: 'changed-meanwhile' }),
    ])
    expect((await staff.call(`POST /api/notices/received/${alert?.id}/put-away`)).status).toBe(409)
    expect((await staff.call(`POST /api/notices/received/${crypto.randomUUID()}/put-away`)).status).toBe(404)
    expect((await world.owner.query('select from notices')).rowCount).toBe(1)
    expect([(await list()).alerts, await openCases()]).toEqual([[], 0])
  })
  test('are dismissed with a log entry, and their case ends', async () => {
    await receive(alertOf())
    const [alert] = (await list()).alerts
    expect((await staff.call(`POST /api/notices/received/${alert?.id}/put-away`)).status).toBe(204)
    expect([(await list()).alerts, await openCases()]).toEqual([[], 0])
    const log = await world.owner.query(`select action from audit_log where subject_id = $1`, [alert?.id])
    expect(log.rows).toEqual([{ action: 'put-away' }])
  })
  test('that update an earlier one replace it; cancelled before anybody was told, they need nobody', async () => {
    const first = 'sample@example.org,a-1,2027-07-19T05:00:00+05:30'
    const sent = '2027-07-19T05:30:00+05:30'
    await receive(alertOf(), alertOf({ id: 'a-2', msgType: 'Update', references: first, sent }))
    expect([(await list()).alerts.map(({ kind }) => kind), await openCases()]).toEqual([['update'], 1])
    const references = `sample@example.org,a-2,${sent}`
    await receive(alertOf({ id: 'a-3', msgType: 'Cancel', references, infos: false }))
    expect([(await list()).alerts, await openCases()]).toEqual([[], 0])
  })
  test('cancelled after visitors were told wait for staff to end the notice', async () => {
    await receive(alertOf())
    await staff.call('POST /api/notices', notice((await list()).alerts[0]?.id))
    const references = 'sample@example.org,a-1,2027-07-19T05:00:00+05:30'
    await receive(alertOf({ id: 'a-2', msgType: 'Cancel', references }))
    expect((await list()).alerts.map(({ kind }) => kind)).toEqual(['cancel'])
    expect(await openCases()).toBe(1)
  })
  describe('that no longer apply here after an update', () => {
    const references = 'sample@example.org,a-1,2027-07-19T05:00:00+05:30'
    const sent = '2027-07-19T05:30:00+05:30'
    const later = { id: 'a-2', msgType: 'Update', references, sent }
    test.each([
      ['is for another area', { area: elsewhere }],
      ['is over already', { expires: '2027-07-19T05:45:00+05:30' }],
    ])('need nobody if it %s and nobody was told', async (_what, change) => {
      await receive(alertOf(), alertOf({ ...later, ...change }), alertOf())
      expect([(await list()).alerts, await openCases()]).toEqual([[], 0])
    })
    test('wait once, in their original words, for staff who had announced them', async () => {
      await receive(alertOf())
      await staff.call('POST /api/notices', notice((await list()).alerts[0]?.id))
      const away = alertOf({ ...later, area: elsewhere, expires: '2027-07-19T05:45:00+05:30' })
      await receive(away, away)
      expect((await list()).alerts).toEqual([
        expect.objectContaining({
          ...{ kind: 'cancel', area: 'A circle of the town', expires_at: '2027-07-19T06:30:00.000Z' },
          texts: expect.arrayContaining([expect.objectContaining({ headline: 'Lightning until noon' })]),
        }),
      ])
      expect(await openCases()).toBe(1)
      await staff.call(`POST /api/notices/received/${(await list()).alerts[0]?.id}/put-away`)
      await receive(away)
      expect([(await list()).alerts, await openCases()]).toEqual([[], 0])
    })
    test('still count as announced after a further update', async () => {
      await receive(alertOf())
      await staff.call('POST /api/notices', notice((await list()).alerts[0]?.id))
      const all = `${references} sample@example.org,a-2,${sent}`
      await receive(
        alertOf(later),
        alertOf({ ...later, id: 'a-3', references: all, sent: '2027-07-19T05:40:00+05:30', area: elsewhere }),
      )
      expect((await list()).alerts.map(({ kind }) => kind)).toEqual(['cancel'])
    })
    test('are ignored if the alert was never for us', async () => {
      await receive(alertOf({ area: elsewhere }), alertOf({ ...later, area: elsewhere }))
      expect((await world.owner.query('select from received_alerts')).rowCount).toBe(0)
    })
  })
  test('arrive in feeds that contain them or link to them; other hosts and redirects are not followed', async () => {
    source.answers['/one.xml'] = alertOf({ id: 'linked' })
    source.answers['/moved.xml'] = () => `${source.url}/one.xml`
    const link = (href: string) => `<link type="application/cap+xml" href="${href}"/>`
    const held = `<content type="text/xml">${alertOf({ id: 'held' })}</content>`
    const feed = atom(
      held,
      link('/one.xml'),
      link('/moved.xml'),
      link('/gone.xml'),
      link('http://127.0.0.1:9/x'),
    )
    await receive(feed, feed)
    expect((await world.owner.query('select identifier from received_alerts order by 1')).rows).toEqual([
      { identifier: 'held' },
      { identifier: 'linked' },
    ])
    expect(source.asked.filter(path => path === '/one.xml')).toHaveLength(1)
    await receive(
      `<rss version="2.0"><channel><item><link>${source.url}/one.xml?2</link></item></channel></rss>`,
    )
    expect(source.asked).toContain('/one.xml?2')
  })
  test('that arrived during a database outage are read again', async () => {
    source.answers['/late.xml'] = alertOf({ id: 'late' })
    const feed = atom('<link type="application/cap+xml" href="/late.xml"/>')
    source.answers['/feed'] = feed
    const nowhere = openPool({ host: '/nowhere', port: 1 })
    const away = databaseOf(nowhere).db.withTables<ReceivedTables>()
    const at = new Date(world.clock())
    await expect(receiveAlerts(away, `${source.url}/feed`, known, at)).rejects.toThrow()
    await receive(feed)
    expect((await list()).alerts).toHaveLength(1)
  })
  test.each([
    ['is not XML', 'no alert today'],
    ['is cut in its middle', alertOf().slice(0, 300)],
    ['is a page', '<html><body>Sign in</body></html>'],
    ['defines entities', `<!DOCTYPE a [<!ENTITY b "c">]>${alertOf()}`],
    ['is larger than two megabytes', `<feed>${' '.repeat(2 * 1024 * 1024)}</feed>`],
    ['has a hundred thousand elements', `<feed>${'<entry/>'.repeat(100_000)}</feed>`],
  ])('an answer that %s is refused', async (_what, document) => {
    await expect(receive(document)).rejects.toThrow()
    expect((await list()).alerts).toEqual([])
  })
})

test('the server reads its source at intervals, and reports since when it could not', async () => {
  const own = await openAlertSource({ '/feed': alertOf() })
  onTestFinished(() => own.close())
  const open = (path: string) =>
    openWorld({ now: '2027-07-19T06:00:00+05:30', env: { CAP_ALERTS_URL: own.url + path } })
  const look = async ({ context, owner }: World) => {
    await context.looks.run('received alerts')
    const { rows } = await owner.query(
      'select read_at is not null as read, failed_since is not null as failed from alert_source',
    )
    return rows[0]
  }
  const good = await open('/feed')
  onTestFinished(() => good.close())
  expect(await look(good)).toEqual({ read: true, failed: false })
  expect((await good.owner.query('select from received_alerts')).rowCount).toBe(1)
  const bad = await open('/away')
  onTestFinished(() => bad.close())
  expect(await look(bad)).toEqual({ read: false, failed: true })
})
