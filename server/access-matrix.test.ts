import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('every call is in the matrix, and the matrix lists no others', () => {
  expect(
    Object.fromEntries(world.context.app.calls.map(({ name, call }) => [name, call.access]).sort()),
    'Write into server/test-access-matrix.ts who may make each call.',
  ).toEqual(accessOf)
})

test('every route that is not a call is listed here', () => {
  const calls = new Set<string>(world.context.app.calls.map(({ name }) => name))
  const others = [...world.context.app.routes].filter(
    route => !route.startsWith('HEAD ') && !calls.has(route),
  )
  expect(others.sort()).toEqual(besides.sort())
})

const actors = ['anyone', 'device', ...roles] as const
type Actor = (typeof actors)[number]
/** The expected refusal of an actor by a call; undefined if it has access. */
function refusal(access: Access, actor: Actor): string | undefined {
  if (access === 'anyone') return undefined
  if (access === 'device') return actor === 'device' ? undefined : '401 voter_required'
  if (actor === 'anyone' || actor === 'device') return '401 unauthenticated'
  return access === 'staff' || may([actor], access) ? undefined : '403 forbidden'
}

/** The actual refusal of an actor by a call; undefined if it was let in. */
async function answerOf(name: string, actor: Actor, by: string): Promise<string | undefined> {
  const [, path] = name.split(' ')
  const url = path?.replace(/:\w+/g, () => crypto.randomUUID()) ?? ''
  const headers: Record<string, string> = actor === 'device' ? { cookie } : {}
  // A stream takes over its connection, so it needs a real one.
  const answer = path === '/api/live' ? await overHttp(url, by, headers) : await inside(url, by, headers)
  return [401, 403].includes(answer.status) ? `${answer.status} ${answer.code}` : undefined
}
type Answer = { status: number; code: string }
async function overHttp(url: string, method: string, headers: Record<string, string>): Promise<Answer> {
  const over = new AbortController()
  const answer = await fetch(world.url + url, { method, headers, signal: over.signal })
  const { code } = method === 'HEAD' || answer.ok ? { code: '' } : await answer.json()
  over.abort()
  return { status: answer.status, code }
}
async function inside(url: string, method: string, headers: Record<string, string>): Promise<Answer> {
  const answer = await world.context.app.inject({ method: method as 'GET', url, headers })
  const { code } = method === 'HEAD' || answer.statusCode < 400 ? { code: '' } : answer.json()
  return { status: answer.statusCode, code }
}

test.each(actors)('%s is let in or refused by each call as the matrix says', async actor => {
  world.signIn(actor === 'anyone' || actor === 'device' ? undefined : staffMember(actor))
  const wrong: unknown[] = []
  for (const [name, access] of Object.entries(accessOf)) {
    const expected = refusal(access, actor)
    const [method = ''] = name.split(' ')
    const found = await answerOf(name, actor, method)
    if (found !== expected) wrong.push([name, access, found, expected])
    // HEAD is GET without the body and must not bypass access.
    const ofHead = method === 'GET' ? await answerOf(name, actor, 'HEAD') : found
    if (ofHead?.slice(0, 3) !== expected?.slice(0, 3)) wrong.push(['HEAD', name, access, ofHead, expected])
  }
  expect(wrong).toEqual([])
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
