import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Access } from '#common/contract.ts'
import { features } from '#server/routes.ts'
import { openWorld, staffMember, type World } from '#tests/world/world.ts'

/** Every call and who may make it. A new call is added here by hand: somebody has to think about the door. */
const doors: Record<string, Access> = {
  'DELETE /api/notices/:id': 'admin',
  'DELETE /api/session': 'anyone', // signs out whoever asks
  'DELETE /api/session/second-factor': 'staff',
  'GET /api/audit-log': 'admin',
  'GET /api/complaints': 'admin',
  'GET /api/complaints/:number': 'anyone', // how it stands, nothing of who wrote what
  'GET /api/complaints/:number/photo': 'admin',
  'GET /api/contacts': 'anyone',
  'GET /api/contacts/all': 'admin',
  'GET /api/contacts/file': 'admin',
  'GET /api/crowd-status': 'anyone',
  'GET /api/crowd-status/day': 'anyone',
  'GET /api/dashboard/counts': 'admin',
  'GET /api/dashboard/overview': 'admin',
  'GET /api/devices/work': 'anyone',
  'GET /api/events': 'anyone',
  'GET /api/events/all': 'admin',
  'GET /api/exports/:list': 'admin', // names and numbers: each download is in the audit log
  'GET /api/facilities': 'anyone',
  'GET /api/facilities/all': 'admin',
  'GET /api/facilities/file': 'admin',
  'GET /api/feedback': 'admin',
  'GET /api/live': 'anyone',
  'GET /api/live-darshan': 'anyone',
  'GET /api/live-darshan/stage': 'anyone',
  'GET /api/lost-found': 'anyone',
  'GET /api/lost-found-items': 'admin',
  'GET /api/lost-found/mine': 'device',
  'GET /api/lost-found/older': 'anyone',
  'GET /api/mela-quiz/attempts/:id': 'device',
  'GET /api/mela-quiz/leaderboard': 'anyone',
  'GET /api/mela-quiz/players': 'admin',
  'GET /api/mela-quiz/settings': 'admin',
  'GET /api/mela-route': 'anyone',
  'GET /api/notices': 'anyone',
  'GET /api/notices/past': 'admin',
  'GET /api/missing-persons': 'admin', // the control room alone
  'GET /api/missing-persons/:id/photo': 'admin',
  'GET /api/photo-contest/settings': 'admin',
  'GET /api/photo-entries': 'admin',
  'GET /api/photo-votes': 'device',
  'GET /api/photos': 'anyone',
  'GET /api/photos/:id': 'anyone',
  'GET /api/photos/day': 'anyone',
  'GET /api/photos/mine': 'device',
  'GET /api/session': 'anyone', // null for nobody
  'GET /api/staff-accounts': 'admin',
  'GET /api/vehicles/:id/departure/photo/:which': 'vehicle',
  'GET /api/vehicles/:id/photo': 'vehicle',
  'GET /api/vehicles/counts': 'staff', // numbers alone
  'GET /api/vehicles/long-parked': 'vehicle',
  'GET /api/vehicles/search/:key': 'vehicle',
  'GET /api/virtual-pooja': 'anyone',
  'GET /api/vote-audits': 'admin',
  'GET /api/vote-audits/:id': 'admin',
  'GET /api/weather': 'anyone',
  'PATCH /api/complaints/:number': 'admin',
  'PATCH /api/lost-found-items/:id': 'admin',
  'PATCH /api/lost-found/mine/:id': 'device',
  'PATCH /api/missing-persons/:id': 'admin',
  'PATCH /api/staff-accounts/:id': 'admin',
  'POST /api/complaints': 'device',
  'POST /api/contacts': 'admin',
  'POST /api/contacts/file': 'admin',
  'POST /api/devices': 'anyone',
  'POST /api/events': 'admin',
  'POST /api/facilities': 'admin',
  'POST /api/facilities/file': 'admin',
  'POST /api/feedback': 'device',
  'POST /api/lost-found': 'device',
  'POST /api/lost-found-items/:id/person': 'admin',
  'POST /api/lost-found-items/:id/phone': 'admin', // each look is on record
  'POST /api/lost-found/:id/phone': 'device', // five a day: features/lost-found
  'POST /api/mela-quiz/attempts': 'device',
  'POST /api/mela-quiz/attempts/:id/submission': 'device',
  'POST /api/notices': 'admin',
  'POST /api/missing-persons': 'device',
  'POST /api/photos': 'device',
  'POST /api/photos/:id/reports': 'device',
  'POST /api/photos/:id/votes': 'device',
  'POST /api/session': 'anyone', // counted before the hash: features/staff
  'POST /api/session/second-factor': 'staff',
  'POST /api/staff-accounts': 'admin',
  'POST /api/staff-accounts/:id/password': 'admin',
  'POST /api/vehicles': 'vehicle',
  'POST /api/vehicles/:id/departure': 'vehicle',
  'POST /api/vote-audits/:id/decisions': 'admin',
  'POST /api/visits': 'anyone', // a number
  'PUT /api/contacts/:id': 'admin',
  'PUT /api/crowd-status/:id': 'admin', // a false LOW is a danger: docs/decisions/who-may-what.md
  'PUT /api/events/:id': 'admin',
  'PUT /api/facilities/:id': 'admin',
  'PUT /api/live-darshan': 'admin',
  'PUT /api/mela-quiz/attempts/:id/answers': 'device',
  'PUT /api/mela-quiz/settings': 'admin',
  'PUT /api/mela-route/full-map': 'admin',
  'PUT /api/notices/:id': 'admin',
  'PUT /api/photo-contest/settings': 'admin',
  'PUT /api/photo-entries/:id/approval': 'admin',
  'PUT /api/photo-entries/:id/visibility': 'admin',
  'PUT /api/session/password': 'staff',
  'PUT /api/session/second-factor': 'staff',
  'PUT /api/vehicles/blocks/:block': 'vehicle',
  'PUT /api/virtual-pooja': 'admin',
}
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
    features: [
      ...features,
      ({ app, devices }) => void app.get('/test-mint', async (_, reply) => devices.mint(reply)),
    ],
  })
  cookie = String((await fetch(`${world.url}/test-mint`)).headers.get('set-cookie')).split(';')[0] ?? ''
})
afterAll(() => world.close())

test('every call is in the matrix, and the matrix names no others', () => {
  expect(
    Object.fromEntries(world.context.app.calls.map(({ name, call }) => [name, call.access]).sort()),
  ).toEqual(doors)
})

test('nothing answers beside the calls but what is named here', () => {
  const calls = new Set<string>(world.context.app.calls.map(({ name }) => name))
  const others = [...world.context.app.routes].filter(
    route => !route.startsWith('HEAD ') && !calls.has(route),
  )
  expect(others.sort()).toEqual(besides.sort())
})

const actors = ['anyone', 'device', 'admin', 'vehicle'] as const
type Actor = (typeof actors)[number]
/** The refusal that an actor meets at a door; undefined where it opens. */
function refusal(access: Access, actor: Actor): string | undefined {
  if (access === 'anyone') return undefined
  if (access === 'device') return actor === 'device' ? undefined : '401 voter_required'
  if (actor === 'anyone' || actor === 'device') return '401 unauthenticated'
  return access === 'staff' || access === actor ? undefined : '403 forbidden'
}

describe.each(actors)('%s', actor => {
  test.each(Object.entries(doors))('finds %s (%s) as the matrix says', async (name, access) => {
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

test('the tables of the original service have no door here', async () => {
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
