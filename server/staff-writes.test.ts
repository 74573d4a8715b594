import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enterPhotos } from '#features/photo-contest/test-photos.ts'
import { texts as logWords } from '#features/staff/log/word-texts.ts'
import type { Staff } from '#server/kit/request.ts'
import { form, openDesk, photoOf, said } from '#tests/vehicles/parking-desk.ts'
import { newVisitor, type Visitor } from '#tests/world/visitor.ts'
import { openWorld, type World } from '#tests/world/world.ts'

/** The paths and bodies of a write: what is changed is made first. */
type Made = { path?: string; body?: unknown }
type Write = {
  /** What the audit log calls it. */
  log: string
  make: () => Promise<Made> | Made
}

let world: World
let staff: Staff
let visitor: Visitor
let photo: Buffer
beforeAll(async () => {
  world = await openWorld()
  const { rows } = await world.owner.query(`select id, username from staff_accounts where username = 'admin'`)
  staff = { ...rows[0], roles: ['admin', 'vehicle'] }
  visitor = newVisitor(world)
  photo = await photoOf(160)
  world.signIn(staff)
})
afterAll(() => world.close())

const two = (en: string) => ({ en, hi: 'नाम' })
const place = (name = randomUUID()) => ({
  id: randomUUID(),
  facility_type: 'toilet',
  name: two(name),
  location_name: two('Chhata Bazar'),
  position: null,
  contact_number: null,
  google_maps_link: null,
  verified: 'no',
  source: 'ward office',
  is_active: true,
})
const contact = () => ({
  id: randomUUID(),
  contact_type: 'office',
  category: 'mmc_admin',
  name: two(randomUUID()),
  designation: two('Clerk'),
  phone: '0621-2233033',
  email: null,
  ranking: null,
  source: 'ward office',
  is_active: true,
})
const event = () => ({
  id: randomUUID(),
  date: '2027-07-19',
  time: '05:00',
  type: 'religious',
  title: two(randomUUID()),
  description: two('Offering'),
  is_active: true,
})
const notice = () => ({ id: randomUUID(), level: 'info', text: two('Gate 2 is closed.'), hours: 1 })
/** Makes a row by one call, so that another call can change it: the body of the second. */
async function again<T extends { id: string }>(path: string, body: T) {
  const made = await visitor.call<{ updated_at: string }>(`POST ${path}`, body)
  const { id, ...fields } = body
  return { path: `${path}/${id}`, body: { ...fields, updated_at: made.body.updated_at } }
}
const sent = { notice_version: 'v1', notice_language: 'hi' }
async function thing() {
  const fields = {
    id: randomUUID(),
    type: 'Lost',
    kind: 'other',
    name: 'Mohan',
    phone: '9876500010',
    show_phone: 'true',
  }
  const { body } = await visitor.call('POST /api/lost-found', form({ ...fields, ...sent }, { photo }))
  return `/api/lost-found-items/${body.id}`
}
async function complaint() {
  const fields = { id: randomUUID(), category: 'water', words: 'Dry tap', ...sent }
  const { body } = await visitor.call('POST /api/complaints', form(fields, {}))
  return `/api/complaints/${body.number}`
}
async function missingPerson() {
  const fields = {
    id: randomUUID(),
    name: 'Sita',
    phone: '9876500010',
    is_found: 'false',
    person: 'Blue shirt',
    ...sent,
  }
  const { body } = await visitor.call('POST /api/missing-persons', form(fields, {}))
  return `/api/missing-persons/${body.id ?? fields.id}`
}
const entry = async (path: string) => `${path}/${(await enterPhotos(world.url, [1]))[0]}`
async function account() {
  const { body } = await visitor.call<{ account: { id: string } }>('POST /api/staff-accounts', {
    username: `u${randomUUID().slice(0, 8)}`,
    roles: ['vehicle'],
  })
  return `/api/staff-accounts/${body.account.id}`
}
async function crowdPlace() {
  const { rows } = await world.owner.query(
    `insert into crowd_status (location_en, location_hi, description_en, description_hi, source)
     values ($1, 'द्वार', '', '', 'press') returning id`,
    [randomUUID()],
  )
  return `/api/crowd-status/${rows[0].id}`
}

/** The first row of a list as it came with the product. */
function csv(list: string): FormData {
  const lines = readFileSync(new URL(`../content/${list}.csv`, import.meta.url), 'utf8').split('\n')
  const data = new FormData()
  data.set('trial', 'false')
  data.set('file', new Blob([lines.slice(0, 2).join('\n')]), 'list.csv')
  return data
}

