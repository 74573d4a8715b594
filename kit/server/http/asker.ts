import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/** Who asks, and of which host: as the framework reads it, which believes `X-Forwarded-…` from the named proxies alone. */
export type ReadAsker = (headers: IncomingHttpHeaders, peer: string) => { ip: string; host: string }

export function createReadAsker(trustedProxies: readonly string[]): ReadAsker {
  if (trustedProxies.length === 0) return (headers, peer) => ({ ip: peer, host: headers.host ?? '' })
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return (headers, peer) => {
    const chain = proxyAddr.all({ headers, socket: { remoteAddress: peer } } as IncomingMessage, isTrusted)
    const host = headers['x-forwarded-host']
    const forwarded = host !== undefined && isTrusted(peer, 0)
    return {
      ip: chain.at(-1) ?? peer,
      // Said more than once, the last was added by the nearest proxy.
      host: forwarded ? (String(host).split(',').at(-1) ?? '').trim() : (headers.host ?? ''),
    }
  }
}
