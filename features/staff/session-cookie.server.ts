import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#kit/server/context.ts'
import { cookieName, cookieOf } from '#kit/server/http/device.ts'

/** Bytes of the random part and of the seal after it; together 43 characters, as in every version. */
const [idBytes, sealBytes] = [20, 12]
const form = /^[\w-]{43}$/

type SessionCookie = {
  /** The hash under which the request's cookie is stored; undefined without a well-formed cookie. */
  hashOf: (request: Pick<FastifyRequest, 'headers'>) => Buffer | undefined
  /** Whether this guide made the request's cookie, without asking the database. */
  isSealed: (request: Pick<FastifyRequest, 'headers'>) => boolean
  /** Sets the cookie for so many seconds. */
  set: (reply: FastifyReply, value: string, seconds: number) => void
  /** A new value: 160 random bits and a keyed hash of them. */
  make: () => { value: string; hash: Buffer }
}

/** The cookie of staff sessions (docs/decisions/trust.md). */
export function sessionCookie({
  secret,
  settings,
  practice,
}: Pick<AppContext, 'secret' | 'settings' | 'practice'>): SessionCookie {
  const key = secret('staff-session')
  const secure = settings.publicUrl?.startsWith('https:') ?? false
  const name = cookieName('staff', { secure, practice })
  const sealOf = (id: Buffer) => createHmac('sha256', key).update(id).digest().subarray(0, sealBytes)
  const cookieIn = (request: Pick<FastifyRequest, 'headers'>) => {
    const value = cookieOf(request, name)
    return value && form.test(value) ? value : undefined
  }
  return {
    hashOf(request) {
      const value = cookieIn(request)
      return value === undefined ? undefined : hash(value)
    },
    isSealed(request) {
      const bytes = Buffer.from(cookieIn(request) ?? '', 'base64url')
      if (bytes.length !== idBytes + sealBytes) return false
      return timingSafeEqual(sealOf(bytes.subarray(0, idBytes)), bytes.subarray(idBytes))
    },
    set(reply, value, seconds) {
      const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
      reply.header('set-cookie', `${name}=${value}; ${attributes}`)
    },
    make() {
      const id = randomBytes(idBytes)
      const value = Buffer.concat([id, sealOf(id)]).toString('base64url')
      return { value, hash: hash(value) }
    },
  }
}

const hash = (value: string) => createHash('sha256').update(value).digest()