/** Every call by which staff change something. A new one is added here by hand. */
const writes: Record<string, Write> = {
  'POST /api/facilities': { log: 'place added', make: () => ({ body: place() }) },
  'PUT /api/facilities/:id': {
    log: 'place changed',
    make: async () => {
      const { path, body } = await again('/api/facilities', place())
      return { path, body: { ...body, source: 'seen' } }
    },
  },
  'POST /api/facilities/file': { log: 'place imported', make: () => ({ body: csv('places') }) },
  'POST /api/contacts/file': { log: 'contact imported', make: () => ({ body: csv('contacts') }) },
  'POST /api/contacts': { log: 'contact added', make: () => ({ body: contact() }) },
  'PUT /api/contacts/:id': {
    log: 'contact changed',
    make: async () => {
      const { path, body } = await again('/api/contacts', contact())
      return { path, body: { ...body, source: 'seen' } }
    },
  },
  'POST /api/events': { log: 'event added', make: () => ({ body: event() }) },
  'PUT /api/events/:id': {
    log: 'event changed',
    make: async () => {
      const { path, body } = await again('/api/events', event())
      return { path, body: { ...body, time: '06:00' } }
    },
  },
  'POST /api/notices': { log: 'notice added', make: () => ({ body: notice() }) },
  'PUT /api/notices/:id': {
    log: 'notice changed',
    make: async () => {
      const { path, body } = await again('/api/notices', notice())
      return { path, body: { ...body, level: 'warning' } }
    },
  },
  'DELETE /api/notices/:id': {
    log: 'notice ended',
    make: async () => ({ path: (await again('/api/notices', notice())).path }),
  },
  'PUT /api/crowd-status/:id': {
    log: 'crowd reported',
    make: async () => ({
      path: await crowdPlace(),
      body: { status: 'high', description: { en: '', hi: '' } },
    }),
  },
  'PATCH /api/complaints/:number': {
    log: 'complaint changed',
    make: async () => ({ path: await complaint(), body: { status: 'done', answer: 'Mended' } }),
  },
  'PATCH /api/lost-found-items/:id': {
    log: 'lost-found changed',
    make: async () => ({ path: await thing(), body: { status: 'resolved' } }),
  },
  'POST /api/lost-found-items/:id/phone': {
    log: 'lost-found number-seen',
    make: async () => ({ path: `${await thing()}/phone` }),
  },
  'POST /api/lost-found-items/:id/person': {
    log: 'lost-found moved-to-control-room',
    make: async () => ({ path: `${await thing()}/person` }),
  },
  'PATCH /api/missing-persons/:id': {
    log: 'missing-person changed',
    make: async () => ({ path: await missingPerson(), body: { status: 'closed', note: 'Together again' } }),
  },
  'PUT /api/photo-contest/settings': {
    log: 'photo-contest changed',
    make: () => ({ body: { only_approved: true, is_closed: false } }),
  },
  'PUT /api/photo-entries/:id/approval': {
    log: 'photo approved',
    make: async () => ({
      path: `${await entry('/api/photo-entries')}/approval`,
      body: { is_approved: true },
    }),
  },
  'PUT /api/photo-entries/:id/visibility': {
    log: 'photo hidden',
    make: async () => ({
      path: `${await entry('/api/photo-entries')}/visibility`,
      body: { is_hidden: true, reason: 'Advertising' },
    }),
  },
  'POST /api/vote-audits/:id/decisions': {
    log: 'votes voided',
    make: async () => ({
      path: `${await entry('/api/vote-audits')}/decisions`,
      body: { decision: 'void', reason: 'Bought' },
    }),
  },
  'PUT /api/mela-quiz/settings': {
    log: 'quiz-settings changed',
    make: () => ({ body: { show_answers: true } }),
  },
  'PUT /api/live-darshan': {
    log: 'live-darshan changed',
    make: () => ({ body: { stream: { kind: 'hls', url: 'https://stream.example/a.m3u8' } } }),
  },
  'PUT /api/virtual-pooja': {
    log: 'virtual-pooja changed',
    make: () => ({ body: { pace: 'even', recordings: {} } }),
  },
  'PUT /api/mela-route/full-map': {
    log: 'mela-route changed',
    make: () => ({ body: { url: 'https://maps.example/walk' } }),
  },
  'POST /api/staff-accounts': {
    log: 'account added',
    make: () => ({ body: { username: 'gate-3', roles: ['vehicle'] } }),
  },
  'PATCH /api/staff-accounts/:id': {
    log: 'account changed',
    make: async () => ({ path: await account(), body: { isDisabled: true } }),
  },
  'POST /api/staff-accounts/:id/password': {
    log: 'account password-reset',
    make: async () => ({ path: `${await account()}/password` }),
  },
  'POST /api/vehicles': { log: 'vehicle registered', make: () => ({ body: form(said(), { photo }) }) },
  'POST /api/vehicles/:id/departure': {
    log: 'vehicle changed',
    make: async () => {
      const { body } = await openDesk(world, photo).register(said())
      return { path: `/api/vehicles/${body.id}/departure`, body: form({ phone: '9876500010' }, { photo }) }
    },
  },
}
/** Calls of staff that change nothing of the guide, or have a log elsewhere. */
const unlogged = [
  'PUT /api/session/password', // the own password: features/staff/accounts.test.ts
  'POST /api/session/second-factor', // an offer: counts once it is proved
  'PUT /api/session/second-factor', // as the password
  'DELETE /api/session/second-factor',
  'PUT /api/vehicles/blocks/:block', // reserves numbers; each is logged when it is used
]

test('every call by which staff change something is looked at here', () => {
  const calls = world.house.app.calls.filter(
    ({ method, call }) => method !== 'GET' && ['admin', 'vehicle', 'staff'].includes(call.access),
  )
  expect(calls.map(({ name }) => name).sort()).toEqual([...Object.keys(writes), ...unlogged].sort())
})

describe('the audit log', () => {
  test.each(Object.entries(writes))('knows of %s who did what', async (name, { log, make }) => {
    const { path = name.split(' ')[1], body } = await make()
    const last = await newest()
    const answer = await visitor.call(`${name.split(' ')[0]} ${path}`, body)
    expect([answer.status, answer.body]).toEqual([expect.toBeOneOf([200, 201, 204]), answer.body])
    const { rows } = await world.owner.query(
      `select username, subject || ' ' || action as log, before, after from audit_log where id > $1`,
      [last],
    )
    expect(rows.map(row => [row.username, row.log])).toEqual([['admin', log]])
    const words = log.split(' ')
    expect(words.filter(word => !Object.hasOwn(logWords, word))).toEqual([])
    if (log.endsWith('changed')) {
      expect(Object.keys(rows[0].after)).not.toEqual([])
      expect(rows[0].before).not.toBeNull()
    }
  })
})

const newest = async () =>
  (await world.owner.query('select coalesce(max(id), 0) as id from audit_log')).rows[0].id
