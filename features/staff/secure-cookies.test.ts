import { expect, test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { passwords } from '#tests/world/world.ts'

worldForAll({ env: { PUBLIC_URL: 'https://mela.example' } })

const post = (path: string, body: object) =>
  fetch(world.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://mela.example' },
    body: JSON.stringify(body),
  })

test('over https the cookies of staff and of phones are bound to this host and sent over https only', async () => {
  const right = { username: 'admin', password: passwords.admin, as: 'admin' }
  for (const [answer, name] of [
    [await post('/api/session', right), '__Host-staff'],
    [await post('/api/devices', {}), '__Host-v'],
  ] as const) {
    expect(answer.status).toBe(201)
    for (const line of answer.headers.getSetCookie()) {
      expect(line).toMatch(/^__Host-[\w-]+=/)
      expect(line).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=(Strict|Lax); Secure$/)
      expect(line).not.toContain('Domain')
    }
    expect(answer.headers.getSetCookie().some(line => line.startsWith(`${name}=`))).toBe(true)
  }
})

test('over https a cookie without the prefix signs nobody in', async () => {
  const right = { username: 'admin', password: passwords.admin, as: 'admin' }
  const lines = (await post('/api/session', right)).headers.getSetCookie()
  const cookie = lines.find(line => line.startsWith('__Host-staff='))?.split(';')[0] ?? ''
  const look = async (given: string) =>
    (await fetch(`${world.url}/api/staff-accounts`, { headers: { cookie: given } })).status
  expect(await look(cookie)).toBe(200)
  expect(await look(cookie.replace('__Host-', ''))).toBe(401)
})
