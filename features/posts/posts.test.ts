import { beforeEach, describe, expect, test } from 'vitest'
import type { FileReport } from '#common/file-report.ts'
import { eventually } from '#tests/world/eventually.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { csvForm, visitorForm } from '#tests/world/forms.ts'
import { type StaffBrowser, signedInBrowser } from '#tests/world/staff-browser.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import type { Post, StaffPost } from './contract.ts'

worldForAll()
let admin: StaffBrowser
beforeEach(async () => {
  await world.empty('numbered_posts', 'waypoints', 'walk_lines', 'dangers', 'danger_reports', 'cases')
  await world.context.responseCache.changed('posts')
  admin = await signedInBrowser(world.url)
})

const g27 = {
  ...{ code: 'G27', kind: 'pole', beside: { en: 'Water tank', hi: 'पानी की टंकी' } },
  ...{ position: { lat: 26.1207, lng: 85.3913, precision_m: 8 }, source: 'ward office' },
  ...{ is_checked: true, is_standing: true },
}
type Answer = StaffPost & { code: string; fields?: { path: string }[] }
const add = async (more: object = {}) => {
  const { status, body } = await admin.call('POST', '/api/posts', {
    id: crypto.randomUUID(),
    ...g27,
    ...more,
  })
  return { status, body: body as Answer }
}
const change = async ({ id, updated_at }: StaffPost, more: object) => {
  const { status, body } = await admin.call('PUT', `/api/posts/${id}`, { ...g27, updated_at, ...more })
  return { status, body: body as Answer }
}
const shown = async () => ((await (await fetch(`${world.url}/api/posts`)).json()) as { posts: Post[] }).posts
const number = async (trial = false) => {
  const { status, body } = await admin.call('POST', '/api/posts/from-line', { trial })
  return { status, body: body as { added: number; moved: number; kept: number; km: number } }
}
const stops = (...lats: number[]) =>
  world.owner.query(
    `insert into waypoints (place_order, name_en, name_hi, latitude, longitude, source)
     select n, 'Stop ' || n, 'पड़ाव', lat, 85.3913, 'press' from unnest($1::float8[]) with ordinality as of (lat, n)`,
    [lats],
  )

describe('a numbered post', () => {
  test('added by staff is on every phone without who checked it, and is logged by name', async () => {
    expect((await add()).body).toMatchObject({ checked_by: 'admin', name: { en: 'Post G 27' } })
    await eventually(async () => (await shown()).length === 1)
    const { source: _, is_checked: __, is_standing: ___, position, ...own } = g27
    const { precision_m, ...point } = position
    expect(await shown()).toEqual([{ ...own, position: point, precision_m }])
    const log = await admin.call('GET', '/api/audit-log?subject=post')
    const [newest] = (log.body as { entries: unknown[] }).entries
    expect(newest).toMatchObject({ action: 'added', subjectName: { en: 'Post G 27' } })
  })
  test('has a unique code: if two people use the same one at the same time the second is refused', async () => {
    const both = await Promise.all([add(), add()])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('taken')
    const { body } = await add({ code: 'G28' })
    expect((await change(body, {})).body.code).toBe('taken')
  })
  test('taken down keeps its code, and can be put up again', async () => {
    const { body } = await add()
    const { body: down } = await change(body, { is_standing: false })
    await eventually(async () => (await shown())[0]?.gone === true)
    expect((await change(down, {})).body.is_standing).toBe(true)
    await eventually(async () => (await shown())[0]?.gone === undefined)
  })
  test.each([
    ['in Devanagari', { code: 'ग27' }, 'code'],
    ['far from the fair', { position: { lat: 12.9, lng: 77.6, precision_m: null } }, 'position'],
    ['beside something in one language', { beside: { en: 'Tank', hi: '' } }, 'beside.hi'],
  ])('%s is refused, and the answer names the field', async (_, more, path) => {
    const { status, body } = await add(more)
    expect([status, body.fields?.map(field => field.path)]).toEqual([400, [path]])
  })
  test('is a danger’s place, where walkers are warned; one taken down is no longer a place', async () => {
    const { body } = await add()
    const report = async () => {
      const form = visitorForm({ kind: 'wire', place: 'Post G 27' })
      return (await newVisitor(world).call<{ place: object | null }>('POST /api/dangers', form)).body
    }
    expect(await report()).toMatchObject({ place: { en: 'Post G 27', hi: 'पोस्ट G 27' } })
    const { dangers } = (await admin.call('GET', '/api/dangers/all?list=open')).body as {
      dangers: { id: string; updated_at: string }[]
    }
    const [danger] = dangers
    await admin.call('PATCH', `/api/dangers/${danger?.id}`, {
      ...{ state: 'seen', note: { en: '', hi: '' }, updated_at: danger?.updated_at },
    })
    const told = async () =>
      ((await (await fetch(`${world.url}/api/dangers`)).json()) as { dangers: { points: object[] }[] })
        .dangers
    await eventually(async () => (await told()).length === 1)
    expect(await told()).toMatchObject([{ points: [{ lat: 26.1207, lng: 85.3913 }], precision_m: 8 }])
    const named = await (await fetch(`${world.url}/api/dangers/places`)).json()
    expect(JSON.stringify(named)).not.toContain('Post')
    await change(body, { is_standing: false })
    expect((await report()).place).toBeNull()
  })
})

