import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { compiledSchema } from './compiled-schema.ts'

const schemas = {
  strict: z.strictObject({ name: z.string().check(z.trim(), z.minLength(2)), count: z.optional(z.number()) }),
  loose: z.object({ name: z.string(), list: z._default(z.array(z.string()), []) }),
  checked: z
    .strictObject({ name: z.string(), count: z.number() })
    .check(
      z.refine(({ name, count }) => name.length === count, { error: 'no-such-length', path: ['count'] }),
    ),
  nested: z.strictObject({ name: z.strictObject({ en: z.string(), hi: z.string() }) }),
  text: z.string(),
  either: z.union([z.strictObject({ name: z.string() }), z.null()]),
}
const value = fc.oneof(
  fc.record(
    {
      name: fc.oneof(
        fc.string({ maxLength: 4 }),
        fc.record({ en: fc.string(), hi: fc.string() }),
        fc.integer(),
      ),
      count: fc.oneof(fc.nat({ max: 4 }), fc.string()),
      list: fc.oneof(fc.array(fc.string()), fc.constant(null)),
      other: fc.string(),
      ['__proto__']: fc.anything(),
      constructor: fc.string(),
    },
    { requiredKeys: [] },
  ),
  fc.anything(),
)

test.each(Object.entries(schemas))(
  'a compiled schema takes and refuses what it was made of: %s',
  (_, schema) => {
    const made = compiledSchema(schema)
    expect(compiledSchema(schema)).toBe(made)
    fc.assert(
      fc.property(value, given => {
        const [here, there] = [z.safeParse(made, given), z.safeParse(schema, given)]
        expect(here.success).toBe(there.success)
        expect(here.data).toEqual(there.data)
        expect(here.error?.issues).toEqual(there.error?.issues)
      }),
      { numRuns: 2000 },
    )
  },
)
