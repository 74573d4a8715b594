import { isIP } from 'node:net'

/** Where people reach the guide, and what the proxy in front of it needs to know. */
export type Site = {
  /** Host name or address, for example `mela.example.in`. */
  name: string
  httpsPort: number
  httpPort: number
  /** Port of the guide on this machine. */
  port: number
  /** PEM files; without them Caddy obtains a certificate itself. */
  certificate?: { file: string; key: string }
}

export const defaultPorts = { httpsPort: 443, httpPort: 80, port: 3000 } as const

/** The address that people open, without a trailing slash. */
export const publicUrlOf = ({ name, httpsPort }: Pick<Site, 'name' | 'httpsPort'>): string =>
  new URL(`https://${isIP(name) === 6 ? `[${name}]` : name}:${httpsPort}`).origin

/**
 * Whether a public authority can certify the name. Others (addresses, names without a dot, names reserved for local networks)
 * get a certificate of Caddy's own authority.
 */
export function isPublicName(name: string): boolean {
  if (isIP(name) || !name.includes('.')) return false
  return !/\.(local|localhost|internal|lan|test|invalid|home\.arpa)$/.test(name)
}

/** Whether it can be a host name or address in a configuration file. */
export const isHostName = (name: string): boolean =>
  isIP(name) > 0 ||
  (name.length <= 253 &&
    /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/.test(name))
