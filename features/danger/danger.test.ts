import { beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '#tests/world/eventually.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { staffMember, starters } from '#tests/world/world.ts'
import { mostOfNetwork } from './answers.server.ts'
import { shownHours } from './contract.ts'
import { keepReport } from './dangers.server.ts'
import type { DangerTables } from './tables.server.ts'
import { answerIt, casesOf, desk, forAll, forStaff, report } from './test-dangers.ts'
import { placesOf } from './where.server.ts'

worldForAll({ starters })
const placed = (lat: number, lng: number) => ({
  ...{ lat, lng, precision_m: 10, place_en: '', place_hi: '', is_near: false },
})
beforeEach(async () => {
  world.signIn(undefined)
  await world.empty('dangers', 'cases', 'limits')
  await world.context.responseCache.changed('dangers')
})
const count = async (table: 'cases' | 'dangers' | 'danger_reports') =>
  (await world.owner.query(`select count(*)::int as count from ${table}`)).rows[0].count
/** The danger with this id, once it is public; polls because the list is served from a cache that is renewed a moment later. */
const warning = (id: string | undefined) =>
  eventually(async () => (await forAll(world)).find(danger => danger.id === id))

describe('a report', () => {
  test('makes a case at once, with its place, its words and ten minutes', async () => {
    const { status, body } = await report(world, { words: 'तार पेड़ पर गिरा है' })
    expect([status, body.state, body.place?.en]).toEqual([201, 'reported', 'Baba Garibnath temple'])
    const [row, ...more] = await casesOf(world)
    expect(more).toEqual([])
    expect(row).toMatchObject({
      kind: 'danger',
      about: {
        detail: { en: 'Live wire' },
        place: { en: 'Baba Garibnath temple' },
        words: 'तार पेड़ पर गिरा है',
      },
    })
    expect(Date.parse(row?.due_at ?? '') - Date.parse(row?.raised_at ?? '')).toBe(600_000)
  })
  test('kept offline keeps its own time, and a retry after a longer wait is not stored again', async () => {
    const by = newVisitor(world)
    const id = crypto.randomUUID()
    const first = await report(world, { id, waited_s: '1800' }, { by })
    const again = await report(world, { id, waited_s: '1860' }, { by })
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
    const age = world.clock() - Date.parse(first.body.observed_at)
    expect(Math.round(age / 60_000)).toBe(30)
    expect([await count('danger_reports'), await count('cases')]).toEqual([1, 1])
    expect((await report(world, { id, words: 'other words' }, { by })).status).toBe(422)
  })
  test('of any kind that reaches several server processes at once is kept once', async () => {
    const at = new Date(world.clock())
    for (const kind of ['wire', 'other'] as const) {
      const said = {
        id: crypto.randomUUID(),
        words: 'Plate over the drain',
        is_chosen: null,
        image_hash: null,
      }
      const from = { device: 'phone', network: 'network', fingerprint: 'print' }
      const notice = { notice_version: 'v1', notice_language: 'hi' as const }
      const row = { ...said, ...from, ...notice, observed_at: at, created_at: at }
      const where = placed(26.1205, 85.3912)
      const keep = () => keepReport(world.context.db.withTables<DangerTables>(), row, { kind, where })
      const kept = await Promise.all([keep(), keep(), keep()])
      expect(kept.filter(Boolean)).toHaveLength(1)
    }
    expect([await count('danger_reports'), await count('cases')]).toEqual([2, 2])
  })
  test('of the same thing by somebody else joins it; one of another kind or place does not', async () => {
    // Sent at the same time, so that it is the lock that joins them.
    await Promise.all([report(world), report(world, { position: '26.12100,85.39150,30' })])
    expect(await forStaff(world)).toMatchObject([{ told: 2, reports: [{}, {}] }])
    expect(await casesOf(world)).toMatchObject([{ told: 2 }])
    await report(world, { kind: 'fire' })
    await report(world, { position: '26.20000,85.30000,20' })
    expect(await count('dangers')).toBe(3)
    // Nor one of which nobody has reported anything for twelve hours.
    await world.owner.query(`update dangers set told_at = told_at - interval '12 hours'`)
    await report(world)
    expect(await count('dangers')).toBe(4)
  })
  test('repeated by the same phone, or by a dozen of one network, makes no crowd', async () => {
    const by = newVisitor(world)
    for (let n = 0; n < 4; n += 1) await report(world, {}, { by })
    expect(await forStaff(world)).toMatchObject([{ told: 1 }])
    for (let n = 0; n < 8; n += 1) await report(world)
    expect(await forStaff(world)).toMatchObject([{ told: mostOfNetwork }])
    await world.owner.query(`update danger_reports set network = 'another'`)
    await report(world)
    expect(await forStaff(world)).toMatchObject([{ told: mostOfNetwork + 1 }])
  })
  test('that joins a danger while its first report is being withdrawn is kept, whichever commits first', async () => {
    const by = newVisitor(world)
    const { body: first } = await report(world, { words: 'one' }, { by })
    const holder = await world.owner.connect()
    try {
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      const isWaiting = () => eventually(async () => (await world.owner.query(waiting)).rowCount)
      await holder.query('begin')
      await holder.query('update dangers set told = told where id = $1', [first.id])
      await holder.query(
        `insert into danger_reports (id, danger_id, words, device, network, fingerprint, notice_version, notice_language, observed_at, created_at)
         select gen_random_uuid(), danger_id, 'two', 'another', 'another', 'print', 'v1', 'hi', created_at, created_at from danger_reports`,
      )
      const withdrawn = by.call(`DELETE /api/dangers/mine/${first.id}`)
      await isWaiting()
      await holder.query('commit')
      expect((await withdrawn).status).toBe(204)
      expect(await forStaff(world)).toMatchObject([{ id: first.id, reports: [{ words: 'two' }] }])
      await holder.query('begin')
      await holder.query('delete from dangers')
      const joining = report(world, { words: 'three' })
      await isWaiting()
      await holder.query('commit')
      expect((await joining).status).toBe(201)
      expect(await forStaff(world)).toMatchObject([{ told: 1, reports: [{ words: 'three' }] }])
    } finally {
      // Ends its connection, which releases its locks.
      holder.release(true)
    }
  })
  test('from each of six desks counts one more', async () => {
    for (let n = 0; n < 6; n += 1) await report(world)
    await world.owner.query(`update danger_reports set network = ''`)
    await world.owner.query(`update dangers set told = 6`)
    world.signIn(staffMember('help-desk'))
    const { signedIn } = world.context.app
    const before = signedIn.isSealed
    signedIn.isSealed = () => true
    await report(world)
    signedIn.isSealed = before
    expect(await forStaff(world)).toMatchObject([{ told: 7 }])
  })
  test('keeps its words and its place in the staff list among sixty of another danger', async () => {
    await report(world, { words: 'पुल के नीचे तार टूटा है', position: '26.20000,85.30000,20' })
    await report(world)
    await world.owner.query(
      `insert into danger_reports (id, danger_id, words, device, network, fingerprint, notice_version, notice_language, observed_at, created_at)
       select gen_random_uuid(), danger_id, 'Wire', 'phone ' || n, network, 'print', 'v1', 'hi', created_at, created_at + interval '1 minute'
       from danger_reports, generate_series(1, 60) n where words = ''`,
    )
    const [one, other] = (await forStaff(world)).toSorted((a, b) => a.reports.length - b.reports.length)
    expect([one?.reports.map(({ words }) => words), other?.reports.length]).toEqual([
      ['पुल के नीचे तार टूटा है'],
      20,
    ])
  })
  test.each([
    ['one network', `'flood'`],
    ['as many networks', `'network ' || n`],
  ])('is on the first page and in the cases, however many later reports come from %s', async (_, network) => {
    const { body: real } = await report(world, {
      words: 'पुल के नीचे तार टूटा है',
      position: '26.20000,85.30000,20',
    })
    await world.owner.query(
      `with invented as (
         insert into dangers (id, kind, lat, lng, precision_m, observed_at, told_at, created_at, updated_at)
         select gen_random_uuid(), 'wire', 26 + n * 0.001, 85, 20, at, at, at, at
         from generate_series(1, 150) n, lateral (select $1::timestamptz + n * interval '1 second' as at) t returning id, told_at),
       told as (
         insert into danger_reports (id, danger_id, words, device, network, fingerprint, notice_version, notice_language, observed_at, created_at)
         select id, id, 'Wire near gate', 'phone ' || n, ${network}, 'print', 'v1', 'hi', told_at, told_at
         from (select *, row_number() over () as n from invented) i returning id, network, device)
       select raise_case('danger', id::text, network, device) from told`,
      [new Date(world.clock())],
    )
    expect((await forStaff(world)).map(({ id }) => id)).toContain(real.id)
    const cases = await casesOf(world)
    expect(cases.map(({ subject }) => subject)).toContain(real.id)
    expect(cases.some(({ is_alike }) => is_alike)).toBe(false)
  })
  test('with a clock months behind does not move a danger back by months', async () => {
    await report(world)
    const own = await report(world, { waited_s: String(330 * 86_400) })
    const hours = (time = '') => Math.round((world.clock() - Date.parse(time)) / 3_600_000)
    expect(hours(own.body.observed_at)).toBe(12)
    const alone = await report(world, { kind: 'fire', waited_s: String(330 * 86_400) })
    expect(hours(alone.body.observed_at)).toBe(7 * 24)
  })
  test('waits for no report of another place or kind', async () => {
    const other = await world.owner.connect()
    try {
      // Holds the lock that all reports once shared, and the locks of a report of another kind at this place.
      await other.query(`begin; select pg_advisory_xact_lock(hashtext('dangers'))`)
      for (const place of placesOf(placed(26.1205, 85.3912)))
        await other.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`danger fire ${place}`])
      expect((await report(world)).status).toBe(201)
    } finally {
      await other.query('rollback')
      other.release()
    }
  })
  test('shares a lock with every report within 200 m, across the borders of cells', () => {
    for (let n = 0; n < 200; n += 1) {
      const [lat, lng] = [26.1 + n * 0.00037, 85.39 + n * 0.00053]
      const here = new Set(placesOf(placed(lat, lng)))
      for (const [north, east] of [
        [0.0017, 0],
        [-0.0017, 0],
        [0.0012, 0.0013],
        [-0.0012, 0.0013],
        [0, 0.0019],
      ] as const)
        expect(placesOf(placed(lat + north, lng + east)).some(cell => here.has(cell))).toBe(true)
    }
  })
  test('without any place is refused at its field; a place name that no longer exists is kept as words', async () => {
    const none = await report(world, { position: '' })
    expect([none.status, none.body]).toMatchObject([400, { fields: [{ path: 'place', code: 'required' }] }])
    expect((await report(world, { position: 'here' })).status).toBe(400)
    const gone = await report(world, { position: '', place: 'Old mill' })
    expect([gone.status, gone.body.place]).toEqual([201, null])
    expect((await forStaff(world))[0]?.reports[0]?.words).toBe('Old mill')
  })
  test('is named after a place only if the phone was surely near it', async () => {
    const from = async (metres: number) =>
      (await report(world, { position: `26.12050,85.39120,${metres}` })).body.place?.en
    expect(await from(300)).toBe('Baba Garibnath temple')
    await world.empty('dangers', 'cases', 'limits')
    expect(await from(50_000)).toBeUndefined()
  })
  test('tells staff whether its point is where the phone was or was chosen on the map', async () => {
    await report(world, { is_chosen: 'false' })
    await report(world, { kind: 'water' })
    await report(world, { kind: 'fire', is_chosen: 'true' })
    await report(world, { kind: 'drain', position: '', place: 'Old mill', is_chosen: 'true' })
    const chosen = (await forStaff(world)).map(({ kind, reports }) => [kind, reports[0]?.position?.is_chosen])
    expect(Object.fromEntries(chosen)).toEqual({
      ...{ wire: false, water: null, fire: true, drain: undefined },
    })
    expect((await report(world, { is_chosen: 'perhaps' })).status).toBe(400)
  })
  test('has a photo that staff see', async () => {
    const { body } = await report(world, {}, { withPhoto: true })
    world.signIn(staffMember('missing-person-desk'))
    const photo = await newVisitor(world).call(`GET /api/dangers/reports/${body.id}/photo`)
    expect(photo.headers.get('content-type')).toBe('image/webp')
  })
  test('is withdrawn by its own phone only: photo and words are erased, and so is a danger that nobody confirmed', async () => {
    const by = newVisitor(world)
    const said = { id: crypto.randomUUID(), words: 'secret' }
    const { body } = await report(world, said, { by, withPhoto: true })
    const withdraw = (who = by) => who.call(`DELETE /api/dangers/mine/${body.id}`)
    expect((await withdraw(newVisitor(world))).status).toBe(404)
    expect((await withdraw()).status).toBe(204)
    // Its photo, or a repeated request, may still come from the phone.
    expect((await report(world, said, { by, withPhoto: true })).body.code).toBe('withdrawn')
    expect([await count('danger_reports'), await count('dangers'), await casesOf(world)]).toEqual([0, 0, []])
    const { rows } = await world.owner.query(
      `select feature from consent_withdrawals where submission_id = $1`,
      [body.id],
    )
    expect(rows).toEqual([{ feature: 'danger' }])
  })
})

