import { beforeEach, describe, expect, test } from 'vitest'
import { quarters } from '#tests/photos/corpus.ts'
import { type Desk, deskOf } from '#tests/world/desks.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { visitorForm } from '#tests/world/forms.ts'
import { openCases } from '#tests/world/open-cases.ts'
import { knownVisitor, newVisitor } from '#tests/world/visitor.ts'
import type { Closing, Overview, SentReport } from './contract.ts'

worldForAll({ env: { TRUSTED_PROXY: '127.0.0.1' } })
beforeEach(() =>
  world.empty(
    ...['closed_together', 'missing_person_reports', 'dangers', 'complaints', 'lost_found_items'],
    ...['facilities', 'facility_answers', 'cases', 'limits', 'network_uses'],
  ),
)

/** Sends a form or JSON from a phone on network `n`. */
async function send(path: string, body: FormData | object, n: number, visitor = newVisitor(world)) {
  world.signIn(undefined)
  const isForm = body instanceof FormData
  const reply = await fetch(world.url + path, {
    method: 'POST',
    headers: {
      ...{ cookie: visitor.cookie, origin: world.url, 'x-forwarded-for': `10.0.${n}.7` },
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  })
  return { status: reply.status, body: (await reply.json()) as { id: string; number?: number } }
}
const reporter = { name: 'Asha', phone: '9876500001' }
const child = (n: number, person = 'Boy, yellow shirt', visitor = newVisitor(world)) =>
  send(
    '/api/missing-persons',
    visitorForm({ ...reporter, person, is_found: 'false', age_band: 'child' }),
    n,
    visitor,
  )

const look = async (desk: Desk, budget: string) => {
  const { body } = await desk.call<Overview>('GET /api/senders')
  const use = body.uses.find(one => one.budget === budget)
  return { until: body.now, use, senders: use?.senders ?? [], closings: body.closings }
}
const reportsOf = async (desk: Desk, budget: string, network = '') =>
  (await desk.call<{ reports: SentReport[] }>(`GET /api/senders/${budget}/${network}`)).body.reports
const close = (
  desk: Desk,
  budget: string,
  networks: string[],
  more: { until: string; keep?: string[]; id?: string },
) =>
  desk.call<Closing>('POST /api/senders/closings', {
    ...{ id: crypto.randomUUID(), budget, networks, keep: [], ...more },
  })
const openPersons = async () => {
  const open = `select person from missing_person_reports where status = 'open' order by arrival`
  return (await world.owner.query(open)).rows.map(({ person }) => person)
}
const openCasesOf = async (kind: string) =>
  (await world.owner.query('select from cases where kind = $1 and over_at is null', [kind])).rowCount

describe('reports of missing persons from one network', () => {
  const flood = async (count: number) => {
    for (let n = 0; n < count; n += 1) await child(1, `false ${n}`)
  }
  test('are closed together, except an honest one left out, those a desk has taken and later ones; undo reopens them all', async () => {
    await flood(6)
    await child(1, 'A true child')
    await child(2, 'A child elsewhere')
    const desk = deskOf(world, 'missing-person-desk')
    const { senders, until } = await look(desk, 'missing-person')
    expect(senders.map(({ reports, phones }) => [reports, phones])).toEqual([
      [7, 7],
      [1, 1],
    ])
    const network = senders[0]?.network ?? ''
    const reports = await reportsOf(desk, 'missing-person', network)
    const idOf = (words: string) => reports.find(report => report.words === words)?.id ?? ''
    expect(reports.map(({ words }) => words)).toEqual(expect.arrayContaining(['false 0', 'A true child']))
    const { rows } = await world.owner.query('select id from cases where subject = $1', [idOf('false 0')])
    expect((await desk.call(`POST /api/cases/${rows[0].id}/take`, {})).status).toBe(200)
    world.clock.advance(1000)
    await child(1, 'came later')
    const id = crypto.randomUUID()
    const closing = { id, until, keep: [idOf('A true child')] }
    const closed = await close(desk, 'missing-person', [network], closing)
    expect(closed.body).toMatchObject({ reports: 5, closed_by: desk.username, undone_by: null })
    const left = ['false 0', 'A true child', 'A child elsewhere', 'came later']
    expect(await openPersons()).toEqual(left)
    expect(await openCasesOf('missing-child')).toBe(4)
    // A repeated request closes nothing more.
    expect((await close(desk, 'missing-person', [network], closing)).body.reports).toBe(5)
    expect(await openPersons()).toEqual(left)
    expect((await look(desk, 'missing-person')).closings).toMatchObject([{ id, reports: 5 }])
    expect((await desk.call<Closing>(`POST /api/senders/closings/${id}/undo`, {})).body.undone_by).toBe(
      desk.username,
    )
    expect(await openPersons()).toHaveLength(9)
    expect(await openCasesOf('missing-child')).toBe(9)
    expect((await desk.call(`POST /api/senders/closings/${id}/undo`, {})).status).toBe(409)
  })
  test('are visible only to those who may see them, and a network’s name is neither an address nor stored in a table', async () => {
    await child(1)
    const desk = deskOf(world, 'missing-person-desk')
    const [sender] = (await look(desk, 'missing-person')).senders
    const other = deskOf(world, 'help-desk')
    expect((await look(other, 'missing-person')).use).toBeUndefined()
    const network = sender?.network ?? ''
    expect((await other.call(`GET /api/senders/missing-person/${network}`)).status).toBe(404)
    expect(
      (await close(other, 'missing-person', [network], { until: new Date().toISOString() })).status,
    ).toBe(404)
    const { rows } = await world.owner.query('select network from missing_person_reports')
    expect(rows[0].network).not.toContain(network)
  })
  test('are shown as their network’s use next to the ordinary amount', async () => {
    await flood(3)
    const desk = deskOf(world, 'missing-person-desk')
    const { use, senders } = await look(desk, 'missing-person')
    expect(use).toMatchObject({ used: 3, busiest: 3, networks: 1, ordinary: { network: 60 }, unusual: null })
    expect(senders).toMatchObject([{ reports: 3 }])
  })
})

describe('650 reports in the words of one template, each from a different network', () => {
  /** Rows as if phones had sent them within the last five minutes, the newest just now. */
  const flood = (from: number, to: number) =>
    world.owner.query(
      `with told as (
         insert into missing_person_reports
           (id, name, phone, is_found, person, age_band, device, network, fingerprint, notice_version, notice_language, created_at)
         select gen_random_uuid(), 'Asha', '9876500001', false,
           (array['Boy', 'Girl', 'Son'])[1 + n % 3] || ' ' || (array['Ravi', 'Amit', 'Puja', 'Sonu', 'Neha'])[1 + n / 3 % 5] || ', '
             || (array['red', 'blue', 'yellow'])[1 + n / 7 % 3] || ' shirt, near the ' || (array['gate', 'bridge'])[1 + n % 2],
           'child', 'phone ' || n, 'network ' || n, 'print ' || n, 'v1', 'hi', $3::timestamptz - make_interval(secs => ($2 - n) * 0.4)
         from generate_series($1::int, $2::int) n returning id, network, device)
       select raise_case('missing-child', id::text, network, device) from told`,
      [from, to, new Date(world.clock())],
    )
  test('fold into one line, leave a new phone’s child in both lists, and are closed together without it', async () => {
    await flood(1, 100)
    world.clock.advance(1000)
    const { body: real } = await child(1, 'मेरा बेटा खो गया है, लाल कमीज, मंदिर के पास, नाम राजू')
    world.clock.advance(1000)
    await flood(101, 650)
    const desk = deskOf(world, 'missing-person-desk')
    const listed = async () => {
      const cases = await openCases(desk)
      const { persons } = (
        await desk.call<{ persons: { id: string; is_alike?: true }[] }>('GET /api/missing-persons?list=open')
      ).body
      return {
        alike: [cases, persons].map(rows => rows.filter(row => row.is_alike).length),
        real: [
          cases.find(({ subject }) => subject === real.id)?.is_alike,
          persons.find(({ id }) => id === real.id)?.is_alike,
        ],
        isListed:
          cases.some(({ subject }) => subject === real.id) && persons.some(({ id }) => id === real.id),
      }
    }
    expect(await listed()).toEqual({ alike: [299, 499], real: [undefined, undefined], isListed: true })
    const { senders, until } = await look(desk, 'missing-person')
    expect(senders[0]).toMatchObject({ network: 'similar', reports: 650, phones: 650 })
    expect(await reportsOf(desk, 'missing-person', 'similar')).toHaveLength(650)
    const { body } = await close(desk, 'missing-person', ['similar'], { until })
    expect(body.reports).toBe(650)
    expect(await openPersons()).toEqual(['मेरा बेटा खो गया है, लाल कमीज, मंदिर के पास, नाम राजू'])
    await desk.call(`POST /api/senders/closings/${body.id}/undo`, {})
    expect(await openPersons()).toHaveLength(651)
  })
})

test('650 sightings of people who look lost, each from a different network, leave a child and a true sighting in both lists', async () => {
  const seen = { age_band: 'child', colour: 'yellow', position: '', first_name: '' }
  const notice = { notice_version: 'v1', notice_language: 'hi' }
  const tell = (where: string, n: number) =>
    send('/api/missing-persons/sightings', { id: crypto.randomUUID(), where, ...seen, ...notice }, n)
  const { body: real } = await child(1)
  const { body: sighting } = await tell('बूढ़ी गंडक पुल के नीचे, अकेली बच्ची रो रही है', 2)
  for (let n = 3; n < 45; n += 1) await child(n, `Boy number ${n}`)
  world.clock.advance(1000)
  await world.owner.query(
    `with told as (
       insert into missing_person_reports
         (id, name, phone, is_found, is_sighting, person, last_seen, age_band, colours, device, network, fingerprint,
          notice_version, notice_language, created_at)
       select gen_random_uuid(), '', '', true, true, '', 'Post G ' || n % 60, 'child', '{yellow}', 'phone ' || n, 'network ' || n,
         'print ' || n, 'v1', 'hi', $1::timestamptz + make_interval(secs => n * 0.4)
       from generate_series(1, 650) n returning id, network, device)
     select raise_case('looks-lost', id::text, network, device) from told`,
    [new Date(world.clock())],
  )
  const desk = deskOf(world, 'missing-person-desk')
  const cases = await openCases(desk)
  const { persons } = (await desk.call<{ persons: { id: string }[] }>('GET /api/missing-persons?list=open'))
    .body
  const known = [cases.map(({ subject }) => subject), persons.map(({ id }) => id)]
  for (const ids of known) expect(ids).toEqual(expect.arrayContaining([real.id, sighting.id]))
})

test('dangers and complaints from one network are closed together and reopened', async () => {
  const danger = (n: number, place: string) =>
    send('/api/dangers', visitorForm({ kind: 'wire', position: place }), n)
  await danger(1, '26.12050,85.39120,20')
  await danger(1, '26.13050,85.39120,20')
  // Somebody else reports it too, so it stays.
  await danger(2, '26.13050,85.39120,20')
  for (const words of ['dry', 'dirty'])
    await send('/api/complaints', visitorForm({ category: 'water', words, place: 'Gate 2' }), 1)
  const chief = deskOf(world, 'admin')
  const count = async (open: string) => (await world.owner.query(open)).rowCount
  const open = {
    danger: () => count(`select from dangers where state = 'reported'`),
    complaints: () => count(`select from complaints where status = 'received'`),
  }
  for (const [budget, [before, closed, after]] of [
    ['danger', [2, 1, 1]],
    ['complaints', [2, 2, 0]],
  ] as const) {
    expect(await open[budget]()).toBe(before)
    const { senders, until } = await look(chief, budget)
    const most = senders[0]?.network ?? ''
    const { body } = await close(chief, budget, [most], { until })
    expect([budget, body.reports]).toEqual([budget, closed])
    expect([budget, await open[budget]()]).toEqual([budget, after])
    await chief.call(`POST /api/senders/closings/${body.id}/undo`, {})
    expect([budget, await open[budget]()]).toEqual([budget, before])
  }
  expect(await openCasesOf('danger')).toBe(2)
  expect(await openCasesOf('complaint')).toBe(2)
})

test('a sweep of bad marks on places is dismissed in one action, and undo restores the doubts', async () => {
  const { rows } = await world.owner.query(
    `insert into facilities (facility_type, name_en, name_hi, location_en, location_hi, source, verified)
     select 'toilet', 'Toilet ' || n, 'शौचालय ' || n, '', '', 'survey', 'surveyed' from generate_series(1, 3) n returning id`,
  )
  for (let n = 1; n <= 5; n += 1) {
    const visitor = knownVisitor(world)
    for (const { id } of rows)
      await send(`/api/facilities/${id}/answers`, { answer: 'not-here', near: true }, n, visitor)
  }
  const doubts = async () =>
    (await world.owner.query('select doubt from facilities where doubt is not null')).rows.length
  expect(await doubts()).toBe(3)
  const editor = deskOf(world, 'content-editor')
  const { senders, until } = await look(editor, 'place-answer')
  const networks = senders.map(({ network }) => network)
  const { body } = await close(editor, 'place-answer', networks, { until })
  expect([body.reports, await doubts(), await openCasesOf('place-doubt')]).toEqual([15, 0, 0])
  await editor.call(`POST /api/senders/closings/${body.id}/undo`, {})
  expect([await doubts(), await openCasesOf('place-doubt')]).toEqual([3, 3])
})

describe('closing together leaves what a desk has worked on, and undo what was decided since:', () => {
  const thing = async () => {
    const said = { ...reporter, type: 'Lost', kind: 'bag', description: 'Blue bag', show_phone: 'true' }
    return visitorForm(said, await quarters().jpeg().toBuffer())
  }
  const sent: Record<string, (n: number) => Promise<unknown>> = {
    'missing-person': n => child(1, `Child ${n}`),
    danger: n => send('/api/dangers', visitorForm({ kind: 'wire', position: `26.1${n}050,85.39120,20` }), 1),
    complaints: n =>
      send('/api/complaints', visitorForm({ category: 'water', words: `dry ${n}`, place: 'Gate 2' }), 1),
    'lost-found': async () => send('/api/lost-found', await thing(), 1),
  }
  test.each([
    {
      ...{ budget: 'missing-person', table: 'missing_person_reports', open: `status = 'open'` },
      worked: [`note = 'Seen'`, 'police_at = now()', 'read_at = now()'],
      decided: [`note = 'Seen'`, `outcome = 'together'`],
    },
    {
      ...{ budget: 'danger', table: 'dangers', open: `state = 'reported'` },
      worked: [],
      decided: [`note_hi = 'देखा'`, `state = 'mended'`],
    },
    {
      ...{ budget: 'complaints', table: 'complaints', open: `status = 'received'` },
      worked: [],
      decided: [`answer = 'Seen'`, `status = 'done'`],
    },
    {
      ...{ budget: 'lost-found', table: 'lost_found_items', open: `status = 'open'` },
      worked: ['is_approved = true', 'helpdesk_verified = true'],
      decided: [`hidden_reason = 'spam'`, `status = 'resolved', hidden_reason = null`],
    },
  ])('$budget', async ({ budget, table, open, worked, decided }) => {
    for (const [n] of [...worked, ...decided, 'neither'].entries()) await sent[budget]?.(n)
    const { rows } = await world.owner.query<{ id: string }>(`select id from ${table}`)
    const change = (id: string | undefined, set: string) =>
      world.owner.query(`update ${table} set ${set} where id = $1`, [id])
    const [free, ...ids] = rows.map(({ id }) => id)
    for (const set of worked) await change(ids.shift(), set)
    const kept = rows.map(({ id }) => id).filter(id => id !== free && !ids.includes(id))
    const openNow = async () =>
      (await world.owner.query<{ id: string }>(`select id from ${table} where ${open}`)).rows.map(
        ({ id }) => id,
      )
    const chief = deskOf(world, 'admin')
    const { senders, until } = await look(chief, budget)
    const { body } = await close(chief, budget, [senders[0]?.network ?? ''], { until })
    expect((await openNow()).toSorted()).toEqual(kept.toSorted())
    for (const set of decided) await change(ids.shift(), set)
    expect((await chief.call(`POST /api/senders/closings/${body.id}/undo`, {})).status).toBe(200)
    expect((await openNow()).toSorted()).toEqual([free, ...kept].toSorted())
  })
})
