import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Access } from '#common/contract.ts'
import * as features from '#server/features.ts'
import { openWorld, staffMember, type World } from '#tests/world/world.ts'

/**
 * Every call by feature, and who may make it. A new call is added here by hand, so that somebody thinks about who may
 * make it.
 */
const matrix: Record<string, Partial<Record<Access, readonly string[]>>> = {
  // GET /api/complaints/status/:secret, POST look-ups: how it stands, nothing of who wrote what
  complaints: {
    anyone: ['GET /api/complaints/status/:secret'],
    device: ['POST /api/complaints', 'POST /api/complaints/look-ups'],
    admin: ['GET /api/complaints', 'GET /api/complaints/:number/photo', 'PATCH /api/complaints/:number'],
  },
  contacts: {
    anyone: ['GET /api/contacts'],
    admin: [
      'GET /api/contacts/all',
      'GET /api/contacts/file',
      'POST /api/contacts',
      'POST /api/contacts/file',
      'PUT /api/contacts/:id',
    ],
  },
  // PUT /api/crowd-status/:id: a false LOW is a danger: docs/decisions/009-roles.md
  'crowd-status': {
    anyone: ['GET /api/crowd-status', 'GET /api/crowd-status/day'],
    admin: ['PUT /api/crowd-status/:id'],
  },
  // GET /api/exports/:list: names and numbers: each download is in the audit log
  // POST /api/visits: a number
  dashboard: {
    anyone: ['POST /api/visits'],
    admin: ['GET /api/dashboard/counts', 'GET /api/dashboard/overview', 'GET /api/exports/:list'],
  },
  devices: { anyone: ['GET /api/devices/work', 'POST /api/devices'] },
  events: {
    anyone: ['GET /api/events'],
    admin: ['GET /api/events/all', 'POST /api/events', 'PUT /api/events/:id'],
  },
  facilities: {
    anyone: ['GET /api/facilities'],
    admin: [
      'GET /api/facilities/all',
      'GET /api/facilities/file',
      'POST /api/facilities',
      'POST /api/facilities/file',
      'PUT /api/facilities/:id',
    ],
  },
  feedback: { device: ['POST /api/feedback'], admin: ['GET /api/feedback'] },
  'kit/server/live': { anyone: ['GET /api/live'] },
  'live-darshan': {
    anyone: ['GET /api/live-darshan', 'GET /api/live-darshan/stage'],
    admin: ['PUT /api/live-darshan'],
  },
  // GET /api/missing-persons: the control room alone
  // POST /api/lost-found-items/:id/phone: each look is on record
  // POST /api/lost-found/:id/phone: five a day: features/lost-found
  'lost-found': {
    anyone: ['GET /api/lost-found', 'GET /api/lost-found/older'],
    device: [
      'GET /api/lost-found/mine',
      'PATCH /api/lost-found/mine/:id',
      'POST /api/lost-found',
      'POST /api/lost-found/:id/phone',
      'POST /api/missing-persons',
    ],
    admin: [
      'GET /api/lost-found-items',
      'GET /api/missing-persons',
      'GET /api/missing-persons/:id/photo',
      'PATCH /api/lost-found-items/:id',
      'PATCH /api/missing-persons/:id',
      'POST /api/lost-found-items/:id/person',
      'POST /api/lost-found-items/:id/phone',
    ],
  },
  'mela-quiz': {
    anyone: ['GET /api/mela-quiz/leaderboard'],
    device: [
      'GET /api/mela-quiz/attempts/:id',
      'POST /api/mela-quiz/attempts',
      'POST /api/mela-quiz/attempts/:id/submission',
      'PUT /api/mela-quiz/attempts/:id/answers',
    ],
    admin: [
      'GET /api/mela-quiz/players',
      'GET /api/mela-quiz/questions',
      'GET /api/mela-quiz/settings',
      'POST /api/mela-quiz/players/:id/decisions',
      'POST /api/mela-quiz/questions',
      'PUT /api/mela-quiz/questions/:id',
      'PUT /api/mela-quiz/settings',
    ],
  },
  'mela-route': { anyone: ['GET /api/mela-route'], admin: ['PUT /api/mela-route/full-map'] },
  notices: {
    anyone: ['GET /api/notices'],
    admin: ['DELETE /api/notices/:id', 'GET /api/notices/past', 'POST /api/notices', 'PUT /api/notices/:id'],
  },
  'photo-contest': {
    anyone: ['GET /api/photos', 'GET /api/photos/:id', 'GET /api/photos/day'],
    device: [
      'GET /api/photo-votes',
      'GET /api/photos/mine',
      'POST /api/photos',
      'POST /api/photos/:id/reports',
      'POST /api/photos/:id/votes',
    ],
    admin: [
      'GET /api/photo-contest/settings',
      'GET /api/photo-entries',
      'GET /api/vote-audits',
      'GET /api/vote-audits/:id',
      'GET /api/vote-cohorts',
      'POST /api/vote-audits/:id/decisions',
      'POST /api/vote-cohorts/decisions',
      'PUT /api/photo-contest/settings',
      'PUT /api/photo-entries/:id/approval',
      'PUT /api/photo-entries/:id/visibility',
    ],
  },
  // DELETE /api/session: signs out whoever asks
  // GET /api/session: null for nobody
  // POST /api/session: counted before the hash: features/staff
  staff: {
    anyone: ['DELETE /api/session', 'GET /api/session', 'POST /api/session'],
    staff: [
      'DELETE /api/session/second-factor',
      'POST /api/session/second-factor',
      'PUT /api/session/password',
      'PUT /api/session/second-factor',
    ],
    admin: [
      'GET /api/audit-log',
      'GET /api/staff-accounts',
      'PATCH /api/staff-accounts/:id',
      'POST /api/staff-accounts',
      'POST /api/staff-accounts/:id/handset-link',
      'POST /api/staff-accounts/:id/password',
    ],
  },
  // GET /api/vehicles/counts: numbers alone
  vehicles: {
    staff: ['GET /api/vehicles/counts'],
    vehicle: [
      'GET /api/vehicles/:id/departure/photo/:which',
      'GET /api/vehicles/:id/photo',
      'GET /api/vehicles/long-parked',
      'GET /api/vehicles/search/:key',
      'POST /api/vehicles',
      'POST /api/vehicles/:id/departure',
      'PUT /api/vehicles/blocks/:block',
    ],
  },
  'virtual-pooja': { anyone: ['GET /api/virtual-pooja'], admin: ['PUT /api/virtual-pooja'] },
  weather: { anyone: ['GET /api/weather'] },
}
const accessOf = Object.fromEntries(
  Object.values(matrix).flatMap(row =>
    Object.entries(row).flatMap(([access, calls]) => calls.map(call => [call, access as Access] as const)),
  ),
)
/** What answers besides: pages, files, operating. All of it is for anyone, except what stands beside it. */
const besides = [
  'GET /*',
  'GET /api/openapi.json',
  'GET /healthz',
  'GET /metrics', // this machine, or the token: server/app.test.ts
  'GET /photos/:hash/:file', // unless a feature hides it: kit/server/photos/photos.test.ts
  'GET /readyz',
  'GET /test-mint',
]

