import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { fullMapUrl } from '#content/route-map.ts'
import type { Duty } from '#features/cases/duty/duty-contract.ts'
import { deskEntry } from '#features/lost-found/reunite/test-desk.ts'
import { usualOverdueHours } from '#features/vehicles/contract.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { form } from '#tests/world/forms.ts'
import { newVisitor, type Visitor } from '#tests/world/visitor.ts'

let admin: Visitor
worldForAll()
beforeAll(async () => {
  const { rows } = await world.owner.query(`select id, username from staff_accounts where username = 'admin'`)
  world.signIn({ ...rows[0], roles: ['admin', 'vehicle'] })
  admin = newVisitor(world)
})

/** What two members of staff read, and what each of them makes of it. `asRead`: a change as the next reader reads it. */
type Edited = {
  path: string
  read: unknown
  first: object
  second: object
  asRead?: (change: object) => unknown
}
const reporter = async () => {
  const username = `u${randomUUID().slice(0, 8)}`
  await admin.call('POST /api/staff-accounts', { username, roles: ['crowd-reporter'] })
  return username
}
/** The path of a thing that nobody has decided about. */
const lostItem = async () => {
  const { rows } = await world.owner.query(
    `insert into lost_found_items (id, type, kind, name, phone, show_phone, submitted_at, image_hash, width, height, device,
       fingerprint, notice_version, notice_language, created_at)
     values ($1, 'Found', 'bag', 'Mohan', '9876500010', true, 'Helpdesk 2', 'x', 1, 1, 'x', 'x', 'v1', 'hi', now()) returning id`,
    [randomUUID()],
  )
  return `/api/lost-found-items/${rows[0].id}`
}
const edited: Record<string, () => Edited | Promise<Edited>> = {
  'PUT /api/live-darshan': () => ({
    path: '/api/live-darshan',
    read: { stream: null },
    first: { stream: { kind: 'hls', url: 'https://stream.example/a.m3u8' } },
    second: { stream: { kind: 'frame', url: 'https://stream.example/b' } },
  }),
  'PUT /api/virtual-pooja': () => ({
    path: '/api/virtual-pooja',
    read: { pace: 'as-sung', recordings: {} },
    first: { pace: 'as-sung', recordings: { bell: '/sound/bell.mp3' } },
    second: { pace: 'even', recordings: {} },
  }),
  'PUT /api/mela-route/full-map': () => ({
    path: '/api/mela-route/full-map',
    read: { url: fullMapUrl },
    first: { url: 'https://maps.example/a' },
    second: { url: null },
  }),
  'PUT /api/vehicles/settings': () => ({
    path: '/api/vehicles/settings',
    read: { overdue_hours: usualOverdueHours },
    first: { overdue_hours: 6 },
    second: { overdue_hours: 48 },
  }),
  'PUT /api/cases/settings': async () => {
    const { orders } = (await admin.call<Duty>('GET /api/duty')).body
    const { minutes = 0 } = orders.find(({ kind }) => kind === 'complaint') ?? {}
    const read = { kind: 'complaint', minutes, posts: [], everybody: true }
    const set = (minutes: number) => ({ minutes: { complaint: minutes }, order: { complaint: [] } })
    const asRead = (change: object) => ({
      ...read,
      minutes: (change as ReturnType<typeof set>).minutes.complaint,
    })
    return { path: '/api/cases/settings', read, first: set(7), second: set(9), asRead }
  },
  'PUT /api/crowd-status/:id/reporters': async () => {
    const { rows } = await world.owner.query(
      `insert into crowd_status (location_en, location_hi, description_en, description_hi, source)
       values ($1, 'द्वार', '', '', 'press') returning id`,
      [randomUUID()],
    )
    return {
      path: `/api/crowd-status/${rows[0].id}/reporters`,
      read: [],
      first: { reporters: [await reporter()] },
      second: { reporters: [await reporter()] },
      asRead: change => (change as { reporters: string[] }).reporters,
    }
  },
  'PATCH /api/lost-found-items/:id that approves it': async () => ({
    path: await lostItem(),
    read: { status: 'open', hidden_reason: null, is_approved: false },
    first: { is_approved: true },
    second: { is_approved: true },
    asRead: change => ({ status: 'open', hidden_reason: null, ...change }),
  }),
  'PATCH /api/lost-found-items/:id that confirms its desk': async () => ({
    path: await lostItem(),
    read: { status: 'open', hidden_reason: null, helpdesk_verified: false },
    first: { helpdesk_verified: true },
    second: { helpdesk_verified: true },
    asRead: change => ({ status: 'open', hidden_reason: null, ...change }),
  }),
  'POST /api/mela-quiz/players/:id/decisions': async () => {
    const id = randomUUID()
    await world.owner.query(
      `insert into quiz_attempts (id, name, phone, phone_normalized, fair, device, option_order, answers,
         total_questions, notice_version, notice_language)
       values ($1::uuid, 'Asha', 'x', $1::text, 2027, $1::text, '[]', '[]', 10, 'v1', 'hi')`,
      [id],
    )
    const read = { is_hidden: false, is_voided: false, is_released: false, is_device_released: false }
    const after = { hide: { is_hidden: true }, void: { is_voided: true } }
    return {
      path: `/api/mela-quiz/players/${id}/decisions`,
      read,
      first: { decision: 'hide', reason: 'Bad word' },
      second: { decision: 'void', reason: 'Bought' },
      asRead: change => ({ ...read, ...after[(change as { decision: keyof typeof after }).decision] }),
    }
  },
  'PATCH /api/missing-persons/:id': async () => {
    const id = randomUUID()
    const entry = { ...deskEntry({ id }), notice_version: 'v1', notice_language: 'hi' }
    await admin.call('POST /api/missing-persons/entries', form(entry, {}))
    return {
      path: `/api/missing-persons/${id}`,
      read: { closed_at: null, note: '' },
      first: { status: 'open', note: 'Gate 2 was asked' },
      second: { status: 'open', note: 'Gate 3 was asked' },
      asRead: change => ({ closed_at: null, note: (change as { note: string }).note }),
    }
  },
  'PATCH /api/staff-accounts/:id': async () => {
    const { body } = await admin.call<{ account: { id: string } }>('POST /api/staff-accounts', {
      ...{ username: `u${randomUUID().slice(0, 8)}`, roles: ['surveyor'] },
    })
    return {
      path: `/api/staff-accounts/${body.account.id}`,
      read: ['surveyor'],
      first: { roles: ['viewer'] },
      second: { roles: ['surveyor', 'help-desk'] },
      asRead: change => (change as { roles: string[] }).roles,
    }
  },
}

