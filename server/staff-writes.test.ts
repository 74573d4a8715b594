import { describe, expect, test } from 'vitest'
import { texts as logWords } from '#features/staff/log/word-texts.ts'
import { form, openDesk, said } from '#tests/vehicles/parking-desk.ts'
import { world } from '#tests/world/fixture.ts'
import {
  account,
  adminForAll,
  again,
  complaint,
  contact,
  crowdPlace,
  csv,
  entry,
  event,
  missingPerson,
  notice,
  photo,
  place,
  thing,
  visitor,
} from './test-staff-rows.ts'

/** The paths and bodies of a write: what is changed is made first. */
type Made = { path?: string; body?: unknown }
type Write = {
  /** What the audit log calls it. */
  log: string
  make: () => Promise<Made> | Made
}

adminForAll()

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
  const calls = world.context.app.calls.filter(
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
