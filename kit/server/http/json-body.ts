import type { FastifyInstance } from 'fastify'
import { InvalidInput } from './errors.ts'

/** Reads JSON bodies: at most 256 KiB, five levels deep, without the names that reach into a prototype. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: 256 * 1024 },
    (_, text, done) => {
      try {
        done(null, readJson(text as string))
      } catch (error) {
        done(error as InvalidInput)
      }
    },
  )
  // Streamed by the call that expects it.
  app.addContentTypeParser('multipart/form-data', (_, __, done) => done(null))
}

/** A body's JSON; throws InvalidInput for anything that `parseJson` does not take. */
export function readJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    throw new InvalidInput([{ path: '', code: 'invalid' }])
  }
}

/** Throws for anything that is not plain, shallow JSON. An empty text is no body. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined
  const value: unknown = JSON.parse(text)
  expectPlain(value, 5)
  return value
}

function expectPlain(value: unknown, levels: number): void {
  if (typeof value !== 'object' || value === null) return
  if (levels === 0) throw new Error('The JSON is nested too deep.')
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__' || (key === 'constructor' && !Array.isArray(value)))
      throw new Error('The name is refused.')
    expectPlain(inner, levels - 1)
  }
}