describe('the staff’s answer', () => {
  test('warns everybody only once a member of staff has seen the danger, with place and age but without the reporter', async () => {
    const by = newVisitor(world)
    await report(world, { words: 'I stand at the red door' }, { by })
    await expect.poll(() => forAll(world)).toEqual([])
    const { status, body } = await answerIt(world, 'seen', { en: 'Keep right', hi: 'दाएँ चलें' })
    expect(status).toBe(200)
    const danger = await warning(body.id)
    expect(danger).toMatchObject({
      kind: 'wire',
      state: 'seen',
      points: [{ lat: 26.1205, lng: 85.3912 }],
      note: { hi: 'दाएँ चलें' },
    })
    expect(JSON.stringify(danger)).not.toContain('red door')
    const mine = await by.call<{ reports: unknown[] }>('GET /api/dangers/mine')
    expect(mine.body.reports).toMatchObject([{ state: 'seen', note: { en: 'Keep right' } }])
    const other = await newVisitor(world).call<{ reports: unknown[] }>('GET /api/dangers/mine')
    expect(other.body.reports).toEqual([])
  })
  test('ends the warning and the case once the danger is mended or was not real, and a new report is a new danger', async () => {
    for (const state of ['mended', 'not-so'] as const) {
      await report(world)
      await answerIt(world, 'mending')
      await eventually(async () => (await forAll(world)).length === 1)
      await answerIt(world, state)
      await eventually(async () => (await forAll(world)).length === 0)
      expect(await casesOf(world)).toEqual([])
    }
    expect(await forStaff(world, 'closed')).toHaveLength(2)
  })
  test('expires for walkers a day after the last answer', async () => {
    await report(world)
    const { body } = await answerIt(world, 'seen')
    const danger = await warning(body.id)
    expect(Date.parse(danger?.until ?? '') - Date.parse(danger?.answered_at ?? '')).toBe(
      shownHours * 3_600_000,
    )
    world.clock.advance(shownHours * 3_600_000)
    await world.context.responseCache.changed('dangers')
    await eventually(async () => (await forAll(world)).length === 0)
    world.clock.advance(-shownHours * 3_600_000)
  })
  test('refuses the second of two at the same time; a note in one language is shown to everybody, marked with its language', async () => {
    await report(world)
    const [danger] = await forStaff(world)
    await answerIt(world, 'seen')
    world.signIn(staffMember('admin'))
    const late = await newVisitor(world).call<{ code: string }>(`PATCH /api/dangers/${danger?.id}`, {
      state: 'not-so',
      note: { en: '', hi: '' },
      updated_at: danger?.updated_at,
    })
    expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile'])
    const { body } = await answerIt(world, 'seen', { en: '', hi: 'दाएँ चलें' })
    expect(await warning(body.id)).toMatchObject({
      note: { en: 'दाएँ चलें', hi: 'दाएँ चलें' },
      note_only: 'hi',
    })
  })
  test('warns on a part of the walk if only the name of a stop is known', async () => {
    await report(world, { position: '', place: 'Hariharnath temple, Sonpur' })
    const { body } = await answerIt(world, 'seen')
    const danger = await warning(body.id)
    expect(danger).toMatchObject({ place: { en: 'Hariharnath temple, Sonpur' }, is_near: false })
    expect(danger?.points).toHaveLength(2)
  })
})

