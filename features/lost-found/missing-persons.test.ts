import { describe, expect, test } from 'vitest'
import { world } from '#tests/world/fixture.ts'
import { visitorForm } from '#tests/world/forms.ts'
import { openCases } from '#tests/world/open-cases.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import type { OwnItem } from './contract.ts'
import type { OwnPerson } from './missing-person/contract.ts'
import type { PersonDetail, PersonRow } from './reunite/contract.ts'
import { reportPerson } from './reunite/test-desk.ts'
import { listed, photo, post, visitor } from './test-items.ts'
import { admin, deeds, staffForAll, stranger } from './test-staff.ts'

staffForAll()

describe('a post that shows a person', () => {
  test('is moved to the control room with one call, out of public sight', async () => {
    const item = await post({ description: 'A boy in a blue shirt' })
    await listed(1)
    const moved = await visitor.call(`POST /api/lost-found-items/${item.id}/person`)
    expect(moved.body).toMatchObject({ status: 'hidden', hidden_reason: 'person', can_reveal: false })
    await listed(0)
    expect(await stranger(item.images)).toBe(404)
    world.signIn(undefined)
    // Not even the person who posted it sees the picture.
    expect((await visitor.call(`GET ${item.images}`)).status).toBe(404)
    const mine = await visitor.call<{ items: OwnItem[] }>('GET /api/lost-found/mine')
    expect(mine.body.items).toMatchObject([{ status: 'hidden' }])
    world.signIn(admin)
    const { body } = await visitor.call<{ persons: PersonRow[] }>('GET /api/missing-persons?list=open')
    expect(body.persons).toMatchObject([{ person: 'A boy in a blue shirt', is_found: true, has_photo: true }])
    const path = `/api/missing-persons/${body.persons[0]?.id}`
    const detail = await visitor.call<PersonDetail>(`GET ${path}`)
    expect(detail.body.person).toMatchObject({ phone: '9876500010', was_post: true, colours: ['blue'] })
    const picture = await visitor.call(`GET ${path}/photo`)
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  })

  test('stays hidden however often its picture was posted before', async () => {
    const item = await post()
    const copied = `type, kind, name, phone, show_phone, description, image_hash, width, height, is_approved, device,
      fingerprint, notice_version, notice_language, created_at`
    await world.owner.query(
      `insert into lost_found_items (id, ${copied})
       select gen_random_uuid(), ${copied} from lost_found_items, generate_series(1, 100)`,
    )
    await visitor.call(`POST /api/lost-found-items/${item.id}/person`)
    expect(await stranger(item.images)).toBe(404)
  })

  test('stays with the control room, picture included, when its sender withdraws it', async () => {
    const item = await post()
    await visitor.call(`POST /api/lost-found-items/${item.id}/person`)
    const { body } = await visitor.call<{ persons: PersonRow[] }>('GET /api/missing-persons?list=open')
    expect((await visitor.call(`DELETE /api/lost-found/mine/${item.id}`)).status).toBe(204)
    expect(await stranger(item.images)).toBe(404)
    const path = `/api/missing-persons/${body.persons[0]?.id}`
    expect((await visitor.call(`GET ${path}/photo`)).status).toBe(200)
    expect((await visitor.call<PersonDetail>(`GET ${path}`)).body.person.was_post).toBe(true)
    // Nor is it shown to anybody when posted again.
    const again = await post({ description: 'Found again' })
    expect(again.images).toBe(item.images)
    expect(await stranger(again.images)).toBe(404)
    world.signIn(undefined)
    expect((await visitor.call(`GET ${item.images}`)).status).toBe(404)
  })

  test('moved twice, even at the same time, makes one report', async () => {
    const item = await post()
    const path = `POST /api/lost-found-items/${item.id}/person`
    await Promise.all(Array.from({ length: 5 }, () => visitor.call(path)))
    expect((await world.owner.query('select from missing_person_reports')).rowCount).toBe(1)
    expect((await deeds()).filter(deed => deed.action === 'moved-to-control-room')).toHaveLength(1)
  })
})

