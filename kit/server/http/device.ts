import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '#common/clock.ts'
import type { Practice } from '../practice.ts'

type WithHeaders = Pick<FastifyRequest, 'headers'>
/** Device identity: 128 random bits in a signed, HttpOnly cookie. Nothing else is known about the device. */
export type Devices = {
  /** The device of the request's cookie, and its age in seconds; undefined without a cookie, or if it is forged or too old. */
  read: (request: WithHeaders) => { id: string; age: number } | undefined
  /** Sets a cookie with a new id and returns the id. */
  mint: (reply: FastifyReply) => string
}

// 128 random bits, the time in s and the HMAC-SHA-256 of both, in base64url.
const form = /^[\w-]{22}\.\d{10}\.[\w-]{43}$/
const lifetime = 400 * 86_400 // browsers keep no cookie longer

/** `secure`: the guide is served over https. */
export function createDevices(
  key: Uint8Array,
  clock: Clock,
  secure: boolean,
  practice?: Practice | undefined,
): Devices {
  const cookie = cookieName('v', { secure, practice })
  const secret = createSecretKey(key)
  const sign = (text: string) => createHmac('sha256', secret).update(`device:${text}`).digest('base64url')
  const read: Devices['read'] = request => {
    const text = cookieOf(request, cookie)
    if (text === undefined || !form.test(text)) return undefined
    const [id, minted, mac] = [text.slice(0, 22), text.slice(23, 33), text.slice(34)]
    if (!timingSafeEqual(Buffer.from(mac), Buffer.from(sign(`${id}.${minted}`)))) return undefined
    const age = Math.floor(clock() / 1000) - Number(minted)
    // A day's tolerance, because the clock of another server process may be ahead.
    return age > lifetime || age < -86_400 ? undefined : { id, age }
  }
  return {
    read,
    mint(reply) {
      const id = randomBytes(16).toString('base64url')
      const text = `${id}.${Math.floor(clock() / 1000)}`
      const attributes = `Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
      reply.header('set-cookie', `${cookie}=${text}.${sign(text)}; ${attributes}`)
      return id
    },
  }
}

/**
 * The full name of a cookie. `__Host-` binds it to this host; browsers accept that over https only. A practice at another port of
 * the same host has cookies of its own, since cookies do not distinguish ports.
 */
export const cookieName = (
  name: string,
  { secure, practice }: { secure: boolean; practice?: Practice | undefined },
): string => `${secure ? '__Host-' : ''}${name}${practice ? `-${practice.kind}` : ''}`

/** The raw value of one cookie. */
export function cookieOf(request: WithHeaders, name: string): string | undefined {
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}
