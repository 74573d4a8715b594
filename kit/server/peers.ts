import { isIP } from 'node:net'

/** An address, a CIDR range, or a name of private networks: loopback, linklocal, uniquelocal. */
export const isPeer = (peer: string) => {
  const [address = '', bits, more] = peer.split('/')
  const family = isIP(address)
  if (!family) return ['loopback', 'linklocal', 'uniquelocal'].includes(peer)
  return (
    more === undefined &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
  )
}
/** A host name, with or without a port. */
export const isHost = (host: string) => /^[a-z0-9.-]+(:\d{1,5})?$/i.test(host)
/** The items of a comma-separated setting. */
export const listed = (value: string) => value.split(',').map(part => part.trim())
