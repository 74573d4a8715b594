import { beforeEach, describe, expect, test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { announcement } from './announcement.ts'
import type { CaseList, CaseWatch } from './contract.ts'
import type { CaseSummary } from './summary/summary-contract.ts'
import { chiefOf, complain, type Desk, deskOf, deskWithAccount } from './test-cases.ts'

worldForAll()
beforeEach(() => world.empty('cases', 'complaints', 'missing_person_reports', 'duty_posts', 'duty_shifts'))

type Many = { kind: string; count: number; hours: number; owner?: Desk }
/** Stores cases of a kind, raised this many hours ago, one second apart; returns their ids, the oldest first. */
async function store({ kind, count, hours, owner }: Many): Promise<string[]> {
  const { rows } = await world.owner.query(
    `insert into cases (kind, subject, raised_at, due_at, next_at, is_unpublished, owner_id, owner_name, taken_at)
     select $1, gen_random_uuid()::text, at, at + interval '30 minutes', null, false, $4, $5,
       case when $4::uuid is not null then at end
     from generate_series(1, $2::int) as n, lateral (
       select now() - make_interval(hours => $3::int) + n * interval '1 second' as at) as time
     returning id`,
    [kind, count, hours, owner?.id ?? null, owner?.username ?? null],
  )
  return rows.map(({ id }) => id)
}
const listFor = async (desk: Desk) => (await desk.call<CaseList>('GET /api/cases?list=open')).body
const idsFor = async (desk: Desk) => (await listFor(desk)).cases.map(({ id }) => id)

describe('among 400 open complaints', () => {
  test('a later missing child is listed, watched, marked as seen and counted', async () => {
    const chief = await chiefOf(world)
    await store({ kind: 'complaint', count: 400, hours: 10 })
    const [child = ''] = await store({ kind: 'missing-child', count: 1, hours: 1 })
    expect(await idsFor(chief)).toContain(child)
    const watch = (await chief.call<CaseWatch>('GET /api/cases/watch')).body
    expect(watch.cases.filter(({ is_urgent }) => is_urgent).map(({ id }) => id)).toEqual([child])
    expect((await chief.call('POST /api/cases/seen', { ids: [child] })).status).toBe(204)
    const { rows } = await world.owner.query('select seen_by from cases where id = $1', [child])
    expect(rows).toEqual([{ seen_by: 'admin' }])
    const { kinds } = (await chief.call<CaseSummary>('GET /api/cases/summary')).body
    const countsOf = (kind: string) => kinds.find(row => row.kind === kind)
    expect(countsOf('missing-child')).toMatchObject({ open: 1, unseen: 0, late: 1 })
    expect(countsOf('complaint')).toMatchObject({ open: 400, unseen: 400, late: 400 })
  })
  test('the newest that nobody has taken are listed, with the number of further open ones', async () => {
    const desk = deskOf(world, 'help-desk')
    const old = await store({ kind: 'complaint', count: 390, hours: 10 })
    await store({ kind: 'complaint', count: 200, hours: 2, owner: deskOf(world, 'help-desk') })
    const newest = await store({ kind: 'complaint', count: 10, hours: 1 })
    const { cases, more } = await listFor(desk)
    const listed = cases.map(({ id }) => id)
    expect(listed).toEqual([...old.slice(300), ...newest])
    expect(more).toEqual([{ kind: 'complaint', open: 500, untaken: 300 }])
  })
  test('one’s own cases are still listed, and can be handed over', async () => {
    const chief = await chiefOf(world)
    const desk = await deskWithAccount(world, 'help-desk')
    const post = crypto.randomUUID()
    await chief.call('POST /api/duty/posts', { id: post, name: { en: 'Main gate', hi: 'मुख्य द्वार' } })
    await desk.call('PUT /api/duty', { post, hours: 8 })
    const own = await store({ kind: 'complaint', count: 2, hours: 20, owner: desk })
    await store({ kind: 'complaint', count: 400, hours: 10 })
    const cases = (await listFor(desk)).cases.filter(({ is_mine }) => is_mine).map(({ id }) => id)
    expect(cases).toEqual(own)
    expect((await desk.call('POST /api/duty/end', { to: null, cases, note: '' })).status).toBe(204)
  })
})

describe('among 700 reports of missing children from one network', () => {
  const flood = () =>
    world.owner.query(
      `insert into cases (kind, subject, raised_at, due_at, next_at, is_unpublished, network, sender)
       select 'missing-child', gen_random_uuid()::text, at, at + interval '3 minutes', null, false, 'flood', 'phone ' || n % $1::int
       from generate_series(1, 700) as n, lateral (select now() - interval '1 hour' + n * interval '1 second' as at) as time`,
      [35],
    )
  const child = async (network: string) => {
    const { rows } = await world.owner.query(
      `insert into cases (kind, subject, raised_at, due_at, next_at, is_unpublished, network, sender)
       values ('missing-child', gen_random_uuid()::text, now() - interval '2 hours', now(), null, false, $1, 'a family')
       returning id`,
      [network],
    )
    return rows[0].id
  }
  test('an older report is listed, from another network and from the same one', async () => {
    const [one, other] = [await child('home'), await child('flood')]
    await flood()
    const listed = await idsFor(await chiefOf(world))
    expect(listed).toEqual(expect.arrayContaining([one, other]))
    expect(listed).toHaveLength(300)
  })
  test('the list says how many more there are, and returns them on request', async () => {
    await flood()
    const desk = await chiefOf(world)
    expect((await listFor(desk)).more).toEqual([{ kind: 'missing-child', open: 400, untaken: 400 }])
    const longer = (await desk.call<CaseList>('GET /api/cases?list=open&times=3')).body
    expect([longer.cases.length, longer.more]).toEqual([700, []])
    expect((await desk.call('GET /api/cases?list=open&times=99')).status).toBe(400)
  })
})

test('closed cases that are not listed are counted too', async () => {
  const desk = deskOf(world, 'help-desk')
  await store({ kind: 'complaint', count: 320, hours: 10 })
  await world.owner.query(`update cases set done_at = now(), done_by = 'asha'`)
  const { body } = await desk.call<CaseList>('GET /api/cases?list=done')
  expect([body.cases.length, body.done]).toEqual([300, 320])
})

test('a case that drops out of a full list for a while does not sound again; one that is given back does', () => {
  const now = Date.now()
  const row = (id: string, owner: string | null = null) => {
    const [raised_at, due_at] = [new Date(now).toISOString(), new Date(now + 600_000).toISOString()]
    return { id, owner, is_urgent: false, raised_at, due_at }
  }
  const opened = announcement([row('a'), row('b')], undefined, now)
  const without = announcement([row('b', 'asha'), row('c')], opened.said, now)
  expect(without.sounds).toBe(1)
  expect(announcement([row('a'), row('c')], without.said, now).sounds).toBe(0)
  expect(announcement([row('b'), row('c')], without.said, now).sounds).toBe(1)
})

test('cases of a kind whose feature was removed, however many, hold up no others', async () => {
  await world.owner.query(
    `insert into cases (kind, subject, next_at, is_unpublished)
     select 'of-no-feature', n::text, now() - interval '1 hour', true from generate_series(1, 600) n`,
  )
  await complain(world)
  await world.context.looks.run('cases')
  const { rows } = await world.owner.query(`select step, is_unpublished from cases where kind = 'complaint'`)
  expect(rows).toEqual([{ step: 1, is_unpublished: false }])
})
