import { beforeEach, describe, expect, test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'
import type { CaseSummary } from './summary/summary-contract.ts'
import { complain, type Desk, deskOf, reportMissing } from './test-cases.ts'

worldForAll()
beforeEach(() => world.empty('cases', 'complaints', 'missing_person_reports', 'limits'))
const summaryFor = async (desk: Desk) => (await desk.call<CaseSummary>('GET /api/cases/summary')).body
/** Stores complaints raised `ago` minutes ago, first looked at and taken after so many seconds; null: not yet. */
const raise = (cases: readonly { ago: number; seen: number | null; taken: number | null }[]) =>
  world.owner.query(
    `with given as (
       select gen_random_uuid() as id, now() - ago * interval '1 minute' as at, seen, taken
       from jsonb_to_recordset($1) as one (ago int, seen int, taken int)
     ), stored as (
       insert into cases (id, kind, subject, raised_at, due_at, next_at, seen_at)
       select id, 'complaint', id::text, at, at + interval '30 minutes', null, at + seen * interval '1 second' from given
     )
     insert into case_steps (case_id, at, step) select id, at + taken * interval '1 second', 'taken' from given
     where taken is not null`,
    [JSON.stringify(cases)],
  )

describe('the summary of cases', () => {
  test('counts open, unseen and late cases by kind, but no kind that one may not see', async () => {
    await reportMissing(world)
    await complain(world)
    await raise([{ ago: 45, seen: 20, taken: null }])
    const desk = await summaryFor(deskOf(world, 'help-desk'))
    expect(desk.kinds).toMatchObject([
      { kind: 'complaint', open: 2, unseen: 1, late: 1 },
      { kind: 'danger', open: 0, unseen: 0, late: 0 },
      // Anyone on duty may be asked to look for somebody nearby.
      { kind: 'search-ring', open: 0, unseen: 0, late: 0 },
    ])
    const { kinds } = await summaryFor(deskOf(world, 'viewer'))
    expect(kinds.map(({ kind }) => kind)).toEqual(['search-ring'])
  })
  test('leaves out times that nobody knows', async () => {
    await complain(world)
    expect(await summaryFor(deskOf(world, 'help-desk'))).toMatchObject({
      raised: 1,
      first_look: null,
      taken: null,
    })
  })
  test('gives the p50 and p95 of the night’s times; older cases and other kinds do not count', async () => {
    const soon = Array.from({ length: 21 }, (_, n) => ({ ago: 60, seen: n * 10, taken: n * 20 }))
    await raise([...soon, { ago: 60, seen: null, taken: null }, { ago: 13 * 60, seen: 9000, taken: 9000 }])
    await reportMissing(world)
    const { raised, first_look, taken } = await summaryFor(deskOf(world, 'help-desk'))
    expect([raised, first_look, taken]).toEqual([
      22,
      { count: 21, p50_s: 100, p95_s: 190 },
      { count: 21, p50_s: 200, p95_s: 380 },
    ])
  })
})
