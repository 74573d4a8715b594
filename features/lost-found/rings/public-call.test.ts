import { beforeEach, describe, expect, test } from 'vitest'
import { type Desk, deskOf, deskWithAccount } from '#tests/world/desks.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import type { PersonDetail } from '../reunite/contract.ts'
import { described, enter, reportPerson, together } from '../reunite/test-desk.ts'
import { plantPost, sweep } from './test-rings.ts'

worldForAll()
let desk: Desk
let chief: Desk
beforeEach(async () => {
  await world.empty(
    ...['cases', 'numbered_posts', 'missing_person_reports', 'notices', 'live_events'],
    ...['limits', 'network_uses'],
  )
  await plantPost('G27', 0)
  desk = await deskWithAccount(world, 'missing-person-desk')
  chief = deskOf(world, 'admin')
})
/** A desk enters a missing person, whose search begins at post G 27. */
const enterMissing = async (change: Record<string, string> = {}) => {
  const id = await enter(desk, { first_name: 'Gudiya Kumari', place: '', ...change })
  await desk.call(`POST /api/missing-persons/${id}/search`, { what: 'start', place: 'G 27' })
  return id
}
const release = (id: string, is_released = true, by = chief) =>
  by.call<{ code?: string }>(`PUT /api/missing-persons/${id}/public-call`, { is_released })
const callOf = async (id: string) =>
  (await desk.call<PersonDetail>(`GET /api/missing-persons/${id}`)).body.call
const shown = async () =>
  (
    await newVisitor(world, false).call<{ notices: { text: { en: string } }[] }>('GET /api/notices')
  ).body.notices.map(({ text }) => text.en)
const police = (id: string, body: object) => desk.call(`PUT /api/missing-persons/${id}/police-word`, body)

describe('a call to everybody', () => {
  test('is released only by the chief, word for word as previewed', async () => {
    const id = await enterMissing()
    const before = await callOf(id)
    expect(before).toMatchObject({ at: null, why_not: null, may_release: false })
    expect(before?.text?.en).toMatch(
      /^Missing: Gudiya, woman, over 60, green sari\. Last seen: Post G 27, .+ call 155304\.$/,
    )
    expect(JSON.stringify(before)).not.toMatch(/Kumari|Goraul|stick|Mohan|9876500010/)
    expect((await release(id, true, desk)).status).toBe(403)
    expect(await shown()).toEqual([])
    expect((await release(id)).status).toBe(204)
    expect((await release(id)).status).toBe(204)
    expect(await shown()).toEqual([before?.text?.en])
    expect(await callOf(id)).toMatchObject({ by: chief.username })
    const alerts = await (await fetch(`${world.url}/alerts.xml`)).text()
    expect(alerts).not.toContain('Gudiya')
  })
  test('about a child needs police approval, and never says the name', async () => {
    const id = await enterMissing({ age_band: 'child' })
    expect(await callOf(id)).toMatchObject({ text: null, why_not: 'child' })
    expect((await release(id)).body.code).toBe('not-shown')
    await police(id, { is_given: true, from: 'SI Sharma' })
    expect((await callOf(id))?.text?.en).toMatch(
      /^Missing: Girl, under 12, green sari\. Last seen: Post G 27/,
    )
    expect((await release(id)).status).toBe(204)
    expect(await shown()).toHaveLength(1)
    expect(JSON.stringify(await shown())).not.toMatch(/Gudiya|Kumari|Goraul/)
    await police(id, { is_given: false })
    expect(await shown()).toEqual([])
  })
  test('ends everywhere at once when the search ends, and its words are erased', async () => {
    const id = await enterMissing()
    await release(id)
    await desk.call(`PATCH /api/missing-persons/${id}`, together)
    expect(await shown()).toEqual([])
    expect((await world.owner.query('select from notices')).rowCount).toBe(0)
    const newest = `select data from live_events where topic = 'notices' order by id desc limit 1`
    await expect.poll(async () => (await world.owner.query(newest)).rows[0]?.data).toEqual({ notices: [] })
    expect((await release(id)).body.code).toBe('closed')
  })
  test('ends when the person’s description changes, because the chief released other words', async () => {
    const id = await enterMissing()
    await release(id)
    const { changed_at } = (await desk.call<PersonDetail>(`GET /api/missing-persons/${id}`)).body.person
    const other = { ...described, age_band: 'teen', changed_at }
    await desk.call(`PUT /api/missing-persons/${id}/description`, other)
    expect(await shown()).toEqual([])
    expect(await callOf(id)).toMatchObject({ at: null, by: '', why_not: 'child' })
  })
  test('ends when it is taken down, when its time is over, and when the person is erased', async () => {
    const [down, old, gone] = [await enterMissing(), await enterMissing(), await enterMissing()]
    for (const id of [down, old, gone]) await release(id)
    expect(await shown()).toHaveLength(3)
    await release(down, false)
    expect(await shown()).toHaveLength(2)
    const late = `update searches set called_at = now() - interval '7 hours' where person_id = $1`
    await world.owner.query(late, [old])
    await world.owner.query('delete from missing_person_reports where id = $1', [gone])
    await sweep()
    expect(await shown()).toEqual([])
  })
  test('ends at once when the reporter is erased', async () => {
    const reporter = { name: 'Mohan Sah', phone: '9876500010', person: 'My mother' }
    const last_seen = 'Post G 27'
    const id = await reportPerson(newVisitor(world), {
      ...reporter,
      age_band: 'elder',
      sex: 'female',
      last_seen,
    })
    await sweep()
    expect((await release(id)).status).toBe(204)
    expect(await shown()).toHaveLength(1)
    await chief.call('POST /api/personal-data/erasures', { phone: '9876500010', reason: 'Asked for' })
    expect((await world.owner.query('select from missing_person_reports')).rowCount).toBe(0)
    expect(await shown()).toEqual([])
  })
  test('cannot be edited among the notices', async () => {
    await release(await enterMissing())
    const { rows } = await world.owner.query('select id, updated_at from notices')
    const words = { level: 'info', text: { en: 'Gudiya Kumari', hi: '' }, hours: 1 }
    const path = `/api/notices/${rows[0].id}`
    const body = { ...words, updated_at: rows[0].updated_at.toISOString() }
    expect((await chief.call(`PUT ${path}`, body)).status).toBe(404)
    expect((await chief.call(`DELETE ${path}`)).status).toBe(404)
    expect(await shown()).toHaveLength(1)
  })
  test('is not available for a found person, or for somebody whose last place is unknown', async () => {
    const id = await enter(desk, { place: '', age_band: 'adult' })
    expect((await release(id)).body.code).toBe('not-begun')
    expect((await callOf(id))?.why_not).toBe('no-place')
    const found = await enterMissing({ is_found: 'true', desk: 'Desk 2' })
    expect((await release(found)).status).toBe(404)
  })
  test('that is being released blocks no report and no position of a visitor', async () => {
    const holder = await world.owner.connect()
    try {
      await holder.query('begin')
      await holder.query(`select pg_advisory_xact_lock(hashtext('public calls'))`)
      const visitor = newVisitor(world)
      const id = await reportPerson(visitor)
      const at = { answer: '26.12,85.39,20' }
      const moved = await visitor.call(`POST /api/missing-persons/mine/${id}/position`, at)
      expect(moved.status).toBe(200)
    } finally {
      // Ends its connection, which releases its locks.
      holder.release(true)
    }
  })
})
