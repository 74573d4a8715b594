import fc from 'fast-check'
import { expect } from 'vitest'
import type { World } from '#tests/world/world.ts'

const nasty = fc.constantFrom(
  "' or 1=1--",
  '$1',
  'a\u0000b',
  '\ud800',
  '\u202egpj',
  '%00',
  '../../etc/passwd',
  '<img onerror=alert(1)>',
  '',
  ' ',
  '1e400',
  '-0',
  '9223372036854775808',
  '__proto__',
  'null',
  'क्‍ष',
  '𒐫',
  'x'.repeat(5000),
)
const text = fc.oneof(nasty, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
const json = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(text, fc.oneof(text, fc.jsonValue()), { maxKeys: 5 }),
  fc.constantFrom<unknown>({ $gt: '' }, [[[[[[1]]]]]], { constructor: { prototype: { x: 1 } } }, 2 ** 63, -0),
)
const fields = (schema: unknown): string[] => {
  const shape = schema as { properties?: Record<string, unknown> } | undefined
  return Object.keys(shape?.properties ?? {})
}

/** Sends requests with the right names but arbitrary values. */
export async function fuzz(world: World, how: { numRuns: number; seed?: number }): Promise<void> {
  // An account from the database, because accepted writes store its name.
  const { rows } = await world.owner.query<Account>(
    "select id, username from staff_accounts where username = 'admin'",
  )
  world.signIn({ ...(rows[0] as Account), roles: ['admin'] })
  const { paths } = await (await fetch(`${world.url}/api/openapi.json`)).json()
  const calls = Object.entries(paths as Record<string, Record<string, never>>)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({ path, method, call: call as Call })),
    )
    .filter(({ path }) => path !== '/api/live')
  expect(calls.length).toBeGreaterThan(5)
  const request = fc.constantFrom(...calls).chain(({ path, method, call }) => {
    const body = call.requestBody?.content['application/json']?.schema
    const named = Object.fromEntries(fields(body).map(name => [name, fc.oneof(text, json)]))
    return fc.record({
      method: fc.constant(method.toUpperCase()),
      path: fc.array(text, { minLength: 3, maxLength: 3 }).map(parts => {
        let i = 0
        return path.replace(/\{\w+\}/g, () => escaped(parts[i++] ?? ''))
      }),
      query: fc.dictionary(fc.oneof(fc.constantFrom(...names(call)), text), text, { maxKeys: 3 }),
      body: body ? fc.oneof(fc.record(named, { requiredKeys: [] }), json) : fc.constant(undefined),
    })
  })
  await fc.assert(
    fc.asyncProperty(request, async ({ method, path, query, body }) => {
      const search = Object.entries(query).map(pair => pair.map(escaped).join('='))
      const answer = await fetch(`${world.url}${path}?${search.join('&')}`, {
        method,
        ...(body !== undefined && {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      })
      const said = await answer.text()
      if (answer.status >= 500) expect(answer.headers.get('retry-after')).not.toBeNull()
      expect(answer.status === 500 ? said : '').toBe('')
      if (!answer.ok) expect(said).not.toMatch(/\bat \/|select |insert |postgres|node_modules|\/server\//i)
    }),
    how,
  )
}

type Account = { id: string; username: string }
type Call = {
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
}
const names = (call: Call) => ['x', ...(call.parameters ?? []).filter(p => p.in === 'query').map(p => p.name)]
// A URL cannot contain a lone surrogate; everything else is sent as it is.
const escaped = (part: string) => encodeURIComponent(part.toWellFormed()) || '%20'
