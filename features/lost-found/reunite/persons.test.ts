import { describe, expect, test } from 'vitest'
import { eventually } from '#tests/world/eventually.ts'
import { world } from '#tests/world/fixture.ts'
import { visitorForm } from '#tests/world/forms.ts'
import { openCases } from '#tests/world/open-cases.ts'
import { photo, visitor } from '../test-items.ts'
import { admin, deeds, staffForAll } from '../test-staff.ts'
import type { Person, PersonDetail, PersonRow } from './contract.ts'
import { described, deskEntry, reportPerson, together } from './test-desk.ts'

staffForAll()

const enter = (change: Record<string, string> = {}, picture: Buffer | null = null) =>
  visitor.call<{ id: string; number: number; code?: string }>(
    'POST /api/missing-persons/entries',
    visitorForm(deskEntry(change), picture),
  )
const list = async (which = 'open') =>
  (await visitor.call<{ persons: PersonRow[] }>(`GET /api/missing-persons?list=${which}`)).body.persons
const detail = async (id: string) => (await visitor.call<PersonDetail>(`GET /api/missing-persons/${id}`)).body
const decide = (id: string, body: object) => visitor.call<Person>(`PATCH /api/missing-persons/${id}`, body)

describe('an entry by a desk', () => {
  test('is in the list of all desks without name or number, and complete in its own view', async () => {
    const { body } = await enter({}, photo)
    const [row, ...more] = await list()
    expect(more).toEqual([])
    expect(row).toMatchObject({ sex: 'female', age_band: 'elder', colours: ['green'], village: 'Goraul' })
    expect(JSON.stringify(row)).not.toMatch(/Mohan|9876500010|Sona/)
    const { person } = await detail(body.id)
    expect(person).toMatchObject({ first_name: 'Sona', phone: '9876500010', entered_by: admin.username })
    expect((await visitor.call(`GET /api/missing-persons/${body.id}/photo`)).status).toBe(200)
  })
  test('sent again, even at the same time, makes one entry; with other words it is refused', async () => {
    const id = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter({ id })))
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1)
    expect((await enter({ id, village: 'Hajipur' })).status).toBe(422)
    expect(await list()).toHaveLength(1)
  })
  test('with too many colours or an unknown place is refused at its field', async () => {
    const faults: Record<string, string>[] = [{ colours: 'red,blue,green,black' }, { place: 'moon' }]
    for (const wrong of faults)
      expect((await enter(wrong)).body).toMatchObject({
        code: 'invalid',
        fields: [{ path: expect.stringMatching(`^${Object.keys(wrong)[0]}`) }],
      })
  })
  test('with a time in the future counts as now', async () => {
    const { body } = await enter({ seen_at: new Date(world.context.clock() + 86_400_000).toISOString() })
    const { person } = await detail(body.id)
    expect(Date.parse(person.seen_at ?? '')).toBeLessThanOrEqual(world.context.clock())
  })
})

describe('a person’s description', () => {
  const write = (id: string, body: object) =>
    visitor.call<Person>(`PUT /api/missing-persons/${id}/description`, body)
  test('is completed by a desk; the second of two desks is told, and nothing is lost', async () => {
    const { body } = await enter({ colours: '' })
    const { changed_at } = (await detail(body.id)).person
    const first = await write(body.id, { ...described, colours: 'green,red', changed_at })
    expect(first.body.colours).toEqual(['green', 'red'])
    expect((await write(body.id, { ...described, changed_at })).body).toMatchObject({
      code: 'changed-meanwhile',
    })
    expect((await detail(body.id)).person.colours).toEqual(['green', 'red'])
    const log = (await deeds()).filter(deed => deed.action === 'described')
    expect(log).toMatchObject([{ after: { fields: ['colours'] } }])
  })
  test('that turns an adult into a child makes the case due in three minutes', async () => {
    await world.empty('cases')
    const { body } = await enter({ age_band: 'adult' })
    const { changed_at } = (await detail(body.id)).person
    await write(body.id, { ...described, age_band: 'child', changed_at })
    const { rows } = await world.owner.query('select kind from cases where done_at is null')
    expect(rows).toEqual([{ kind: 'missing-child' }])
  })
})