describe('a report of a person', () => {
  const canary = { name: 'Canary Devi', phone: '9876500077', person: 'Canary, six years, red frock' }
  const report = (fields: Record<string, string> = {}, picture: Buffer | null = null) =>
    visitor.call<{ id: string }>(
      'POST /api/missing-persons',
      visitorForm({ is_found: 'false', ...canary, ...fields }, picture),
    )

  test('tells staff only that there is news, and phones nothing', async () => {
    world.signIn(undefined)
    expect((await fetch(`${world.url}/api/live?topics=missing-persons`)).status).toBe(401)
    await reportPerson(visitor)
    const told = `select topic, data::text from live_events
      where topic in ('missing-persons', 'cases-missing-persons') group by 1, 2 order by 1`
    await expect
      .poll(async () => (await world.owner.query(told)).rows)
      .toEqual([
        { topic: 'cases-missing-persons', data: '{}' },
        { topic: 'missing-persons', data: '{}' },
      ])
  })

  test('sent again makes one report; without words or a phone number it is refused', async () => {
    const id = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => report({ id }, photo)))
    expect(new Set(answers.map(answer => JSON.stringify(answer.body))).size).toBe(1)
    expect((await report({ id, person: 'Other' }, photo)).status).toBe(422)
    const wrong: Record<string, string>[] = [{ person: ' ' }, { phone: '123' }, { status: 'open' }]
    for (const fields of wrong) expect((await report(fields)).status).toBe(400)
    expect((await world.owner.query('select from missing_person_reports')).rowCount).toBe(1)
  })

  test('from a form that did not ask age and sex is accepted, and recognised when repeated', async () => {
    const id = crypto.randomUUID()
    expect((await report({ id })).status).toBe(201)
    expect((await report({ id, age_band: '', sex: '' })).status).toBe(201)
    expect((await report({ id, age_band: 'child' })).status).toBe(422)
    expect((await report({ age_band: 'baby' })).status).toBe(400)
    const { rows } = await world.owner.query('select age_band, sex from missing_person_reports')
    expect(rows).toEqual([{ age_band: null, sex: null }])
  })

  test('stays in the desks’ list beside 700 later ones of one network; the list says how many it leaves out', async () => {
    await report({ person: 'The real child' })
    await world.owner.query(`update missing_person_reports set network = 'home'`)
    await world.owner.query(
      `insert into missing_person_reports (id, name, phone, is_found, person, device, network, fingerprint, notice_version, notice_language, created_at)
       select gen_random_uuid(), 'x', '9876500011', false, 'false ' || n, 'phone ' || n % 35, 'flood', 'f' || n, 'v1', 'hi', now()
       from generate_series(1, 700) as n`,
    )
    const { body } = await visitor.call<{ persons: PersonRow[]; more: number }>(
      'GET /api/missing-persons?list=open',
    )
    expect([body.persons.length, body.more]).toEqual([500, 201])
    expect(body.persons.map(({ person }) => person)).toContain('The real child')
    const all = await visitor.call<{ persons: PersonRow[]; more: number }>(
      'GET /api/missing-persons?list=open&times=2',
    )
    expect([all.body.persons.length, all.body.more]).toEqual([701, 0])
  })

  test('is due in three minutes if it may be a child, in ten if it is an adult', async () => {
    await world.empty('cases')
    for (const age_band of ['child', 'teen', 'adult', 'elder', '']) await report({ age_band })
    const { rows } = await world.owner.query('select kind from cases order by number')
    const [child, adult, unknown] = ['missing-child', 'missing-adult', 'missing-person']
    expect(rows.map(row => row.kind)).toEqual([child, child, adult, adult, unknown])
  })

  test('is handled by admins; views and changes are logged, without its words', async () => {
    // A view is logged once in ten minutes.
    world.clock.advance(601_000)
    const { body } = await report()
    await visitor.call('GET /api/missing-persons?list=open')
    const path = `PATCH /api/missing-persons/${body.id}`
    const done = { status: 'closed', outcome: 'together', note: 'Canary found at the temple gate' }
    expect((await visitor.call(path, done)).body).toMatchObject(done)
    const log = await deeds()
    expect(log.map(deed => deed.action)).toEqual(['seen', 'changed'])
    expect(JSON.stringify(log)).not.toContain('Canary')
    expect((await visitor.call(`PATCH /api/missing-persons/${crypto.randomUUID()}`, done)).status).toBe(404)
  })
})

