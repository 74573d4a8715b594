import { beforeEach, describe, expect, test } from 'vitest'
import { type Desk, deskWithAccount } from '#tests/world/desks.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { openCases } from '#tests/world/open-cases.ts'
import { knownVisitor, newVisitor, type Visitor } from '#tests/world/visitor.ts'
import type { PersonDetail } from '../reunite/contract.ts'
import { enter } from '../reunite/test-desk.ts'
import { north, plantPost } from '../rings/test-rings.ts'
import { sightingsPerDay } from './contract.ts'

worldForAll()
let desk: Desk
let visitor: Visitor
beforeEach(async () => {
  await world.empty('cases', 'numbered_posts', 'missing_person_reports', 'limits', 'network_uses')
  // The count of what a network sends restarts after two seconds.
  world.clock.advance(3000)
  desk = await deskWithAccount(world, 'missing-person-desk')
  visitor = knownVisitor(world)
})
const notice = { notice_version: 'v1', notice_language: 'hi' }
const told = { age_band: 'child', colour: 'yellow', where: 'Post G 27', position: '', first_name: '' }
const tell = (change: object = {}, by = visitor) => {
  world.signIn(undefined)
  return by.call<{ id: string; number: number; code?: string }>('POST /api/missing-persons/sightings', {
    ...{ id: crypto.randomUUID(), ...told, ...notice, ...change },
  })
}
const cases = async () => (await openCases(desk)).filter(({ kind }) => kind === 'looks-lost')
const detail = async (id: string) => (await desk.call<PersonDetail>(`GET /api/missing-persons/${id}`)).body

describe('somebody who looks lost', () => {
  test('is reported to the desks with place, age and colour, and nothing about the person who reports it', async () => {
    const { status, body } = await tell()
    expect([status, Object.keys(body)]).toEqual([201, ['id', 'number', 'created_at']])
    expect((await cases()).map(({ about }) => about)).toMatchObject([
      { known: { en: 'Child, under 12 · yellow clothes' }, words: 'Post G 27' },
    ])
    expect((await detail(body.id)).person).toMatchObject({
      is_found: true,
      name: '',
      phone: '',
      colours: ['yellow'],
    })
  })
  test('is compared at once with every missing person, by clothes, age and name in either script', async () => {
    const child = { age_band: 'child', colours: 'yellow', garments: 'frock', place: '' }
    const right = await enter(desk, { ...child, first_name: 'गुड़िया' })
    await enter(desk, { ...child, colours: 'black', first_name: 'Rohit' })
    const { body } = await tell({ first_name: 'Gudiya' })
    const { proposals, compared } = await detail(body.id)
    expect([proposals[0]?.id, proposals[0]?.fits.name, compared]).toEqual([right, 'same', 2])
    // And the other way round.
    expect((await detail(right)).proposals.map(({ id }) => id)).toEqual([body.id])
  })
  test('reported again and again in vague words leaves the desk’s own entries among the proposals', async () => {
    const child = { age_band: 'child', sex: '', colours: 'yellow', garments: '', place: '', first_name: '' }
    const right = await enter(desk, { ...child, village: '' })
    const found = await enter(desk, {
      ...child,
      village: '',
      is_found: 'true',
      desk: 'Desk 2',
      colours: 'black',
    })
    for (let n = 0; n < 5; n += 1) await tell({}, knownVisitor(world))
    const { proposals } = await detail(right)
    expect([proposals.length, proposals.map(({ id }) => id).includes(found)]).toEqual([3, true])
  })
  test('by mistake is closed by the desk, together with the case', async () => {
    const { body } = await tell()
    const end = { status: 'closed', outcome: 'mistake', note: 'Sits with her mother' }
    expect((await desk.call(`PATCH /api/missing-persons/${body.id}`, end)).status).toBe(200)
    expect(await cases()).toEqual([])
  })
  test('sent again, even at the same time, makes one report; with other words it is refused', async () => {
    const id = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => tell({ id })))
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1)
    expect((await tell({ id, colour: 'red' })).status).toBe(422)
    expect(await cases()).toHaveLength(1)
  })
  test.each([
    ['without a place and a position', { where: '' }],
    ['with an unknown field', { photo: 'x' }],
  ])('%s is refused', async (_, change) => expect((await tell(change)).status).toBe(400))
  test('needs only a position, and the list of cases names the nearest standing post', async () => {
    await plantPost('G28', 100, false)
    await plantPost('G27', 150)
    await plantPost('G29', 300)
    const position = `${north(90).toFixed(5)},85.39000`
    const { body } = await tell({ where: '', position: `${position},20` })
    expect((await detail(body.id)).person.position).toMatchObject({ accuracy_m: 20 })
    expect((await detail(body.id)).person.last_seen).toBe('पोस्ट G 27 के पास, फ़ोन की लोकेशन से')
    // A very inexact position names no post, nor does one far from every post.
    for (const unsure of [`${position},900`, '26.20000,85.39000,20']) {
      const { body } = await tell({ where: '', position: unsure })
      expect((await detail(body.id)).person.last_seen).toBe('')
    }
  })
  test('too many times a day is refused from that phone, but from no other', async () => {
    for (let n = 0; n < sightingsPerDay; n += 1) expect((await tell()).status).toBe(201)
    expect((await tell()).status).toBe(429)
    expect((await tell({}, knownVisitor(world))).status).toBe(201)
    expect((await newVisitor(world, false).call('POST /api/missing-persons/sightings', {})).status).toBe(401)
  })
  test('in many false reports is reviewed and closed in one step', async () => {
    for (let n = 0; n < 5; n += 1) await tell({}, knownVisitor(world))
    type Uses = { now: string; uses: { budget: string; senders: { network: string }[] }[] }
    const { body: seen } = await desk.call<Uses>('GET /api/senders')
    const senders = seen.uses.find(({ budget }) => budget === 'looks-lost')?.senders ?? []
    const closing = {
      ...{ id: crypto.randomUUID(), budget: 'looks-lost', keep: [], until: seen.now },
      networks: senders.map(({ network }) => network),
    }
    const { body } = await desk.call<{ reports: number }>(`POST /api/senders/closings`, closing)
    expect(body).toMatchObject({ reports: 5 })
    expect(await cases()).toEqual([])
  })
})