describe('the end of a search', () => {
  test('by two desks is refused to the second, saying who was first', async () => {
    const { body } = await enter()
    const mistake = { ...together, outcome: 'mistake' }
    const answers = await Promise.all([decide(body.id, together), decide(body.id, mistake)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'closed' })
    const { person } = await detail(body.id)
    expect(person).toMatchObject({ status: 'closed', closed_by: admin.username })
    expect(await list('closed')).toHaveLength(1)
    expect((await deeds()).filter(deed => deed.action === 'changed')).toHaveLength(1)
  })
  test('follows a case that says who, where and how dressed; a visitor’s words come after the place', async () => {
    await world.empty('cases')
    await enter()
    expect((await openCases(visitor))[0]?.about?.known?.en).toMatch(
      /^Woman, over 60 · Hathi Chowk.* · green sari$/,
    )
    await reportPerson(visitor, { last_seen: 'Gate 2' })
    expect((await openCases(visitor)).map(row => row.about?.words)).toContain('Gate 2 · Boy in blue')
  })
  test('settles the case, and reopening raises one', async () => {
    await world.empty('cases')
    const { body } = await enter()
    const open = async () =>
      (await world.owner.query('select kind from cases where done_at is null')).rows.length
    expect(await open()).toBe(1)
    await decide(body.id, together)
    expect(await open()).toBe(0)
    const { closed_at, note } = (await detail(body.id)).person
    const again = { status: 'open', note: 'It was somebody else', instead_of: { closed_at, note } }
    expect((await decide(body.id, again)).status).toBe(200)
    expect((await decide(body.id, again)).body).toMatchObject({ code: 'changed-meanwhile' })
    expect(await open()).toBe(1)
  })
})

describe('viewing', () => {
  test('a person or a photo is logged with the viewer', async () => {
    const { body } = await enter({}, photo)
    world.clock.advance(601_000)
    await detail(body.id)
    await visitor.call(`GET /api/missing-persons/${body.id}/photo`)
    // The view of a picture is logged after the picture was sent.
    const seen = await eventually(async () => {
      const looks = (await deeds()).filter(deed => deed.action === 'seen')
      return looks.length === 2 ? looks : undefined
    })
    expect(seen.map(({ subject, subject_id }) => [subject, subject_id])).toEqual([
      ['missing-person', body.id],
      ['missing-person-photo', body.id],
    ])
  })
})

describe('a proposal', () => {
  test('compares in words, best match first, and only open persons of the other list', async () => {
    const lost = await enter()
    const right = await enter({ is_found: 'true', desk: 'Help desk 2', name: '', phone: '', colours: 'blue' })
    const unlike = { sex: 'male', age_band: 'child', colours: 'white', first_name: '' }
    const other = await enter({ is_found: 'true', desk: 'Help desk 4', ...unlike })
    await enter()
    const { proposals, compared } = await detail(lost.body.id)
    expect(compared).toBe(2)
    expect(proposals.map(({ id }) => id)).toEqual([right.body.id])
    expect(proposals[0]?.fits).toMatchObject({ sex: 'same', age: 'same', clothing: 'partly', place: 'same' })
    await decide(right.body.id, { status: 'closed', outcome: 'mistake', note: 'Twice' })
    expect((await detail(lost.body.id)).proposals.map(({ id }) => id)).not.toContain(right.body.id)
    expect((await detail(other.body.id)).proposals).toEqual([])
  })
  test('says “the same” only if that is certain: not for one colour of two, nor for an unknown time', async () => {
    const lost = await enter({ colours: 'yellow,red' })
    await enter({ is_found: 'true', desk: 'Help desk 2', colours: 'yellow' })
    const [proposal] = (await detail(lost.body.id)).proposals
    expect(proposal?.fits).toMatchObject({ sex: 'same', clothing: 'partly', time: 'partly' })
  })
  test('is made from a visitor’s words too', async () => {
    const said = { person: 'दादी, हरी साड़ी', last_seen: 'हाथी चौक, 9 बजे', age_band: 'elder', sex: 'female' }
    const id = await reportPerson(visitor, said)
    const found = await enter({ is_found: 'true', desk: 'Help desk 2' })
    const { proposals } = await detail(found.body.id)
    expect(proposals).toMatchObject([{ id, fits: { clothing: 'same', place: 'same', age: 'same' } }])
  })
})
