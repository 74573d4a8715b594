import { createHmac, type KeyObject } from 'node:crypto'
import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The network of a request: a keyed hash of its /24 or /48, so that no address is stored. */
export type Networks = (request: Pick<FastifyRequest, 'ip'>) => string

export function createNetworks(key: KeyObject): Networks {
  const known = new Map<string, string>()
  return ({ ip }) => {
    const found = known.get(ip)
    if (found) return found
    const name = hash(key, prefixOf(ip))
    if (known.size > 20_000) known.clear()
    known.set(ip, name)
    return name
  }
}

/** The network of a request and, for IPv6, the /40 around it, marked by a slash at the end: whoever has one has 256 /48. */
export function createWideNetworks(
  networkOf: Networks,
  key: KeyObject,
): (request: Pick<FastifyRequest, 'ip'>) => string[] {
  return request => {
    const network = networkOf(request)
    const [first, second, third = ''] = prefixOf(request.ip).split(':')
    if (second === undefined) return [network]
    const wide = `${first}:${second}:${(Number.parseInt(third, 16) >> 8).toString(16)}/40`
    return [network, `${hash(key, wide)}/`]
  }
}

const hash = (key: KeyObject, prefix: string) =>
  createHmac('sha256', key).update(`network:${prefix}`).digest('base64url').slice(0, 16)

/** `198.51.100` of 198.51.100.7, `2001:db8:1` of 2001:db8:1::7; an IPv4-mapped IPv6 address counts as IPv4. */
export function prefixOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.')
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - rest.length).fill('0')
  return [...groups, ...zeros, ...rest]
    .slice(0, 3)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