describe('of two who change what both have read, one is refused', () => {
  test.each(Object.entries(edited))('%s', async (name, prepare) => {
    const { path, read, first, second, asRead = change => change } = await prepare()
    const [method] = name.split(' ')
    const send = (change: object, instead_of?: unknown) =>
      admin.call(`${method} ${path}`, { ...change, ...(instead_of !== undefined && { instead_of }) })
    // At the same moment, where nothing was stored before.
    const both = await Promise.all([send(first, read), send(second, read)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'changed-meanwhile' })
    const [stored, refused] = both[0].status === 200 ? [first, second] : [second, first]
    // Whoever was refused reads it again, and knows then what the own change replaces.
    expect((await send(refused, read)).status).toBe(409)
    expect((await send(refused, asRead(stored))).status).toBe(200)
    // A console that was opened before it was asked what it replaces.
    expect((await send(first)).status).toBe(200)
  })
})

test('two who change what cases of two kinds are told lose neither change', async () => {
  const { orders } = (await admin.call<Duty>('GET /api/duty')).body
  const set = (kind: string, minutes: number) => {
    const read = orders.find(order => order.kind === kind)
    const instead_of = { kind, minutes: read?.minutes, posts: read?.posts, everybody: read?.everybody }
    const body = { minutes: { [kind]: minutes }, order: { [kind]: [] }, instead_of }
    return admin.call('PUT /api/cases/settings', body)
  }
  const answers = await Promise.all([set('danger', 11), set('missing-child', 12)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const now = (await admin.call<Duty>('GET /api/duty')).body.orders
  const minutesOf = (kind: string) => now.find(order => order.kind === kind)?.minutes
  expect([minutesOf('danger'), minutesOf('missing-child')]).toEqual([11, 12])
})

test.each([
  ['/api/mela-quiz/settings', { show_answers: true }, { prize: true }],
  ['/api/photo-contest/settings', { only_approved: true }, { is_closed: true }],
])('two who change two rules of %s at the same time lose neither', async (path, one, other) => {
  const answers = await Promise.all([admin.call(`PUT ${path}`, one), admin.call(`PUT ${path}`, other)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await admin.call(`GET ${path}`)).body).toMatchObject({ ...one, ...other })
})

/** Calls by which staff change something without saying what they have read, and why nobody else's change is lost by that. */
const lastCounts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'PUT /api/duty',
      'PUT /api/session/password',
      'PUT /api/session/second-factor',
      'PUT /api/vehicles/blocks/{block}',
    ].map(name => [name, 'changes what is one’s own']),
  ),
  ...Object.fromEntries(
    [
      'PUT /api/languages/{language}',
      'PUT /api/street-plan/tiles',
      'PUT /api/mela-quiz/settings',
      'PUT /api/photo-contest/settings',
      'PUT /api/photo-entries/{id}/approval',
      'PUT /api/photo-entries/{id}/visibility',
      'PUT /api/missing-persons/{id}/screens',
      'PUT /api/missing-persons/{id}/police-word',
      'PUT /api/missing-persons/{id}/public-call',
      'PUT /api/parking/{id}/gate',
      'PATCH /api/practice',
    ].map(name => [name, 'says yes or no to one thing; what it does not name stays']),
  ),
  ...Object.fromEntries(
    [
      'PUT /api/crowd-status/{id}',
      'PUT /api/queue/{id}',
      'PUT /api/queue/{id}/withdrawal',
      'PUT /api/parking/{id}/counts/{count}',
    ].map(name => [name, 'tells what somebody saw; the newest counts, and the ones before stay on record']),
  ),
  ...Object.fromEntries(
    ['PUT /api/parking-slips/{id}', 'PUT /api/parking-slips/{id}/end'].map(name => [
      name,
      'makes something new under its own id, or ends it',
    ]),
  ),
  'PUT /api/holds/{id}': 'is answered with what it replaced, and everybody is told',
}

type Call = { 'x-access'?: string; requestBody?: unknown }
test('every change by staff says what it replaces, or loses nobody’s change', async () => {
  const { paths } = (await (await fetch(`${world.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Call>>
  }
  const silent = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) => {
      const isByStaff = !['anyone', 'device', undefined].includes(call['x-access'])
      const saysIt = /"(updated_at|changed_at|instead_of)":/.test(JSON.stringify(call.requestBody ?? ''))
      return ['put', 'patch'].includes(method) && isByStaff && !saysIt
        ? [`${method.toUpperCase()} ${path}`]
        : []
    }),
  )
  expect(silent.toSorted()).toEqual(Object.keys(lastCounts).toSorted())
})
