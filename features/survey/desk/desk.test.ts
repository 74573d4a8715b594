import { beforeEach, describe, expect, test } from 'vitest'
import { temple } from '#content/temple.ts'
import { eventually } from '#tests/world/eventually.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { newVisitor, type Visitor } from '#tests/world/visitor.ts'
import { staffMember } from '#tests/world/world.ts'
import type { GuideRow, Recorded, SurveyDesk } from './contract.ts'
import { completeness, proposals } from './proposals.ts'

worldForAll()
const editor = staffMember('content-editor')
let desk: Visitor
const tap = '0e3bd1a0-0000-4000-8000-0000000000a1'
beforeEach(async () => {
  world.signIn(editor)
  desk = newVisitor(world)
  await world.empty('survey_parts', 'survey_points', 'facilities', 'waypoints', 'crowd_status')
  await world.owner.query(
    `insert into facilities (id, facility_type, name_en, name_hi, location_en, location_hi, latitude, longitude,
       precision_m, source) values ($1, 'drinking-water', 'Tap at Aghoria', 'अघोरिया का नल', 'Aghoria', 'अघोरिया', 26.12,
       85.39, 500, 'press')`,
    [tap],
  )
  await world.owner.query(
    `insert into waypoints (place_order, name_en, name_hi, source) values (4, 'Old bridge', 'पुराना पुल', 'press')`,
  )
  for (const topic of ['facilities', 'waypoints']) await world.context.responseCache.changed(topic)
})

async function add(kind: string, lat: number, accuracy = 8): Promise<string> {
  const { rows } = await world.owner.query(
    `insert into survey_points (id, track_id, kind, latitude, longitude, accuracy_m, note, seen_at, walker, fingerprint)
     values (gen_random_uuid(), gen_random_uuid(), $1, $2, 85.39, $3, '', now(), 'asha', '') returning id`,
    [kind, lat, accuracy],
  )
  return rows[0].id
}
const read = async () => (await desk.call<SurveyDesk>('GET /api/survey/desk')).body
const decide = (id: string, body: object) =>
  desk.call<Recorded & { code?: string }>(`POST /api/survey/points/${id}/decision`, body)
const undo = (id: string) => desk.call<{ code?: string }>(`POST /api/survey/points/${id}/undo`)
const takeTap = { decision: 'taken', list: 'places', target: tap }
const place = async () =>
  (await world.owner.query('select latitude, precision_m, verified, source from facilities')).rows[0]
const log = async () =>
  (
    await world.owner.query(
      `select subject, action, username, before, after from audit_log order by id desc limit 1`,
    )
  ).rows[0]

test('missing places are listed nearest first, and those without a position last', () => {
  const row = (id: string, lat: number | undefined, is_checked = false): GuideRow => ({
    ...{ list: 'places', id, kind: 'toilet', name: { en: id, hi: id }, precision_m: 500, is_checked },
    position: lat === undefined ? null : { lat, lng: 85.39 },
  })
  const guide = [row('none', undefined), row('far', 26.3), row('near', 26.13), row('done', 26.12, true)]
  const [{ missing, checked } = { missing: [], checked: 0 }] = completeness(guide, { lat: 26.12, lng: 85.39 })
  expect([missing.map(({ id }) => id), checked]).toEqual([['near', 'far', 'none'], 1])
})