let world: World
let cookie: string
beforeAll(async () => {
  world = await openWorld({
    pages: true,
    features: [
      ...Object.values(features),
      {
        name: 'mint',
        api: ({ app, devices }) => void app.get('/test-mint', async (_, reply) => devices.mint(reply)),
      },
    ],
  })
  cookie = String((await fetch(`${world.url}/test-mint`)).headers.get('set-cookie')).split(';')[0] ?? ''
})
afterAll(() => world.close())

test('every call is in the matrix, and the matrix names no others', () => {
  expect(
    Object.fromEntries(world.context.app.calls.map(({ name, call }) => [name, call.access]).sort()),
  ).toEqual(accessOf)
})

test('every route beside the calls is named here', () => {
  const calls = new Set<string>(world.context.app.calls.map(({ name }) => name))
  const others = [...world.context.app.routes].filter(
    route => !route.startsWith('HEAD ') && !calls.has(route),
  )
  expect(others.sort()).toEqual(besides.sort())
})

const actors = ['anyone', 'device', 'admin', 'vehicle'] as const
type Actor = (typeof actors)[number]
/** The refusal that an actor gets from a call; undefined where it has access. */
function refusal(access: Access, actor: Actor): string | undefined {
  if (access === 'anyone') return undefined
  if (access === 'device') return actor === 'device' ? undefined : '401 voter_required'
  if (actor === 'anyone' || actor === 'device') return '401 unauthenticated'
  return access === 'staff' || access === actor ? undefined : '403 forbidden'
}

describe.each(actors)('%s', actor => {
  test.each(Object.entries(accessOf))('finds %s (%s) as the matrix says', async (name, access) => {
    world.signIn(actor === 'admin' || actor === 'vehicle' ? staffMember(actor) : undefined)
    const [method, path] = name.split(' ')
    const url = world.url + path?.replace(/:\w+/g, () => crypto.randomUUID())
    // HEAD is GET without the body: it must not be a way around.
    for (const each of method === 'GET' ? ['GET', 'HEAD'] : [method]) {
      const over = new AbortController()
      const headers = actor === 'device' ? { cookie } : undefined
      const answer = await fetch(url, { method: each, signal: over.signal, ...(headers && { headers }) })
      const { code } = each === 'HEAD' || answer.ok ? {} : await answer.json()
      const expected = refusal(access, actor)
      const refused = [401, 403].includes(answer.status) ? `${answer.status} ${code}` : undefined
      if (each === 'HEAD') expect(refused?.slice(0, 3)).toBe(expected?.slice(0, 3))
      else expect(refused).toBe(expected)
      over.abort()
    }
  })
})

test('no route reaches the tables of the original service', async () => {
  for (const path of [
    '/rest/v1/photo_contest_submissions',
    '/storage/v1/object/list/vehicle-photos',
    '/auth/v1/token',
    '/graphql',
  ])
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(world.url + path, { method, headers: { accept: '*/*' } })
      expect([path, method, answer.status]).toEqual([path, method, 404])
    }
})
