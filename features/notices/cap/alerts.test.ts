import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { inQueryClass } from '#kit/server/db/shared-pool.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { newVisitor, type Visitor } from '#tests/world/visitor.ts'
import { staffMember } from '#tests/world/world.ts'
import type { Notice } from '../contract.ts'
import { alertXml } from './alert-xml.server.ts'

worldForAll({ now: '2027-07-19T06:00:00+05:30', env: { PUBLIC_URL: 'https://mela.example.in' } })
let staff: Visitor
beforeEach(async () => {
  await world.empty('notices')
  world.clock.set('2027-07-19T06:00:00+05:30')
  world.signIn(staffMember('admin'))
  staff = newVisitor(world)
})
const words = { level: 'warning', text: { en: 'Gate 2 & 3 are <closed>.', hi: 'द्वार 2 बंद है।' }, hours: 1 }
const tell = async (more: object = {}) =>
  (await staff.call<Notice>('POST /api/notices', { id: crypto.randomUUID(), ...words, ...more })).body
const read = async (path = '/alerts.xml') => {
  const answer = await fetch(world.url + path)
  return { status: answer.status, type: answer.headers.get('content-type'), xml: await answer.text() }
}
const namesIn = (xml: string) => [...xml.matchAll(/<(\w+)[ >]/g)].map(([, name]) => name)
const textOf = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]

// Elements that the CAP 1.2 schema requires, and the optional ones we use, in schema order.
const info =
  'info language category event urgency severity certainty expires senderName headline description area areaDesc polygon'
const required = (msgType: string) =>
  `alert identifier sender sent status msgType scope ${msgType === 'Alert' ? '' : 'references '}${info} ${info}`

describe('the alerts for other warning systems', () => {
  test('contain each current notice with every element of the standard in order, in both languages', async () => {
    const notice = await tell()
    const { status, type, xml } = await read()
    expect([status, type]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    const alert = /<alert .*<\/alert>/.exec(xml)?.[0] ?? ''
    expect(namesIn(alert).join(' ')).toBe(required('Alert'))
    expect(alert).toContain('xmlns="urn:oasis:names:tc:emergency:cap:1.2"')
    expect(alert).toContain('<language>en-IN</language>')
    expect(alert).toContain('<language>hi-IN</language>')
    expect(alert).toContain('<description>द्वार 2 बंद है।</description>')
    expect(alert).toContain('<description>Gate 2 &amp; 3 are &lt;closed&gt;.</description>')
    expect(textOf(alert, 'sent')).toMatch(/^2027-07-19T06:00:\d\d\+05:30$/)
    expect(textOf(alert, 'expires')).toMatch(/^2027-07-19T07:00:\d\d\+05:30$/)
    expect(textOf(alert, 'sender')).toBe('mela.example.in')
    expect([textOf(alert, 'status'), textOf(alert, 'msgType')]).toEqual(['Actual', 'Alert'])
    expect(textOf(alert, 'identifier')).toBe(`mela.example.in.${notice.id}.${Date.parse(notice.updated_at)}`)
    const one = await read(/\/alerts\/[^"]+\.xml/.exec(xml)?.[0])
    expect([one.status, one.type]).toEqual([200, 'application/cap+xml; charset=utf-8'])
    expect(one.xml).toContain(alert)
  })
  test('contain the one language of a notice that nobody has translated', async () => {
    await tell({ text: { en: '', hi: 'द्वार 2 बंद है।' } })
    const { xml } = await read()
    expect(xml).toContain('<title>द्वार 2 बंद है।</title>')
    expect(xml).not.toContain('<language>en-IN</language>')
  })
  test('are answered from memory, so a crowd of readers takes no database connection', async () => {
    await tell()
    const { xml } = await read()
    const { pool } = world.context
    const held = (['read', 'other'] as const).flatMap(queryClass =>
      Array.from({ length: queryClass === 'read' ? 6 : 8 }, () =>
        inQueryClass(queryClass, () => pool.connect()),
      ),
    )
    const clients = await Promise.all(held)
    onTestFinished(() => {
      for (const client of clients) client.release()
    })
    expect(await read()).toEqual({ status: 200, type: 'application/atom+xml; charset=utf-8', xml })
    expect((await read(/\/alerts\/[^"]+\.xml/.exec(xml)?.[0])).status).toBe(200)
  })
  test('send a change as an update and an early end as a cancellation of the first message', async () => {
    const notice = await tell()
    const { xml } = await read()
    const first = `${textOf(xml, 'identifier')},${textOf(xml, 'sent')}`
    world.clock.advance(60_000)
    await staff.call(`PUT /api/notices/${notice.id}`, { ...words, updated_at: notice.updated_at })
    const changed = (await read()).xml
    expect(textOf(changed, 'msgType')).toBe('Update')
    expect(textOf(changed, 'references')).toBe(`mela.example.in,${first}`)
    expect(textOf(changed, 'identifier')).not.toBe(textOf(xml, 'identifier'))
    world.clock.advance(60_000)
    await staff.call(`DELETE /api/notices/${notice.id}`)
    const alert = /<alert .*<\/alert>/.exec((await read()).xml)?.[0] ?? ''
    expect(textOf(alert, 'msgType')).toBe('Cancel')
    // It replaces both, because a reader may have missed the change.
    const second = `${textOf(changed, 'identifier')},${textOf(changed, 'sent')}`
    expect(textOf(alert, 'references')).toBe(`mela.example.in,${first} mela.example.in,${second}`)
    const points = textOf(alert, 'polygon')?.split(' ') ?? []
    expect(points[0]).toBe(points.at(-1))
    expect(points.every(point => /^2[56]\.\d+,85\.\d+$/.test(point))).toBe(true)
    expect(namesIn(alert).join(' ')).toBe(required('Cancel'))
    world.clock.advance(25 * 3_600_000)
    expect((await read()).xml).not.toContain('<entry>')
  })
  test('omit notices whose time is over, and are still a feed without any', async () => {
    await tell()
    world.clock.advance(3_600_001)
    const { status, xml } = await read()
    expect([status, xml.includes('<entry>'), xml.includes('</feed>')]).toEqual([200, false, true])
    expect((await read('/alerts/unknown.xml')).status).toBe(404)
  })
  test('in a rehearsal are marked as an exercise', () => {
    const at = new Date('2027-07-19T00:30:00Z')
    const row = {
      id: 'a',
      level: 'info' as const,
      text_en: 'a '.repeat(120),
      text_hi: 'क',
      expires_at: new Date(0),
      earlier: [],
      is_search: false,
    }
    const xml = alertXml({ ...row, created_at: at, updated_at: at }, { sender: 'x', isExercise: true })
    expect(textOf(xml, 'status')).toBe('Exercise')
    expect(textOf(xml, 'headline')?.length).toBeLessThanOrEqual(160)
    // Without a word boundary, no emoji is cut in half.
    const emoji = { ...row, text_en: `आ${'😀'.repeat(90)}`, created_at: at, updated_at: at }
    expect(textOf(alertXml(emoji, { sender: 'x', isExercise: true }), 'headline')).toBe(
      `आ${'😀'.repeat(79)}…`,
    )
  })
})