describe('what the sender of a report sees', () => {
  const told = { name: 'Canary Devi', phone: '9876500077', person: 'Canary, red frock', is_found: 'false' }
  const send = async (fields: Record<string, string> = {}) => {
    const sent = visitorForm({ ...told, ...fields })
    return (await visitor.call<{ id: string; number: number }>('POST /api/missing-persons', sent)).body
  }
  const mine = async (who = visitor) =>
    (await who.call<{ reports: OwnPerson[] }>('GET /api/missing-persons/mine')).body.reports

  test('includes a six-digit number that reveals neither how many reports there are nor their order', async () => {
    const { rows } = await world.owner.query<{ n: number }>(
      'select person_number(a) as n from generate_series(1, 2000) a order by a',
    )
    const numbers = rows.map(({ n }) => n)
    expect(new Set(numbers).size).toBe(2000)
    expect(numbers.every(n => n >= 100_000 && n <= 999_999)).toBe(true)
    const rising = numbers.filter((n, i) => n > (numbers[i - 1] ?? 0)).length
    expect(rising).toBeGreaterThan(800)
    expect(rising).toBeLessThan(1200)
    const { number } = await send()
    const known = await world.owner.query('select person_number(arrival) as n from missing_person_reports')
    expect(known.rows).toEqual([{ n: number }])
  })
  test('is the number and status, without a word of the report; another phone sees nothing', async () => {
    world.signIn(undefined)
    const { id, number } = await send()
    expect(await mine()).toEqual([
      {
        ...{ id, number, created_at: expect.any(String), is_found: false },
        ...{ seen_at: null, status: 'open', closed_at: null, position: null },
      },
    ])
    const other = newVisitor(world)
    expect(await mine(other)).toEqual([])
    for (const [call, answer] of [
      [`POST /api/missing-persons/mine/${id}/found`, 'found'],
      [`POST /api/missing-persons/mine/${id}/position`, '26.12050,85.39120,20'],
    ] as const)
      expect((await other.call(call, { answer })).status).toBe(404)
  })

  test('includes when staff saw it: in the list of cases, or by opening the person', async () => {
    world.signIn(undefined)
    const [first, second] = [await send(), await send()]
    world.signIn(admin)
    const ids = (await openCases(visitor)).filter(({ subject }) => subject === first.id).map(({ id }) => id)
    expect(ids).toHaveLength(1)
    await visitor.call('POST /api/cases/seen', { ids })
    await visitor.call(`GET /api/missing-persons/${second.id}`)
    world.signIn(undefined)
    expect((await mine()).map(({ seen_at }) => seen_at !== null)).toEqual([true, true])
    const { rows } = await world.owner.query(
      `select seen_by, (select count(*)::int from case_steps s where s.case_id = c.id and s.step = 'seen') as steps
       from cases c where subject = $1`,
      [second.id],
    )
    expect(rows).toEqual([{ seen_by: admin.username, steps: 1 }])
  })

  test('changes with “found again”, which ends the search and its case, even if sent twice', async () => {
    world.signIn(undefined)
    const { id } = await send()
    await world.owner.query('update missing_person_reports set on_screens_at = now()')
    const say = () =>
      visitor.call<OwnPerson>(`POST /api/missing-persons/mine/${id}/found`, { answer: 'found', waited_s: 60 })
    const answers = await Promise.all([say(), say(), say()])
    for (const { status, body } of answers) expect([status, body.status]).toEqual([200, 'closed'])
    expect(new Set(answers.map(({ body }) => body.closed_at)).size).toBe(1)
    // A position that was on its way is not kept any more.
    const position = { answer: '26.12050,85.39120,20', waited_s: 0 }
    await visitor.call(`POST /api/missing-persons/mine/${id}/position`, position)
    const { rows } = await world.owner.query(
      'select outcome, closed_by, on_screens_at, lat from missing_person_reports where id = $1',
      [id],
    )
    expect(rows).toEqual([{ outcome: 'together', closed_by: '', on_screens_at: null, lat: null }])
    const open = await world.owner.query('select from cases where subject = $1 and over_at is null', [id])
    expect(open.rowCount).toBe(0)
    // A desk may reopen it, and its sender sees that.
    world.signIn(admin)
    const instead_of = { closed_at: answers[0]?.body.closed_at, note: '' }
    await visitor.call(`PATCH /api/missing-persons/${id}`, { status: 'open', note: '', instead_of })
    world.signIn(undefined)
    expect((await mine()).find(report => report.id === id)?.status).toBe('open')
  })

  test('lets only a desk say that a found person is back with their people', async () => {
    world.signIn(undefined)
    const { id } = await send({ is_found: 'true' })
    const say = await visitor.call(`POST /api/missing-persons/mine/${id}/found`, { answer: 'found' })
    expect(say.status).toBe(404)
  })

  test('includes a position sent with the report or later; an older one does not replace it', async () => {
    world.signIn(undefined)
    const { id } = await send({ position: '26.12050,85.39120,20' })
    const of = async () => (await mine()).find(report => report.id === id)?.position?.accuracy_m
    expect(await of()).toBe(20)
    const add = (answer: string, waited_s = 0) =>
      visitor.call(`POST /api/missing-persons/mine/${id}/position`, { answer, waited_s })
    expect((await add('26.12051,85.39121,31', 3600)).status).toBe(200)
    expect(await of()).toBe(20)
    world.clock.advance(1000)
    expect((await add('26.12051,85.39121,32')).status).toBe(200)
    expect(await of()).toBe(32)
    for (const wrong of ['', '26.1,85.3', '96.12051,85.39121,32', 'here'])
      expect((await add(wrong)).status).toBe(400)
    world.signIn(admin)
    const { body } = await visitor.call<PersonDetail>(`GET /api/missing-persons/${id}`)
    expect(body.person.position).toMatchObject({ lat: 26.12051, lng: 85.39121, accuracy_m: 32 })
  })
})
