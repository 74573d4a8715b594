import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { quarters } from '#tests/photos/corpus.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { form } from '#tests/world/forms.ts'
import { newVisitor, type Visitor } from '#tests/world/visitor.ts'
import { staffMember } from '#tests/world/world.ts'
import { type Fix, fixesAsText } from './fix.ts'

worldForAll()
const walker = staffMember('surveyor')
let phone: Visitor
let photo: Buffer
beforeAll(async () => {
  photo = await quarters().jpeg().toBuffer()
})
beforeEach(async () => {
  phone = newVisitor(world)
  world.signIn(walker)
  await world.empty('survey_parts', 'survey_points')
})

const fix = (seconds: number, lat = 26.12, lng = 85.39): Fix => ({
  at: seconds * 1000,
  lat,
  lng,
  accuracyM: 8,
})
const line = [fix(0), fix(10, 26.1201), fix(20, 26.1202)]
const part = (change: object = {}) => ({
  ...{ id: crypto.randomUUID(), track: crypto.randomUUID(), n: 0, age_s: 60, waited_s: 0 },
  ...{ fixes: fixesAsText(line), ...change },
})
const point = (change: Record<string, string> = {}): Record<string, string> => ({
  ...{ id: crypto.randomUUID(), track: crypto.randomUUID(), kind: 'tap', lat: '26.120000' },
  ...{ lng: '85.390000', accuracy_m: '8', note: '', age_s: '30', waited_s: '0', ...change },
})
const sendPart = (body: object) => phone.call<{ code?: string }>('POST /api/survey/parts', body)
const sendPoint = (fields: Record<string, string>, photo: Buffer | null = null) =>
  phone.call<{ code?: string }>('POST /api/survey/points', form(fields, { photo }))
const rows = async (table: 'survey_parts' | 'survey_points') =>
  (await world.owner.query(`select * from ${table} order by created_at`)).rows

describe('a part of a walk', () => {
  test('is stored with its length and walking time, by its age and not by the phone’s clock', async () => {
    const before = world.clock()
    expect((await sendPart(part({ age_s: 3600, waited_s: 1800 }))).status).toBe(201)
    const after = world.clock()
    const [row] = await rows('survey_parts')
    expect(row.walker).toBe(walker.username)
    expect(row.metres).toBeCloseTo(22.2, 0)
    expect(row.fixes[1]).toEqual([10, 26.1201, 85.39, 8])
    expect(row.began_at.getTime() + 5400_000).toBeGreaterThanOrEqual(before)
    expect(row.began_at.getTime() + 5400_000).toBeLessThanOrEqual(after)
  })
  test('sent again, later or at the same time, is stored once', async () => {
    const one = part()
    const answers = await Promise.all([
      sendPart(one),
      sendPart(one),
      sendPart({ ...one, waited_s: 50, age_s: 90 }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await rows('survey_parts')).toHaveLength(1)
    expect((await sendPart({ ...one, n: 4 })).body.code).toBe('key-reused')
  })
  test.each([
    ['outside India', fixesAsText([fix(0, 51.5, 0.1), fix(10, 51.5, 0.1)])],
    ['with a jump of 5 km', fixesAsText([fix(0), fix(10, 26.165)])],
    ['that goes back in time', '0,26.12,85.39,8;-20,26.12,85.39,8'],
    ['that lasts longer than a day', fixesAsText([fix(0), fix(90_000)])],
  ])('%s is refused at its field', async (_, fixes) => {
    const { status, body } = await sendPart(part({ fixes }))
    expect([status, body]).toMatchObject([400, { code: 'invalid', fields: [{ path: 'fixes' }] }])
    expect(await rows('survey_parts')).toEqual([])
  })
  test('older than 30 days is refused', async () => {
    expect((await sendPart(part({ age_s: 31 * 86_400 }))).status).toBe(400)
  })
})

describe('a recorded place', () => {
  test('is stored once with its photo, out of reach of visitors', async () => {
    const one = point({ note: 'टूटा है' })
    for (const age_s of ['30', '90']) expect((await sendPoint({ ...one, age_s }, photo)).status).toBe(201)
    const stored = await rows('survey_points')
    expect(stored).toMatchObject([
      { kind: 'tap', latitude: 26.12, accuracy_m: 8, note: 'टूटा है', decision: null },
    ])
    const { image_hash } = stored[0]
    expect(image_hash).toMatch(/\w{20}/)
    world.signIn(undefined)
    expect((await phone.call(`GET /photos/${image_hash}/320.webp`)).status).toBe(404)
  })
  test.each([
    [{ lat: '52.5' }, 'lat'],
    [{ accuracy_m: '400' }, 'accuracy_m'],
    [{ age_s: '99999999' }, 'age_s'],
  ])('with a wrong value %# is refused at its field', async (wrong, path) => {
    const { status, body } = await sendPoint(point(wrong as Record<string, string>))
    expect([status, body]).toMatchObject([
      400,
      { fields: expect.arrayContaining([expect.objectContaining({ path })]) },
    ])
  })
  test('counts for its walker', async () => {
    await sendPoint(point())
    await sendPart(part())
    const { body } = await phone.call('GET /api/survey/mine')
    expect(body).toEqual({ points: 1, parts: 1 })
  })
})
