import { beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '#tests/world/eventually.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { type StaffBrowser, signedInBrowser } from '#tests/world/staff-browser.ts'
import type { NoticeList } from '../contract.ts'
import type { Hold } from './contract.ts'

worldForAll()
let admin: StaffBrowser
beforeEach(async () => {
  await world.empty('holds', 'notices', 'cases', 'crowd_status', 'notice_phones')
  await world.owner.query(
    `insert into crowd_status (location_en, location_hi, description_en, description_hi, kind, source)
     values ('East gate', 'पूर्वी द्वार', '', '', 'gate', 'press'), ('West gate', 'पश्चिमी द्वार', '', '', 'gate', 'press')`,
  )
  await world.context.responseCache.changed('notices')
  admin = await signedInBrowser(world.url)
})

const gate = { what: 'gate', place: 'East gate', reason: 'crowd', minutes: 15 }
type Done = { hold: Hold; instead_of: { by: string; until: string } | null; code?: string }
const hold = async (more: object = {}, id: string = crypto.randomUUID()) => {
  const { status, body } = await admin.call('PUT', `/api/holds/${id}`, { ...gate, ...more })
  return { status, body: body as Done }
}
const release = async (id: string) => {
  const { status, body } = await admin.call('POST', `/api/holds/${id}/release`, {})
  return { status, body: body as Done }
}
const shownNotices = async () =>
  ((await (await fetch(`${world.url}/api/notices`)).json()) as NoticeList).notices
const told = async () => (await shownNotices()).map(notice => notice.text.en)
const cases = async () => {
  const { body } = await admin.call('GET', '/api/cases?list=open')
  return (body as { cases: { kind: string; about: { place?: { en: string } } }[] }).cases
}
const minutesLeft = ({ until }: Hold) => Math.round((Date.parse(until) - world.clock()) / 60_000)

describe('a hold', () => {
  test('of a gate is announced to everybody in both languages with its end, raises a case for the gates before it, and is logged', async () => {
    const { status, body } = await hold()
    expect([status, minutesLeft(body.hold), body.instead_of]).toEqual([200, 15, null])
    expect(body.hold.words.hi).toMatch(/^रोक लगी है: पूर्वी द्वार, .* तक। आगे बहुत भीड़ है।/)
    expect(await told()).toEqual([expect.stringMatching(/^Held: East gate, until /)])
    expect(await cases()).toMatchObject([{ kind: 'hold', about: { place: { en: 'East gate' } } }])
    const log = await admin.call('GET', '/api/audit-log?subject=hold')
    // The newest entry, because nobody may empty the log.
    expect((log.body as { entries: unknown[] }).entries[0]).toMatchObject({
      ...{ action: 'held', subjectName: { en: 'East gate', hi: 'पूर्वी द्वार' } },
    })
  })
  test.each([
    ['the queue', { what: 'queue', place: '' }, 'The queue to the temple'],
    ['a stretch', { what: 'stretch', to: 'West gate' }, 'East gate to West gate'],
  ])('of %s names it', async (_, more, name) => {
    expect((await hold(more)).body.hold.place.en).toBe(name)
  })
  test('is released in one tap: everybody reads that the way is open, and its case ends', async () => {
    const { body } = await hold()
    world.clock.advance(60_000)
    expect((await release(body.hold.id)).body.hold.ended_at).not.toBeNull()
    expect(await told()).toEqual([expect.stringMatching(/^East gate: the way is open again/)])
    expect(await cases()).toEqual([])
    const again = await release(body.hold.id)
    expect([again.status, again.body.code]).toEqual([409, 'not-held'])
    world.clock.advance(10 * 60_000)
    await world.context.responseCache.changed('notices')
    expect(await told()).toEqual([])
  })
  test('is changed and ended only as a hold: its notice may not be edited until it is over', async () => {
    const { body } = await hold()
    const [notice] = await shownNotices()
    const other = { level: 'info', text: { en: 'All is open.', hi: '' }, hours: 1 }
    const edit = (updated_at?: string) =>
      admin.call('PUT', `/api/notices/${body.hold.id}`, { ...other, updated_at })
    for (const { status, body: refusal } of [
      await edit(notice?.updated_at),
      await admin.call('DELETE', `/api/notices/${body.hold.id}`),
    ])
      expect([status, (refusal as Done).code]).toEqual([409, 'held'])
    expect(await shownNotices()).toEqual([notice])
    await release(body.hold.id)
    expect((await edit((await shownNotices())[0]?.updated_at)).status).toBe(200)
    expect(await told()).toEqual(['All is open.'])
  })
  test('that nobody renews asks staff, then ends by itself with an announcement', async () => {
    const { body } = await hold({ minutes: 5 })
    world.clock.advance(3 * 60_000)
    await world.context.looks.run('lasting cases')
    await eventually(async () => (await cases()).some(({ kind }) => kind === 'hold-ends'))
    world.clock.advance(2 * 60_000)
    await world.context.looks.run('holds')
    expect(await told()).toEqual([expect.stringMatching(/^East gate: the time of the hold is over/)])
    expect((await release(body.hold.id)).body.code).toBe('not-held')
  })
  test('set by two people with different minutes: the later one counts and learns what the first had set; there is one notice', async () => {
    const first = await hold({ minutes: 30 })
    world.clock.advance(1000)
    const second = await hold({ minutes: 10, reason: 'danger' })
    expect(second.body.instead_of).toEqual({ by: 'admin', until: first.body.hold.until })
    expect([second.body.hold.id, minutesLeft(second.body.hold)]).toEqual([first.body.hold.id, 10])
    expect(await told()).toEqual([expect.stringContaining('There is a danger ahead')])
  })
  test('set by twenty people at the same time makes one row and one notice', async () => {
    const send = async (minutes: number, id = crypto.randomUUID()): ReturnType<typeof hold> => {
      const answer = await hold({ minutes }, id)
      // A busy server tells phones to send again.
      return answer.status === 503 ? send(minutes, id) : answer
    }
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => send(5 + i)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(answers.filter(({ body }) => body.instead_of === null)).toHaveLength(1)
    expect(await told()).toHaveLength(1)
  })
  test('whose answer was lost does not override a later order, nor a release', async () => {
    const id = crypto.randomUUID()
    const first = await hold({ minutes: 30 }, id)
    world.clock.advance(5000)
    const later = await hold({ minutes: 10 })
    world.clock.advance(5000)
    const again = await hold({ minutes: 30, waited_s: 10 }, id)
    expect([again.status, again.body.hold.until]).toEqual([200, later.body.hold.until])
    await release(first.body.hold.id)
    world.clock.advance(1000)
    expect((await hold({ minutes: 30, waited_s: 12 }, id)).body.code).toBe('late')
  })
  test('holds, is renewed and released though the server’s clock jumps back; a jump past its end ends it with an announcement', async () => {
    const first = await hold({ minutes: 30 })
    // Such a jump ends sessions.
    const jump = async (minutes: number) => {
      world.clock.advance(minutes * 60_000)
      admin = await signedInBrowser(world.url)
    }
    await jump(-20)
    const renewed = await hold({ minutes: 15 })
    expect([renewed.body.hold.id, minutesLeft(renewed.body.hold)]).toEqual([first.body.hold.id, 15])
    expect(await told()).toEqual([expect.stringMatching(/^Held: East gate/)])
    expect((await release(first.body.hold.id)).status).toBe(200)
    expect(await told()).toEqual([expect.stringMatching(/the way is open again/)])
    await hold()
    await jump(180)
    await world.context.looks.run('holds')
    expect(await told()).toEqual([expect.stringMatching(/the time of the hold is over/)])
    // A hold ended by a wrong clock can be set again.
    expect((await hold()).status).toBe(200)
    expect(await told()).toContainEqual(expect.stringMatching(/^Held: East gate/))
  })
  test('sent again after more than a minute is the one already stored', async () => {
    const id = crypto.randomUUID()
    const { body } = await hold({}, id)
    world.clock.advance(90_000)
    expect((await hold({ waited_s: 90 }, id)).body.hold).toEqual(body.hold)
  })
  test('that waited offline for more than a minute holds nothing; one that waited less ends as originally intended', async () => {
    const late = await hold({ waited_s: 61 })
    expect([late.status, late.body.code]).toEqual([409, 'late'])
    expect(await told()).toEqual([])
    expect(minutesLeft((await hold({ waited_s: 60 })).body.hold)).toBe(14)
  })
  test.each([
    ['of a place that nobody knows', { place: 'Moon gate' }, 409],
    ['of a gate without a name', { place: '' }, 400],
    ['of a stretch without an end', { what: 'stretch' }, 400],
  ])('%s is refused', async (_, more, status) => {
    expect((await hold(more)).status).toBe(status)
    expect(await told()).toEqual([])
  })
  test('first asks those on duty at it or on the walk before it, or every crowd reporter if nobody is there', async () => {
    await world.empty('duty_shifts', 'duty_posts', 'waypoints', 'walk_lines')
    await world.owner.query(
      `insert into waypoints (place_order, name_en, name_hi, latitude, longitude, source)
       values (1, 'South chowk', 'दक्षिण चौक', 26, 85.39, 'press'), (2, 'Middle chowk', 'बीच चौक', 26.03, 85.39, 'press'),
         (3, 'Far chowk', 'दूर चौक', 26.065, 85.39, 'press'), (4, 'North chowk', 'उत्तर चौक', 26.1, 85.39, 'press')`,
    )
    const standAt = async (username: string, role: string, name: string) => {
      const made = await admin.call('POST', '/api/staff-accounts', { username, roles: [role] })
      const { password } = made.body as { password: string }
      const id = crypto.randomUUID()
      await admin.call('POST', '/api/duty/posts', { id, name: { en: name, hi: name } })
      const browser = await signedInBrowser(world.url, 'admin', { username, password })
      expect((await browser.call('PUT', '/api/duty', { post: id, hours: 8 })).status).toBe(204)
      return async () => {
        const { body } = await browser.call('GET', '/api/cases?list=open')
        return (body as { cases: { kind: string }[] }).cases.map(({ kind }) => kind)
      }
    }
    const early = await standAt('before', 'crowd-reporter', 'South chowk')
    const behind = await standAt('behind', 'crowd-reporter', 'North chowk')
    await standAt('other-work', 'help-desk', 'Middle chowk')
    await hold({ place: 'Middle chowk' })
    expect([await early(), await behind()]).toEqual([['hold'], []])
    await hold({ place: 'South chowk' })
    expect([(await early()).length, await behind()]).toEqual([2, []])
    await hold({ place: 'Far chowk' })
    expect(await behind()).toEqual(['hold'])
    const { rows } = await world.owner.query('select place, told from holds order by place')
    expect(rows).toEqual([
      { place: 'Far chowk', told: [] },
      { place: 'Middle chowk', told: ['before'] },
      { place: 'South chowk', told: ['before'] },
    ])
  })
})
