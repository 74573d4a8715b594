import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listen, rowOf } from '#kit/server/live/test-live.ts'
import { eventually } from '#tests/world/eventually.ts'
import { type StaffBrowser, signedInBrowser } from '#tests/world/staff-browser.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import type { Notice, NoticeList } from './contract.ts'

let world: World
let admin: StaffBrowser
beforeAll(async () => {
  world = await openWorld({ now: '2027-07-19T06:00:00+05:30' })
  admin = await signedInBrowser(world.url)
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.empty('notices')
  await world.context.responseCache.changed('notices')
})

const words = { level: 'warning', text: { en: 'Gate 2 is closed.', hi: 'द्वार 2 बंद है।' }, hours: 0.25 }
const tell = async (more: object = {}) => {
  const { status, body } = await admin.call('POST', '/api/notices', {
    id: crypto.randomUUID(),
    ...words,
    ...more,
  })
  expect(status).toBe(201)
  return body as Notice
}
const read = async () => (await (await fetch(`${world.url}/api/notices`)).json()) as NoticeList
const shown = (count: number) =>
  eventually(async () => {
    const { notices } = await read()
    return notices.length === count ? { notices } : undefined
  })

describe('a notice to everybody', () => {
  test('is the same row in the answer, in the list and in the push, emergencies first', async () => {
    const phone = await listen(world.url, 'notices')
    const urgent = await tell({ level: 'emergency' })
    const later = await tell()
    expect(later.text).toEqual(words.text)
    expect(Date.parse(later.expires_at) - Date.parse(later.updated_at)).toBe(900_000)
    expect((await shown(2)).notices).toEqual([urgent, later])
    await expect.poll(() => phone.events().map(rowOf)).toContainEqual({ notices: [urgent, later] })
    phone.response.destroy()
  })
  test('is over when its time is over, or when staff end it', async () => {
    const notice = await tell()
    await shown(1)
    world.clock.advance(900_001)
    await world.context.responseCache.changed('notices')
    await shown(0)
    const past = await admin.call('GET', '/api/notices/past')
    expect(past.body).toEqual({ notices: [notice] })
    const other = await tell()
    await shown(1)
    expect((await admin.call('DELETE', `/api/notices/${other.id}`)).status).toBe(204)
    expect((await admin.call('DELETE', `/api/notices/${other.id}`)).status).toBe(204)
    await shown(0)
  })
  test('in one language is sent at once: readers of the other see the same words, marked with their language', async () => {
    const notice = await tell({ text: { en: '', hi: 'द्वार 2 बंद है।' } })
    expect(notice).toMatchObject({ text: { en: 'द्वार 2 बंद है।', hi: 'द्वार 2 बंद है।' }, only: 'hi' })
    const none = { id: crypto.randomUUID(), ...words, text: { en: '', hi: ' ' } }
    expect((await admin.call('POST', '/api/notices', none)).status).toBe(400)
  })
  test('sent twice is stored once', async () => {
    const id = crypto.randomUUID()
    const both = await Promise.all([tell({ id }), tell({ id })])
    expect(both[0]).toEqual(both[1])
    expect((await shown(1)).notices).toHaveLength(1)
  })
  test('that somebody else has changed meanwhile is not overwritten', async () => {
    const notice = await tell()
    const change = (text: string, updated_at: string) =>
      admin.call('PUT', `/api/notices/${notice.id}`, { ...words, text: { en: text, hi: text }, updated_at })
    world.clock.advance(1000)
    const first = await change('Gate 2 is open.', notice.updated_at)
    expect(first.status).toBe(200)
    const second = await change('Gate 2 stays closed.', notice.updated_at)
    expect([second.status, second.body]).toEqual([
      409,
      expect.objectContaining({ code: 'changed-meanwhile' }),
    ])
    await eventually(async () => (await read()).notices[0]?.text.en === 'Gate 2 is open.')
    const { body } = await admin.call('GET', '/api/audit-log?subject=notice')
    expect((body as { entries: unknown[] }).entries[0]).toMatchObject({
      action: 'changed',
      before: { text: words.text },
      after: { text: { en: 'Gate 2 is open.' } },
    })
  })
})
