import { beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '#kit/server/http/request.ts'
import { eventually } from '#tests/world/eventually.ts'
import { world } from '#tests/world/fixture.ts'
import { staffMember } from '#tests/world/world.ts'
import { visitor } from '../test-items.ts'
import { deeds, staffForAll } from '../test-staff.ts'
import type { Person, PersonDetail } from './contract.ts'
import { enter, reportPerson } from './test-desk.ts'

staffForAll()

let first: Staff
let second: Staff
beforeEach(async () => {
  const desk = (username: string) => ({ ...staffMember('missing-person-desk'), username })
  first = desk('desk-1')
  second = desk('desk-2')
  world.signIn(first)
  await world.empty('cases')
})
/** Makes a call as this member of staff. */
const as = (staff: Staff, call: string, id: string, body?: object) => {
  world.signIn(staff)
  const [method, path] = call.split(' ')
  return visitor.call<{ code?: string }>(`${method} /api/missing-persons/${id}${path ?? ''}`, body)
}
const enterOne = (change: Record<string, string> = {}) => {
  world.signIn(first)
  return enter(visitor, change)
}
const findOne = (change: Record<string, string> = {}) =>
  enterOne({ is_found: 'true', desk: 'Help desk 2', name: '', phone: '', ...change })
const detail = async (id: string) => (await as(first, 'GET', id)).body as unknown as PersonDetail
const seenOf = ({ closed_at, note }: Person) => ({ closed_at, note })
const reopen = async (id: string, note: string) => {
  const instead_of = seenOf((await detail(id)).person)
  expect((await as(first, 'PATCH', id, { status: 'open', note, instead_of })).status).toBe(200)
}
const question = { kind: 'question', document: '', match: null }
const document = { kind: 'document', document: 'aadhaar', match: null }
const receipt = { receiver: 'Mohan Sah', relation: 'child', witness: '' }
const checkTwice = async (id: string, match: string | null = null) => {
  expect((await as(first, 'POST /checks', id, { ...question, match })).status).toBe(204)
  expect((await as(second, 'POST /checks', id, document)).status).toBe(204)
}

describe('a hand-over', () => {
  test('needs two checks by two people, each of a different kind', async () => {
    const id = await findOne()
    expect((await as(first, 'POST /hand-over', id, receipt)).body.code).toBe('checks')
    await as(first, 'POST /checks', id, question)
    expect((await as(first, 'POST /checks', id, document)).body.code).toBe('same-person')
    expect((await as(second, 'POST /checks', id, question)).body.code).toBe('checked')
    expect((await as(first, 'POST /hand-over', id, receipt)).body.code).toBe('checks')
    await as(second, 'POST /checks', id, document)
    expect((await as(first, 'POST /hand-over', id, receipt)).status).toBe(204)
  })
  test('checked by one person counts one check, even if it is sent five times at once', async () => {
    const id = await findOne()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => as(first, 'POST /checks', id, question)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409, 409])
  })
  test('ends both searches with a receipt, and the log names nobody', async () => {
    const [lost, id] = [await enterOne(), await findOne()]
    await checkTwice(id, lost)
    await as(second, 'POST /hand-over', id, receipt)
    const { person, hand_over } = await detail(id)
    expect(person).toMatchObject({ status: 'closed', outcome: 'handed-over', closed_by: 'desk-2' })
    expect(hand_over).toMatchObject({ ...receipt, given_by: 'desk-2', match: { id: lost } })
    expect(hand_over?.checks).toMatchObject([
      { kind: 'question', by: 'desk-1', is_mine: true },
      { kind: 'document', document: 'aadhaar', by: 'desk-2', is_mine: false },
    ])
    expect((await detail(lost)).person).toMatchObject({ outcome: 'handed-over' })
    const { rows } = await world.owner.query('select kind from cases where done_at is null')
    expect(rows).toEqual([])
    expect(JSON.stringify(await deeds())).not.toMatch(/Mohan/)
  })
  test('by two desks at the same time happens once; the second is told', async () => {
    const id = await findOne()
    await checkTwice(id)
    const give = (receiver: string) => as(second, 'POST /hand-over', id, { ...receipt, receiver })
    const answers = await Promise.all([give('One'), give('Two')])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('closed')
    expect((await deeds()).filter(deed => deed.action === 'handed-over')).toHaveLength(1)
    expect((await as(first, 'POST /checks', id, question)).body.code).toBe('closed')
  })
  test('of somebody under 18, or of unknown age, needs the police or Childline', async () => {
    for (const age_band of ['child', 'teen', '']) {
      const id = await findOne({ age_band })
      await checkTwice(id)
      expect((await as(first, 'POST /hand-over', id, receipt)).body.code).toBe('witness')
      expect((await as(first, 'POST /hand-over', id, { ...receipt, witness: 'childline' })).status).toBe(204)
    }
  })
  test('is the only way for somebody to leave a desk with their people', async () => {
    const end = (id: string, outcome: string, note = 'Their people came') =>
      as(first, 'PATCH', id, { status: 'closed', outcome, note })
    expect((await end(await findOne(), 'together')).body.code).toBe('hand-over-needed')
    // The same holds for a person found by a visitor who may be under 18; an adult may meet their people on the way.
    const foundByVisitor = (age_band: string) => reportPerson(visitor, { is_found: 'true', age_band })
    for (const age_band of ['child', 'teen', ''])
      expect((await end(await foundByVisitor(age_band), 'together')).body.code).toBe('hand-over-needed')
    expect((await end(await foundByVisitor('elder'), 'together')).status).toBe(200)
  })
  test('or any other end of a search needs a note, and one by the police needs their station', async () => {
    const id = await findOne({ age_band: 'child' })
    const end = (outcome: string, note: string) => as(first, 'PATCH', id, { status: 'closed', outcome, note })
    expect((await end('mistake', ' ')).body.code).toBe('note-needed')
    expect((await end('police', 'Taken by constable')).body.code).toBe('police-needed')
    await as(first, 'POST /police', id, { station: 'Nagar thana' })
    expect((await end('police', 'Taken by constable')).status).toBe(200)
  })
  test('that was wrong is undone: both searches go on, and the next one needs two new checks', async () => {
    const [lost, id] = [await enterOne(), await findOne()]
    for (const one of [lost, id]) await as(first, 'PUT /screens', one, { is_shown: true })
    await checkTwice(id, lost)
    await as(second, 'POST /hand-over', id, receipt)
    await reopen(id, 'It was another family')
    // Their names are on the screens again only if a desk puts them there.
    for (const one of [lost, id]) expect((await detail(one)).loud.is_on_screens).toBe(false)
    const { person, hand_over } = await detail(id)
    expect(person.note).toMatch(/^It was another family\nReceipt \d+ .*Mohan Sah · child · desk-2/)
    expect(hand_over).toMatchObject({ checks: [], given_at: null, receiver: '', match: null })
    expect((await detail(lost)).person.status).toBe('open')
    const { rows } = await world.owner.query('select kind from cases where done_at is null order by kind')
    expect(rows.map(({ kind }) => kind)).toEqual(['found-person', 'missing-adult'])
    expect((await as(first, 'POST /hand-over', id, receipt)).body.code).toBe('checks')
    await checkTwice(id)
    expect((await as(first, 'POST /hand-over', id, receipt)).status).toBe(204)
  })
  test('that is undone lets the police be informed again about whoever they were told was found', async () => {
    const [lost, id] = [await enterOne(), await findOne()]
    await as(first, 'POST /police', lost, { station: 'Nagar thana' })
    await checkTwice(id, lost)
    await as(second, 'POST /hand-over', id, receipt)
    expect((await as(first, 'POST /police', lost, { is_over: true })).status).toBe(204)
    await reopen(id, 'It was another family')
    expect((await detail(lost)).person).toMatchObject({
      status: 'open',
      police_at: null,
      police_end_at: null,
    })
  })
  test('that is undone does not reopen a search that had ended before it', async () => {
    const [lost, id] = [await enterOne(), await findOne()]
    await checkTwice(id, lost)
    await as(first, 'PATCH', lost, { status: 'closed', outcome: 'mistake', note: 'Entered twice' })
    await as(second, 'POST /hand-over', id, receipt)
    await reopen(id, 'It was another family')
    expect((await detail(lost)).person).toMatchObject({ status: 'closed', outcome: 'mistake' })
  })
  test('stands when a desk that has not heard of it saves a note, and is undone only by who has', async () => {
    const [lost, id] = [await enterOne(), await findOne()]
    const seen = seenOf((await detail(id)).person)
    await checkTwice(id, lost)
    await as(second, 'POST /hand-over', id, receipt)
    const note = { status: 'open', note: 'Had tea' }
    // The first is from a console opened before it was asked what it replaces.
    expect((await as(first, 'PATCH', id, note)).body.code).toBe('closed')
    expect((await as(first, 'PATCH', id, { ...note, instead_of: seen })).body.code).toBe('changed-meanwhile')
    const { person, hand_over } = await detail(id)
    expect(person).toMatchObject({ status: 'closed', outcome: 'handed-over', note: '' })
    expect(hand_over).toMatchObject(receipt)
    expect((await detail(lost)).person.status).toBe('closed')
    await reopen(id, 'It was another family')
  })
  test('begins with checks for found persons only, by staff who may make them', async () => {
    const [lost, id] = [await enterOne(), await findOne()]
    expect((await as(first, 'POST /checks', lost, question)).status).toBe(404)
    expect((await as(first, 'POST /checks', id, { ...question, match: id })).status).toBe(404)
    expect((await as(staffMember('help-desk'), 'POST /checks', id, question)).status).toBe(403)
    expect((await as(first, 'POST /checks', id, { ...question, document: 'AB123456' })).status).toBe(400)
  })
})

