import { beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '#tests/world/eventually.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { newVisitor, type Visitor } from '#tests/world/visitor.ts'
import { staffMember } from '#tests/world/world.ts'
import type { GuideLine, SurveyDesk } from './contract.ts'
import { addWalk, straightWalk } from './test-line.ts'

worldForAll()
const editor = staffMember('content-editor')
let desk: Visitor
beforeEach(async () => {
  world.signIn(editor)
  desk = newVisitor(world)
  await straightWalk(world)
})

type Line = {
  parts: { points: [number, number][]; recorded?: true }[]
  error_m: number
  walked_on: string
}
const shown = async () =>
  ((await (await fetch(`${world.url}/api/mela-route`)).json()) as { line?: Line }).line
const take = (walks: string[], instead_of: string | null = null) =>
  desk.call<GuideLine & { code?: string }>('POST /api/survey/line', { walks, instead_of })
const undo = (id: string) => desk.call<GuideLine & { code?: string }>('POST /api/survey/line/undo', { id })
const log = async () =>
  (
    await world.owner.query(
      'select subject, action, username, before, after from audit_log order by id desc limit 1',
    )
  ).rows[0]
const events = async () =>
  (
    await world.owner.query(
      `select id::int as id, data from live_events where topic = 'mela-route' order by id`,
    )
  ).rows

describe('the line of the walk', () => {
  test('is the recorded one once the desk adopts it, and the earlier one where nobody recorded it', async () => {
    const walks = [await addWalk(world, 8000, 5900), await addWalk(world, 3000, 6000, { accuracyM: 21 })]
    expect(await shown()).toBeUndefined()
    const { status, body } = await take(walks)
    expect(status).toBe(200)
    expect(body.taken).toMatchObject({ by: editor.username, error_m: 21 })
    expect(body.parts.map(part => part.is_recorded)).toEqual([true, false])
    expect(Math.abs((body.taken?.metres ?? 0) - 5000)).toBeLessThan(100)
    await eventually(async () => (await shown()) !== undefined)
    const line = (await shown()) as Line
    expect(line.parts.map(({ recorded = false, points }) => [recorded, points.length > 1])).toEqual([
      [true, true],
      [false, true],
    ])
    expect(line).toMatchObject({ error_m: 21, walked_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    expect(await log()).toMatchObject({ subject: 'walk-line', action: 'measured', username: editor.username })
  })
  test('is announced to open phones, and so is its withdrawal', async () => {
    const newest = async () => (await events()).at(-1)?.id ?? 0
    const before = await newest()
    const { body } = await take([await addWalk(world, 8000, 0)])
    await eventually(async () => (await newest()) > before)
    const whenTaken = await newest()
    await undo(body.taken?.id ?? '')
    // An event replaces the earlier one of the same key, so their number may not grow.
    await eventually(async () => (await newest()) > whenTaken)
    // Without rows, so phones fetch the walk again.
    expect((await events()).slice(-2).map(({ data }) => data)).toEqual([{}, {}])
    expect(await shown()).toBeUndefined()
  })
  test('withdrawn gives way to the one before it, step by step', async () => {
    const first = (await take([await addWalk(world, 8000, 5000)])).body.taken
    const second = (await take([await addWalk(world, 4000, 0)], first?.id)).body.taken
    expect((await undo(first?.id ?? '')).body.code).toBe('decided')
    expect((await undo(second?.id ?? '')).body.taken?.id).toBe(first?.id)
    expect(await log()).toMatchObject({ subject: 'walk-line', action: 'brought-back' })
    expect((await undo(first?.id ?? '')).body.taken).toBeNull()
    expect((await undo(first?.id ?? '')).body.code).toBe('decided')
  })
  test('adopted by two people at the same time: the second is told', async () => {
    const walks = [await addWalk(world, 8000, 0)]
    const answers = await Promise.all([take(walks), take(walks)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await take(walks)).body.code).toBe('decided')
  })
  test('follows a moved stop where nobody recorded it', async () => {
    const { body } = await take([await addWalk(world, 8000, 5000)])
    await world.owner.query('update waypoints set longitude = longitude + 0.01 where place_order = 2')
    await world.context.responseCache.changed('waypoints')
    const bend = (body.parts[1]?.points[1]?.lng ?? 0) + 0.01
    await eventually(async () => Math.abs(((await shown())?.parts[1]?.points[1]?.[1] ?? 0) - bend) < 1e-5)
  })
  test('far from the walk is refused, and nothing is stored', async () => {
    const { status, body } = await take([await addWalk(world, 8000, 0, { eastM: 6000 })])
    expect([status, body.code]).toEqual([422, 'line-far'])
    expect((await world.owner.query('select from walk_lines')).rows).toEqual([])
  })
  test('is made of existing walks', async () => {
    const walk = await addWalk(world, 8000, 0)
    expect((await take([crypto.randomUUID(), walk])).status).toBe(404)
    expect((await take([])).status).toBe(400)
  })
  test('is shown at the desk beside the recorded walks, with who walked, how far and how exactly', async () => {
    await addWalk(world, 8000, 4000, { walker: 'ravi', accuracyM: 12 })
    const { walks, line } = (await desk.call<SurveyDesk>('GET /api/survey/desk')).body
    expect(walks).toMatchObject([{ walker: 'ravi', error_m: 12, lines: [expect.any(Array)] }])
    expect(Math.abs((walks[0]?.metres ?? 0) - 4000)).toBeLessThan(50)
    expect(line).toMatchObject({ taken: null, parts: [{ is_recorded: false }] })
    expect(line.stops).toHaveLength(3)
  })
})
