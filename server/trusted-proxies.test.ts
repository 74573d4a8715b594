import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#tests/world/app.ts'

const direct = '203.0.113.9'
const proxy = '127.0.0.1'
const open = async (...trustedProxies: string[]) => {
  const opened = await openTestApp({ settings: { trustedProxies } })
  opened.app.get('/who', async ({ ip, host }) => ({ ip, host }))
  return opened
}
let trusting: TestApp
let wary: TestApp
beforeAll(async () => {
  trusting = await open('loopback', '10.0.0.0/8')
  wary = await open()
})
afterAll(() => Promise.all([trusting, wary].map(each => each.close())))

/** The address and host that handlers see. */
async function read({ app }: TestApp, peer: string, headers: Record<string, string>) {
  const sent = { host: 'guide.example', ...headers }
  return (await app.inject({ url: '/who', remoteAddress: peer, headers: sent })).json()
}

test.each<[string, string, Record<string, string>, object]>([
  ['no proxy', direct, {}, { ip: direct }],
  ['a proxy', proxy, { 'x-forwarded-for': '198.51.100.7' }, { ip: '198.51.100.7' }],
  ['two proxies', proxy, { 'x-forwarded-for': '198.51.100.7, 10.1.2.3' }, { ip: '198.51.100.7' }],
  [
    'a forged hop before a proxy',
    proxy,
    { 'x-forwarded-for': '1.2.3.4, 198.51.100.7' },
    { ip: '198.51.100.7' },
  ],
  [
    'a peer that is no proxy',
    direct,
    { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'evil.example' },
    { ip: direct },
  ],
  ['a proxy without the header', proxy, {}, { ip: proxy }],
  ['a proxy and IPv6', proxy, { 'x-forwarded-for': '2001:db8::7' }, { ip: '2001:db8::7' }],
  [
    'a proxy that names the host',
    proxy,
    { 'x-forwarded-host': 'mela.example' },
    { ip: proxy, host: 'mela.example' },
  ],
  [
    'a forged host before the one of the proxy',
    proxy,
    { 'x-forwarded-host': 'evil.example, mela.example' },
    { ip: proxy, host: 'mela.example' },
  ],
])(
  'address and host of a request through %s are those given by trusted proxies',
  async (_, peer, headers, who) => {
    expect(await read(trusting, peer, headers)).toEqual({ host: 'guide.example', ...who })
    expect(await read(wary, peer, headers)).toEqual({ ip: peer, host: 'guide.example' })
  },
)
