import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Access } from '#common/contract.ts'
import { may, roles } from '#common/permissions.ts'
import * as features from '#server/features.ts'
import { openWorld, staffMember, type World } from '#tests/world/world.ts'
import { accessOf } from './test-access-matrix.ts'
import { besides } from './test-other-routes.ts'

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

const actors = ['anyone', 'device', ...roles] as const
type Actor = (typeof actors)[number]
/** The refusal that an actor gets from a call; undefined where it has access. */
function refusal(access: Access, actor: Actor): string | undefined {
  if (access === 'anyone') return undefined
  if (access === 'device') return actor === 'device' ? undefined : '401 voter_required'
  if (actor === 'anyone' || actor === 'device') return '401 unauthenticated'
  return access === 'staff' || may([actor], access) ? undefined : '403 forbidden'
}

describe.each(actors)('%s', actor => {
  test.each(Object.entries(accessOf))('finds %s (%s) as the matrix says', async (name, access) => {
    world.signIn(actor === 'anyone' || actor === 'device' ? undefined : staffMember(actor))
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
