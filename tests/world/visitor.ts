import { mintCookie } from './device.ts'
import type { World } from './world.ts'

export type Answer<T> = { status: number; body: T; headers: Headers }
/** A visitor whose phone the guide knows by its signed cookie. */
export type Visitor = {
  cookie: string
  /**
   * Calls the API; a FormData is sent as a form with files, anything else as JSON. The answer has the type that the test
   * expects.
   */
  call: <T = Record<string, unknown>>(name: string, body?: unknown) => Promise<Answer<T>>
}

/** `isKnown` false: a phone without a cookie, or a program. */
export function newVisitor(world: World, isKnown = true): Visitor {
  const cookie = isKnown ? mintCookie(world.context.devices) : ''
  return {
    cookie,
    async call<T>(name: string, body?: unknown) {
      const [method = 'GET', path = '/'] = name.split(' ')
      const response = await fetch(world.url + path, {
        method,
        headers: {
          ...(cookie && { cookie }),
          ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, headers: response.headers, body: readBody(text) as T }
    },
  }
}

/** A visitor whose phone the guide has known for more than an hour. */
export function knownVisitor(world: World): Visitor {
  const before = 3_700_000
  world.clock.advance(-before)
  const known = newVisitor(world)
  world.clock.advance(before)
  return known
}

function readBody(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}