describe('numbering the line of the walk', () => {
  test('is refused if the walk has none', async () => {
    const { status, body } = await number()
    expect([status, (body as unknown as { code: string }).code]).toEqual([409, 'no-line'])
  })
  test('makes posts every 200 m in sections of 10 km, marked as counted along the line; a dry run only counts', async () => {
    // 11.12 km to the north.
    await stops(26.0207, 26.0707, 26.1207)
    expect((await number(true)).body).toEqual({ added: 55, moved: 0, kept: 0, km: 11.1 })
    expect(await shown()).toEqual([])
    expect((await number()).body.added).toBe(55)
    await eventually(async () => (await shown()).length === 55)
    const [first, ...rest] = await shown()
    expect(first).toEqual({
      ...{ code: 'A01', kind: 'pole', from_line: true },
      position: { lat: expect.closeTo(26.0225, 3), lng: 85.3913 },
    })
    expect(rest.map(({ code }) => code).slice(-6)).toEqual(['A50', 'B01', 'B02', 'B03', 'B04', 'B05'])
  })
  test('again moves its own posts with the line, and leaves those that somebody placed, took down or checked', async () => {
    await add({ code: 'A01' })
    await stops(26.0207, 26.0307)
    expect((await number()).body).toMatchObject({ added: 4, moved: 0, kept: 1 })
    expect((await number()).body).toMatchObject({ added: 0, moved: 0, kept: 5 })
    await world.owner.query(`update numbered_posts set is_standing = false where code = 'A02'`)
    await world.owner.query('update waypoints set latitude = latitude - 0.001')
    await world.context.responseCache.changed('waypoints')
    expect((await number()).body).toMatchObject({ added: 0, moved: 3, kept: 2 })
  })
  test('is undone for a post that the survey measures', async () => {
    await stops(26.0207, 26.0307)
    await number()
    const { rows } = await world.owner.query(`select id from numbered_posts where code = 'A03'`)
    const staff = { id: crypto.randomUUID(), username: 'asha', roles: ['admin' as const] }
    const list = world.context.features.find(({ surveyed }) => surveyed?.list === 'posts')?.surveyed
    const by = { staff, at: new Date(world.clock()) }
    const to = { point: { lat: 26.0261, lng: 85.3915 }, accuracyM: 6, seenAt: by.at }
    const before = await world.context.db
      .transaction()
      .execute(trx => list?.move(trx, rows[0].id, to, by) as never)
    const now = async () =>
      (
        await world.owner.query(
          `select is_from_line, checked_by, precision_m from numbered_posts where code = 'A03'`,
        )
      ).rows
    expect(await now()).toEqual([{ is_from_line: false, checked_by: 'asha', precision_m: 6 }])
    await world.context.db.transaction().execute(trx => list?.restore(trx, rows[0].id, before, by) as never)
    expect(await now()).toEqual([{ is_from_line: true, checked_by: null, precision_m: null }])
  })
})

describe('a file of posts', () => {
  const headers = () => ({ cookie: `staff=${admin.cookies.get('staff')}`, origin: world.url })
  const bring = async (csv: string) => {
    const answer = await fetch(`${world.url}/api/posts/file`, {
      ...{ method: 'POST', body: csvForm(csv), headers: headers() },
    })
    return (await answer.json()) as FileReport
  }
  const give = async () => (await fetch(`${world.url}/api/posts/file`, { headers: headers() })).text()

  test('exported and imported again changes nothing; codes are read as people write them', async () => {
    await add()
    expect(await bring(await give())).toMatchObject({ is_stored: true, added: [], changed: [], unchanged: 1 })
    expect(await bring('code,kind,source\ng-28,camp,press\n')).toMatchObject({ added: ['Post G 28'] })
    expect(await bring('code,kind,source\nG 27,gate,press\n')).toMatchObject({
      changed: [{ name: 'Post G 27' }],
    })
    expect((await shown()).find(({ code }) => code === 'G27')).toMatchObject({ kind: 'gate', precision_m: 8 })
  })
  test('with the same code twice is refused as a whole, naming the line', async () => {
    const report = await bring('code,kind,source\nG27,pole,press\ng 27,gate,press\n')
    expect(report).toMatchObject({ is_stored: false, faults: [{ line: 3, column: 'code' }] })
    expect(await shown()).toEqual([])
  })
})
