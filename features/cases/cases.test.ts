import { beforeEach, describe, expect, test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'
import type { CaseList, CaseRow, CaseStep } from './contract.ts'
import { chiefOf, complain, type Desk, deskOf, openCases, reportMissing } from './test-cases.ts'

worldForAll()
beforeEach(() => world.empty('cases', 'complaints', 'missing_person_reports', 'limits', 'settings'))
const only = async (desk: Desk) => {
  const [row, ...more] = await openCases(desk)
  if (!row || more.length) throw new Error(`there are ${more.length + (row ? 1 : 0)} cases`)
  return row
}

describe('a case', () => {
  test('exists as soon as the report does, with its due time and subject', async () => {
    await complain(world)
    const row = await only(deskOf(world, 'help-desk'))
    expect(row).toMatchObject({
      kind: 'complaint',
      owner: null,
      is_mine: false,
      told: 1,
      about: { detail: { en: 'Water' }, words: 'Gate 2 · Dry tap' },
    })
    expect(Date.parse(row.due_at) - Date.parse(row.raised_at)).toBe(30 * 60_000)
  })
  test('is not raised if its report is not stored', async () => {
    await world.owner.query(`alter table complaints add constraint none check (words <> 'x')`)
    await expect(complain(world, 'x')).rejects.toThrow('500')
    await world.owner.query('alter table complaints drop constraint none')
    const { rows } = await world.owner.query('select * from cases')
    expect(rows).toEqual([])
  })
  test('is shown to nobody whose role may not see it, and cannot be found by its id', async () => {
    await reportMissing(world)
    const row = await only(deskOf(world, 'missing-person-desk'))
    for (const role of ['help-desk', 'viewer', 'photo-moderator', 'vehicle'] as const) {
      const desk = deskOf(world, role)
      expect(await openCases(desk)).toEqual([])
      expect((await desk.call(`GET /api/cases/${row.id}`)).status).toBe(404)
      expect((await desk.call(`POST /api/cases/${row.id}/take`, {})).status).toBe(404)
    }
  })
  test('is taken by only one person; the others are told who has it', async () => {
    await complain(world)
    const [first, second] = [deskOf(world, 'help-desk'), deskOf(world, 'help-desk')]
    const { id } = await only(first)
    const take = (desk: Desk) => desk.call(`POST /api/cases/${id}/take`, {})
    expect((await take(first)).status).toBe(200)
    expect(await take(second)).toMatchObject({ status: 409, body: { code: 'taken' } })
    expect(await only(second)).toMatchObject({ owner: first.username, is_mine: false })
    expect((await take(first)).status).toBe(200)
  })
  test('is closed with a note, only by its owner', async () => {
    await complain(world)
    const [a, b] = [deskOf(world, 'help-desk'), deskOf(world, 'help-desk')]
    const { id } = await only(a)
    await a.call(`POST /api/cases/${id}/take`, {})
    expect((await b.call(`POST /api/cases/${id}/done`, { note: 'x' })).body).toMatchObject({ code: 'taken' })
    expect((await a.call(`POST /api/cases/${id}/done`, { note: ' ' })).status).toBe(400)
    const done = await a.call<CaseRow>(`POST /api/cases/${id}/done`, { note: 'Tanker sent' })
    expect(done.body).toMatchObject({ done_by: a.username, note: 'Tanker sent' })
    expect((await b.call(`POST /api/cases/${id}/take`, {})).body).toMatchObject({ code: 'done' })
    const { body } = await b.call<CaseList>('GET /api/cases?list=done')
    expect(body).toMatchObject({ done: 1, cases: [{ id, note: 'Tanker sent' }] })
    expect(await openCases(a)).toEqual([])
  })
  test('that is done can be reopened once: it goes back to everybody with a new due time', async () => {
    const number = await complain(world)
    const [a, b] = [deskOf(world, 'help-desk'), deskOf(world, 'help-desk')]
    const { id } = await only(a)
    expect((await a.call(`POST /api/cases/${id}/reopen`, {})).body).toMatchObject({ code: 'open' })
    await a.call(`POST /api/cases/${id}/take`, {})
    await a.call(`POST /api/cases/${id}/done`, { note: 'Tanker sent' })
    const again = await b.call<CaseRow>(`POST /api/cases/${id}/reopen`, {})
    expect(again.body).toMatchObject({ owner: null, done_at: null, done_by: null })
    const { body } = await a.call<{ steps: CaseStep[] }>(`GET /api/cases/${id}`)
    const last = body.steps.at(-1)
    expect(last).toMatchObject({ step: 'reopened', by: b.username })
    expect(Date.parse(again.body.due_at) - Date.parse(last?.at ?? '')).toBeGreaterThan(25 * 60_000)
    // Not while the same report has a new case.
    await b.call(`POST /api/cases/${id}/done`, { note: 'Tanker sent' })
    await world.owner.query(`select raise_case('complaint', $1)`, [again.body.subject])
    expect((await a.call(`POST /api/cases/${id}/reopen`, {})).body).toMatchObject({ code: 'open' })
    await world.owner.query('delete from cases where id <> $1', [id])
    expect((await a.call(`POST /api/cases/${id}/reopen`, {})).status).toBe(200)
    // What was ended in its own panel is reopened there.
    await a.call(`PATCH /api/complaints/${number}`, { status: 'done', answer: 'Mended' })
    expect((await a.call(`POST /api/cases/${id}/reopen`, {})).body).toMatchObject({ code: 'in-panel' })
  })
  test('about a person is not closed while the search goes on', async () => {
    await reportMissing(world)
    const desk = deskOf(world, 'missing-person-desk')
    const { id, subject, in_panel } = await only(desk)
    expect(in_panel).toBe(true)
    const done = () => desk.call(`POST /api/cases/${id}/done`, { note: 'Found' })
    expect((await done()).body).toMatchObject({ code: 'in-panel' })
    await world.owner.query('delete from missing_person_reports where id = $1', [subject])
    expect((await done()).status).toBe(200)
  })
  test('goes back to everybody with a note, and its time starts again', async () => {
    await complain(world)
    const desk = deskOf(world, 'help-desk')
    const { id } = await only(desk)
    await world.owner.query(
      `update cases set raised_at = now() - interval '2 hours', due_at = now() - interval '90 minutes'`,
    )
    await desk.call(`POST /api/cases/${id}/take`, {})
    const back = await desk.call<CaseRow>(`POST /api/cases/${id}/hand-over`, {
      to: null,
      note: 'No key for the pump',
    })
    expect(back.body).toMatchObject({ owner: null, note: 'No key for the pump' })
    const { steps } = (await desk.call<{ steps: CaseStep[] }>(`GET /api/cases/${id}`)).body
    const at = Date.parse(steps.at(-1)?.at ?? '')
    expect(Date.parse(back.body.due_at) - at).toBeGreaterThan(25 * 60_000)
    expect((await desk.call(`POST /api/cases/${id}/hand-over`, { to: null, note: '' })).body).toMatchObject({
      code: 'not-yours',
    })
  })
  test('ends when its complaint is answered in the complaints panel', async () => {
    const number = await complain(world)
    const desk = deskOf(world, 'help-desk')
    const { id } = await only(desk)
    await desk.call(`PATCH /api/complaints/${number}`, { status: 'done', answer: 'Mended' })
    expect(await openCases(desk)).toEqual([])
    for (const [step, body] of [
      ['take', {}],
      ['done', { note: 'Sent' }],
    ] as const)
      expect((await desk.call(`POST /api/cases/${id}/${step}`, body)).body).toMatchObject({ code: 'done' })
  })
  test('whose report was erased says so, and can still be closed', async () => {
    await complain(world)
    const desk = deskOf(world, 'help-desk')
    await world.owner.query('delete from complaints')
    const row = await only(desk)
    expect(row.about).toBeNull()
    expect((await desk.call(`POST /api/cases/${row.id}/done`, { note: 'Erased' })).status).toBe(200)
  })
  test('lists its history in order, and a second look only once', async () => {
    await complain(world)
    const desk = deskOf(world, 'help-desk')
    const { id } = await only(desk)
    await desk.call('POST /api/cases/seen', { ids: [id] })
    await desk.call('POST /api/cases/seen', { ids: [id] })
    await desk.call(`POST /api/cases/${id}/take`, {})
    await desk.call(`POST /api/cases/${id}/done`, { note: 'Told Ramesh' })
    const { body } = await desk.call<{ steps: CaseStep[] }>(`GET /api/cases/${id}`)
    expect(body.steps.map(({ step }) => step)).toEqual(['raised', 'seen', 'taken', 'done'])
  })
})

test('reports of one thing make one case, even at the same time, which counts them', async () => {
  const id = crypto.randomUUID()
  const raise = () => world.context.pool.query(`select raise_case('complaint', $1)`, [id])
  await Promise.all(Array.from({ length: 20 }, raise))
  expect(await only(deskOf(world, 'help-desk'))).toMatchObject({ told: 20 })
})

describe('the time limit of a kind', () => {
  test('is set by the chief; an unknown kind is refused', async () => {
    const chief = await chiefOf(world)
    expect((await chief.call('PUT /api/cases/settings', { minutes: { complaint: 5 } })).status).toBe(200)
    expect((await chief.call('PUT /api/cases/settings', { minutes: { nothing: 5 } })).status).toBe(400)
    expect((await chief.call('PUT /api/cases/settings', { minutes: { complaint: 0 } })).status).toBe(400)
    await complain(world)
    const row = await only(deskOf(world, 'help-desk'))
    expect(Date.parse(row.due_at) - Date.parse(row.raised_at)).toBe(5 * 60_000)
    expect((await deskOf(world, 'help-desk').call('GET /api/cases/settings')).status).toBe(403)
  })
  test('does not depend on the server’s clock', async () => {
    world.clock.advance(-3_600_000)
    const { rows } = await world.owner.query<{ before: Date }>('select now() as before')
    await complain(world)
    const row = await only(deskOf(world, 'help-desk'))
    expect(Date.parse(row.raised_at)).toBeGreaterThanOrEqual(Number(rows[0]?.before))
    world.clock.advance(3_600_000)
  })
})
