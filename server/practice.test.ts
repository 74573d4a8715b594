import { expect, test } from 'vitest'
import { chiefOf, deskWithAccount, openCases } from '#features/cases/test-cases.ts'
import { deskEntry } from '#features/lost-found/reunite/test-desk.ts'
import { markPractice, type Practice, readPractice } from '#kit/server/practice.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { form } from '#tests/world/forms.ts'
import { openWorld } from '#tests/world/world.ts'

const day = 86_400_000
// 19 July 2027, the first Monday of that fair, at 04:30 Indian time.
const monday = Date.parse('2027-07-19T04:30:00+05:30')
const practice: Practice = { kind: 'rehearsal', aheadMs: monday - Date.now() }
worldForAll({ pages: true, practice })

test('a rehearsal says so on every page, turns search engines away, and its answers carry the shifted time', async () => {
  for (const path of ['/events', '/facility/drinking-water', '/admin', '/no-such-page']) {
    const html = await (await fetch(world.url + path, { headers: { accept: 'text/html' } })).text()
    expect(html, path).toContain('यहाँ कुछ भी असली नहीं है')
    expect(html, path).toMatch(/<meta name="?robots"? content="?noindex/)
  }
  expect(await (await fetch(`${world.url}/sw.js`)).text()).toMatch(/^\{const Real=Date/)
  expect(await (await fetch(`${world.url}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n')
  for (const path of ['/', '/api/notices', '/assets/none.js']) {
    const { headers } = await fetch(world.url + path)
    expect(Math.abs(Date.parse(headers.get('date') ?? '') - monday), path).toBeLessThan(day)
  }
})

test('a rehearsal does not start at the guide’s address, nor with its bucket of pictures', async () => {
  const open = (env: Record<string, string>) => openWorld({ practice, env })
  await expect(open({ PUBLIC_URL: 'https://mela.example.in' })).rejects.toThrow(
    /^This data is a rehearsal, not the guide\. It is not opened at https:/,
  )
  await expect(open({ S3_BUCKET: 'photos' })).rejects.toThrow(
    /It keeps its pictures in DATA_DIR: unset S3_BUCKET/,
  )
  await (await open({ PUBLIC_URL: 'https://rehearsal.example.in' })).close()
})

test('a demo can be rehearsed too: the copy’s mark replaces the demo’s', async () => {
  await markPractice(world.owner, practice)
  expect(await readPractice(world.owner)).toEqual(practice)
})

test('cases, duty, receipts, exports and the report of a rehearsal run on its time, in order, without false alarms', async () => {
  const notice = { notice_version: 'v1', notice_language: 'hi' }
  const chief = await chiefOf(world)
  const [first, second] = [
    await deskWithAccount(world, 'missing-person-desk'),
    await deskWithAccount(world, 'missing-person-desk'),
  ]
  const post = { id: crypto.randomUUID(), name: { en: 'Control room', hi: 'नियंत्रण कक्ष' } }
  await chief.call('POST /api/duty/posts', post)
  expect((await first.call('PUT /api/duty', { post: post.id, hours: 8 })).status).toBe(204)
  const entry = deskEntry({ is_found: 'true', desk: 'Help desk 2', age_band: 'elder' })
  await first.call('POST /api/missing-persons/entries', form({ ...entry, ...notice }))
  const [open] = await openCases(first)
  await first.call(`POST /api/cases/${open?.id}/take`, {})
  const person = `/api/missing-persons/${entry.id}`
  await first.call(`POST ${person}/checks`, { kind: 'question', document: '', match: null })
  await second.call(`POST ${person}/checks`, { kind: 'document', document: 'aadhaar', match: null })
  const receipt = { receiver: 'Mohan Sah', relation: 'child', witness: '' }
  expect((await second.call(`POST ${person}/hand-over`, receipt)).status).toBe(204)

  const isTonight = (time: unknown) => {
    const after = Date.parse(String(time)) - monday
    expect(after, String(time)).toBeGreaterThanOrEqual(0)
    expect(after, String(time)).toBeLessThan(day / 2)
    return after
  }
  const { body: duty } = await first.call<{ mine: { until: string } }>('GET /api/duty')
  isTonight(duty.mine.until)
  const { body: list } = await first.call<{ now: string; cases: { raised_at: string; done_at: string }[] }>(
    'GET /api/cases?list=done',
  )
  const [done] = list.cases
  const inOrder = [open?.raised_at, done?.raised_at, done?.done_at, list.now].map(isTonight)
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
  const { body: detail } = await first.call<{
    person: { created_at: string }
    hand_over: { given_at: string }
  }>(`GET ${person}`)
  expect(isTonight(detail.hand_over.given_at)).toBeGreaterThanOrEqual(isTonight(detail.person.created_at))
  for (const name of ['cases', 'missing-persons']) {
    world.signIn(chief as never)
    const csv = await (
      await fetch(`${world.url}/api/exports/${name}`, { headers: { origin: world.url } })
    ).text()
    expect(
      csv.match(/20\d\d-\d\d-\d\d/g)?.filter(date => !/^2027-07-1[89]$/.test(date)),
      name,
    ).toEqual([])
  }
  const { body: report } = await chief.call<{ at: string; cases: { taken: number }[] }>(
    'GET /api/report?from=2027-07-19&to=2027-07-19',
  )
  isTonight(report.at)
  expect(report.cases.some(({ taken }) => taken > 0)).toBe(true)
  // No time in the database is the machine's own date.
  const { rows: columns } = await world.owner.query<{ at: string; of: string }>(`
    select format('select max(%I)::text as at from %I', column_name, table_name) as at, table_name || '.' || column_name as of
    from information_schema.columns where table_schema = 'public' and data_type like 'timestamp%'
      and table_name in ('cases', 'case_steps', 'duty_shifts', 'duty_posts', 'missing_person_reports', 'hand_overs',
        'hand_over_checks', 'audit_log', 'live_events')`)
  for (const { at, of } of columns) {
    const { rows } = await world.owner.query<{ at: string | null }>(at)
    if (rows[0]?.at) expect(rows[0].at, of).toMatch(/^2027-07-(19|18)/)
  }
  const { body: doctor } = await chief.call<{ findings: { check: string; level: string }[] }>(
    'GET /api/doctor',
  )
  expect(
    doctor.findings.filter(({ check, level }) => ['clock', 'backup'].includes(check) && level === 'mend'),
  ).toEqual([])
  const alarms = await world.context.alarms.active()
  expect(alarms.map(({ name }) => name).filter(name => /backup|clock/.test(name))).toEqual([])
})

test('no practice can start inside a practice', async () => {
  const chief = await chiefOf(world)
  expect((await chief.call('GET /api/practice')).body).toEqual({ is_here: true, night: null })
  const { status, body } = await chief.call('POST /api/practice', { speed: 3 })
  expect([status, body]).toEqual([409, expect.objectContaining({ code: 'not-here' })])
})
