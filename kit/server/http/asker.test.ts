import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createReadAsker } from './asker.ts'

const direct = '203.0.113.9'
const proxy = '127.0.0.1'
const heard: [string, string, Record<string, string>][] = [
  ['nobody between', direct, {}],
  ['a proxy', proxy, { 'x-forwarded-for': '198.51.100.7' }],
  ['two proxies', proxy, { 'x-forwarded-for': '198.51.100.7, 10.1.2.3' }],
  ['a forged hop before a proxy', proxy, { 'x-forwarded-for': '1.2.3.4, 198.51.100.7' }],
  ['a forger who is no proxy', direct, { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'evil.example' }],
  ['a proxy that says nothing', proxy, {}],
  ['a proxy that says nonsense', proxy, { 'x-forwarded-for': 'unknown' }],
  ['IPv6 behind a proxy', proxy, { 'x-forwarded-for': '2001:db8::7' }],
  ['a proxy that names the host', proxy, { 'x-forwarded-host': 'mela.example' }],
  ['two that name the host', proxy, { 'x-forwarded-host': 'evil.example, mela.example' }],
]

for (const proxies of [[], ['loopback', '10.0.0.0/8']])
  test.each(heard)(
    `%s is read as the framework reads it, trusting ${proxies.join() || 'nobody'}`,
    async (_, peer, more) => {
      const app = Fastify({ trustProxy: proxies.length > 0 && proxies })
      app.get('/', async ({ ip, host }) => ({ ip, host }))
      const headers = { host: 'guide.example', ...more }
      const { ip, host } = (await app.inject({ url: '/', remoteAddress: peer, headers })).json()
      expect(createReadAsker(proxies)(headers, peer)).toEqual({ ip, host })
      await app.close()
    },
  )
