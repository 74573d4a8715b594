import type { FastifyInstance } from 'fastify'
import { InvalidInput } from './errors.ts'

/**
 * Most bytes of a JSON body; a body is in memory while it arrives, which may take 30 s. Visitors send far less than this, and
 * access to staff calls is checked before their body is read.
 */
export const [mostOfVisitors, mostOfStaff] = [16 * 1024, 256 * 1024]

/** Parses JSON bodies: five levels deep, without `__proto__` and `constructor`. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: mostOfVisitors },
    (_, text, done) => {
      try {
        done(null, parseJson(text as string))
      } catch {
        done(new InvalidInput([{ path: '', code: 'invalid' }]))
      }
    },
  )
  // Not parsed here: a call with files streams the form itself.
  app.addContentTypeParser('multipart/form-data', (_, __, done) => done(null))
}

/** Throws for invalid, too deep or unsafe JSON. Undefined for an empty text. */
function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined
  const value: unknown = JSON.parse(text)
  checkPlain(value, 5)
  return value
}

function checkPlain(value: unknown, levels: number): void {
  if (typeof value !== 'object' || value === null) return
  if (levels === 0) throw new Error('The JSON is nested too deep.')
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__' || (key === 'constructor' && !Array.isArray(value)))
      throw new Error('The name is refused.')
    checkPlain(inner, levels - 1)
  }
}