describe('the desk', () => {
  test('shows records beside the guide’s data, nearest first, and how complete each list is', async () => {
    await add('tap', 26.1203)
    await add('light-pole', 26.13)
    const { points, guide } = await read()
    const [first, second] = proposals(points, guide)
    expect(first).toMatchObject({ point: { kind: 'tap' }, candidates: [{ place: { id: tap }, metres: 33 }] })
    expect(second).toMatchObject({ point: { kind: 'light-pole' }, candidates: [] })
    expect(completeness(guide, temple)).toMatchObject([
      { kind: 'drinking-water', total: 1, checked: 0 },
      { kind: 'waypoint', total: 1, checked: 0 },
    ])
  })
  test('moves a place: visitors see it as checked, the log says by whom, and undo restores the old position', async () => {
    const id = await add('tap', 26.1203)
    expect((await decide(id, takeTap)).body).toMatchObject({ decision: 'taken', decided_by: editor.username })
    expect(await place()).toMatchObject({ latitude: 26.1203, precision_m: 8, verified: 'surveyed' })
    expect((await place()).source).toMatch(/^press; surveyed \d{4}-\d\d-\d\d$/)
    expect(await log()).toMatchObject({ subject: 'place', action: 'measured', username: editor.username })
    const shown = async () =>
      (await (await fetch(`${world.url}/api/facilities?type=drinking-water`)).json()) as {
        facilities: { verified: string }[]
      }
    await eventually(async () => (await shown()).facilities[0]?.verified === 'surveyed')
    expect(completeness((await read()).guide, temple)[0]).toMatchObject({ checked: 1 })
    expect((await undo(id)).status).toBe(200)
    expect(await place()).toEqual({ latitude: 26.12, precision_m: 500, verified: 'no', source: 'press' })
    expect((await read()).points[0]).toMatchObject({ decision: null, target: null })
  })
  test('places a point of the walk that had no position', async () => {
    const id = await add('gate', 25.7, 5)
    expect((await decide(id, { decision: 'taken', list: 'waypoints', target: '4' })).status).toBe(200)
    const { rows } = await world.owner.query('select latitude, precision_m from waypoints')
    expect(rows).toEqual([{ latitude: 25.7, precision_m: 5 }])
    await undo(id)
    expect((await world.owner.query('select latitude from waypoints')).rows).toEqual([{ latitude: null }])
  })
  test('places a gate of the crowd places, and suggests no other crowd place for it', async () => {
    const { rows } = await world.owner.query(
      `insert into crowd_status (location_en, location_hi, description_en, description_hi, source, kind) values
         ('East gate', 'पूर्वी द्वार', '', '', 'press', 'gate'), ('Chhata Bazar', 'छाता बाजार', '', '', 'press', 'place')
       returning id`,
    )
    const [gate] = rows
    const id = await add('gate', 26.12, 5)
    const { points, guide } = await read()
    const offered = proposals(points, guide)[0]?.candidates.map(({ place }) => place.kind)
    expect(offered?.toSorted()).toEqual(['crowd-gate', 'waypoint'])
    const taken = await decide(id, { decision: 'taken', list: 'crowd-places', target: gate.id })
    expect(taken.status).toBe(200)
    const row = async () =>
      (
        await world.owner.query(
          `select latitude, precision_m, checked_by, source from crowd_status where kind = 'gate'`,
        )
      ).rows[0]
    expect(await row()).toMatchObject({ latitude: 26.12, precision_m: 5, checked_by: editor.username })
    expect(await log()).toMatchObject({ subject: 'crowd-place', action: 'measured' })
    expect((await undo(id)).status).toBe(200)
    expect(await row()).toEqual({ latitude: null, precision_m: null, checked_by: null, source: 'press' })
  })
  test('merges duplicates: the adopted position is their middle', async () => {
    const [one, two] = [await add('tap', 26.1203), await add('tap', 26.1205, 12)]
    const { points, guide } = await read()
    expect(proposals(points, guide).filter(({ double }) => double)).toMatchObject([
      { double: { metres: 22 } },
    ])
    expect((await decide(two, { decision: 'merged', into: one })).status).toBe(200)
    await decide(one, takeTap)
    const { latitude, precision_m } = await place()
    expect([latitude, precision_m]).toEqual([expect.closeTo(26.1204, 6), 12])
  })
  test('tells the second of two who decide, and does not undo what was changed since', async () => {
    const id = await add('tap', 26.1203)
    const answers = await Promise.all([decide(id, takeTap), decide(id, { decision: 'left' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    if (answers[0]?.status !== 200) {
      await undo(id)
      await decide(id, takeTap)
    }
    await world.owner.query(`update facilities set latitude = 26.2, updated_at = now() + interval '1 s'`)
    expect((await undo(id)).body.code).toBe('changed-meanwhile')
    expect((await place()).latitude).toBe(26.2)
  })
  test('refuses an unknown place, and to merge a record with itself', async () => {
    const id = await add('tap', 26.1203)
    const nowhere = { ...takeTap, target: crypto.randomUUID() }
    expect((await decide(id, nowhere)).status).toBe(404)
    for (const list of ['places', 'waypoints'])
      expect((await decide(id, { decision: 'taken', list, target: 'abc' })).status).toBe(404)
    expect((await decide(id, { ...takeTap, target: '..' })).status).toBe(400)
    expect((await decide(id, { decision: 'merged', into: id })).status).toBe(404)
  })
})
