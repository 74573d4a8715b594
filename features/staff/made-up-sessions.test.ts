import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inQueryClass, type QueryClass } from '#kit/server/db/shared-pool.ts'
import { loadClass } from '#kit/server/limits/load.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { signedInBrowser, staffBrowser } from '#tests/world/staff-browser.ts'

worldForAll()
let held: PoolClient[] = []
/** Takes every connection of a class until the test ends. */
const hold = async (queryClass: QueryClass, connections: number) => {
  const connect = () => inQueryClass(queryClass, () => world.context.pool.connect())
  held.push(...(await Promise.all(Array.from({ length: connections }, connect))))
}
beforeEach(() => world.empty('limits', 'staff_sessions'))
const release = () => {
  for (const client of held) client.release()
  held = []
}
afterEach(release)
const madeUp = () => randomBytes(32).toString('base64url')
const withCookie = (value: string) => {
  const browser = staffBrowser(world.url)
  browser.cookies.set('staff', value)
  return browser
}

describe('a forged staff cookie', () => {
  test.each(['/api/staff-accounts', '/api/live?topics=cases-admin'])(
    'is refused by %s without a query',
    async path => {
      await hold('staff', 4)
      await hold('read', 6)
      expect((await withCookie(madeUp()).call('GET', path)).status).toBe(401)
    },
  )
  test('does not make a call count as a staff call', async () => {
    const call = { access: 'admin' }
    const kindOf = (method: string, cookie: string) =>
      loadClass({
        ...{ method, headers: { cookie: `staff=${cookie}` }, staff: undefined, server: world.context.app },
        routeOptions: { url: '/api/staff-accounts', config: { call } },
      } as never)
    expect([kindOf('GET', madeUp()), kindOf('POST', madeUp())]).toEqual(['read', 'write'])
    const real = (await signedInBrowser(world.url)).cookies.get('staff') ?? ''
    expect([kindOf('GET', real), kindOf('POST', real)]).toEqual(['staff', 'staff'])
    const forged = real.replace(/^./, letter => (letter === 'A' ? 'B' : 'A'))
    expect(kindOf('GET', forged)).toBe('read')
  })
})