describe('the case of a danger', () => {
  const only = async () => {
    const [row] = await casesOf(world)
    if (!row) throw new Error('there is no case')
    return row
  }
  const done = (id: string, ending?: string) =>
    desk(world).call<{ done_at: string | null; code?: string }>(`POST /api/cases/${id}/done`, {
      note: 'Looked',
      ...(ending && { ending }),
    })
  test('asks for the present state: “gone” ends both, anything else keeps both open', async () => {
    const { body } = await report(world)
    const { id, endings } = await only()
    expect(endings?.map(one => one.id)).toEqual(['gone', 'not-so', 'guarded', 'dangerous'])
    expect((await done(id)).body.code).toBe('ending-needed')
    for (const [ending, state] of [
      ['dangerous', 'seen'],
      ['guarded', 'mending'],
    ] as const) {
      expect((await done(id, ending)).body.done_at).toBeNull()
      expect(await forStaff(world)).toMatchObject([{ id: body.id, state }])
      expect((await warning(body.id))?.state).toBe(state)
    }
    expect((await done(id, 'gone')).body.done_at).not.toBeNull()
    expect(await forStaff(world, 'closed')).toMatchObject([{ id: body.id, state: 'mended' }])
    await eventually(async () => (await forAll(world)).length === 0)
  })
  test('is reopened with its danger, and from the dangers panel the danger with its case', async () => {
    const { body } = await report(world)
    const { id } = await only()
    await done(id, 'gone')
    await desk(world).call(`POST /api/cases/${id}/reopen`, {})
    expect((await warning(body.id))?.state).toBe('seen')
    await answerIt(world, 'mended')
    expect((await desk(world).call('GET /api/cases?list=done')).body).toMatchObject({ cases: [{ id }] })
    const [danger] = await forStaff(world, 'closed')
    const said = { state: 'seen', note: { en: '', hi: '' }, updated_at: danger?.updated_at }
    await desk(world).call(`PATCH /api/dangers/${body.id}`, said)
    expect((await only()).owner).toBeNull()
  })
})
