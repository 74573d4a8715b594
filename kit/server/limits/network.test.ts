import { createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { createNetworks, prefixOf } from './network.ts'

test.each([
  ['198.51.100.7', '198.51.100'],
  ['::ffff:198.51.100.250', '198.51.100'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:DB8:0001::7', '2001:db8:1'],
  ['2001::7', '2001:0:0'],
  ['::1', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0'],
])('the network of %s is %s', (ip, prefix) => expect(prefixOf(ip)).toBe(prefix))

test('a network has one hash per key, which does not contain the address', () => {
  const name = createNetworks(createSecretKey(Buffer.alloc(32, 1)))
  expect(name({ ip: '198.51.100.7' })).toBe(name({ ip: '198.51.100.200' }))
  expect(name({ ip: '198.51.101.7' })).not.toBe(name({ ip: '198.51.100.7' }))
  expect(createNetworks(createSecretKey(Buffer.alloc(32, 2)))({ ip: '198.51.100.7' })).not.toBe(
    name({ ip: '198.51.100.7' }),
  )
  expect(name({ ip: '198.51.100.7' })).toMatch(/^[\w-]{16}$/)
})