describe('twelve hours', () => {
  /** The persons for whom this case is due now. */
  const due = (kind: string) =>
    world.context.features
      .flatMap(({ cases = [] }) => cases)
      .find(one => one.kind === kind)
      ?.lasting?.(world.context)
  test('raise a case however many searches have been open for longer', async () => {
    await world.owner.query(
      `insert into missing_person_reports
         (id, name, phone, is_found, person, device, network, fingerprint, notice_version, notice_language, created_at)
       select gen_random_uuid(), 'Asha', '9876500001', false, 'Boy', 'phone', 'network', 'print', 'v1', 'hi', now() - interval '2 days'
       from generate_series(1, 520)`,
    )
    const id = await enterOne()
    await world.owner.query(
      `update missing_person_reports set created_at = now() - interval '13 hours' where id = $1`,
      [id],
    )
    expect(await due('person-to-police')).toContain(id)
  })
  const open = async () =>
    (await world.owner.query(`select kind from cases where kind = 'person-to-police' and done_at is null`))
      .rows.length
  test('raise a case that ends once the police are informed, recording who and when by the database’s time', async () => {
    const id = await enterOne()
    await world.owner.query(
      `update missing_person_reports set created_at = now() - interval '11 hours 59 minutes'`,
    )
    const late = () => due('person-to-police')
    expect(await late()).toEqual([])
    await world.owner.query(
      `update missing_person_reports set created_at = now() - interval '12 hours 1 second'`,
    )
    expect(await late()).toEqual([id])
    await world.owner.query(`select raise_case('person-to-police', $1)`, [id])
    world.clock.advance(-86_400_000)
    const answers = await Promise.all([
      as(first, 'POST /police', id, { station: 'Nagar thana' }),
      as(first, 'POST /police', id, { station: 'Nagar thana' }),
    ])
    world.clock.advance(86_400_000)
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(await late()).toEqual([])
    expect(await eventually(async () => (await open()) === 0)).toBe(true)
    const { person } = await detail(id)
    expect(person).toMatchObject({ police_station: 'Nagar thana', police_by: 'desk-1', status: 'open' })
    // By the server's clock it would be twelve hours before.
    expect(Date.parse(person.police_at ?? '')).toBeGreaterThan(Date.parse(person.created_at))
  })
  test('after the police were informed, raise a case once the search is over, until the police know that too', async () => {
    const id = await enterOne()
    const late = () => due('person-ended-to-police')
    const isOver = { is_over: true }
    await as(first, 'POST /police', id, { station: 'Nagar thana' })
    expect((await as(first, 'POST /police', id, isOver)).body.code).toBe('open')
    expect(await late()).toEqual([])
    // As when the reporter presses 'Found again': no member of staff ended it.
    await world.owner.query(
      `update missing_person_reports set status = 'closed', outcome = 'together', closed_at = now() where id = $1`,
      [id],
    )
    expect(await late()).toEqual([id])
    expect((await as(first, 'POST /police', id, isOver)).status).toBe(204)
    expect((await as(first, 'POST /police', id, isOver)).body.code).toBe('told')
    expect(await late()).toEqual([])
    expect((await detail(id)).person).toMatchObject({ police_end_by: 'desk-1' })
    // Once it is reopened, the police must be informed again.
    await reopen(id, '')
    expect((await detail(id)).person).toMatchObject({ police_at: null, police_end_at: null })
    // For a person who is with the police, the police need not be informed.
    await as(first, 'POST /police', id, { station: 'Nagar thana' })
    await as(first, 'PATCH', id, { status: 'closed', outcome: 'police', note: '' })
    expect(await late()).toEqual([])
  })
})
