import { expect, test } from 'vitest'
import { world, worldForAll } from '#tests/world/fixture.ts'

worldForAll()

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  prefixItems?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  additionalProperties?: Schema | boolean
  format?: string
  [limit: string]: unknown
}

/** A schema in one line, names in alphabetical order: `{ id: string(uuid), words?: string(minLength=1 maxLength=80) }`. */
function shape(schema: Schema | undefined): string {
  if (!schema) return '-'
  const several = schema.anyOf ?? schema.oneOf
  if (several) return several.map(shape).join(' | ')
  if (schema.allOf) return schema.allOf.map(shape).join(' & ')
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.type === 'array')
    return `${schema.prefixItems ? `[${schema.prefixItems.map(shape).join(', ')}]` : `(${shape(schema.items)})[]`}${limits(schema)}`
  if (schema.type === 'object') {
    const own = Object.entries(schema.properties ?? {})
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${shape(part)}`)
    const others =
      typeof schema.additionalProperties === 'object' ? [`[key]: ${shape(schema.additionalProperties)}`] : []
    return `{ ${[...own, ...others].join(', ')} }`
  }
  return `${schema.type ?? 'any'}${limits(schema)}`
}
function limits({ format, pattern, ...schema }: Schema): string {
  const numbers = Object.entries(schema).filter(
    ([, value]) => typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER,
  )
  const said = [format ?? pattern, ...numbers.map(([name, value]) => `${name}=${value}`)].filter(Boolean)
  return said.length > 0 ? `(${said.join(' ')})` : ''
}

type Content = { content?: Record<string, { schema?: Schema }> }
type Call = {
  'x-access'?: string
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: Content
  responses?: Record<string, Content>
}

test('calls, their parameters and their answers stay as they are (vitest -u when a contract changes)', async () => {
  const { paths } = (await (await fetch(`${world.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Call>>
  }
  const bodies = ({ content = {} }: Content) =>
    Object.entries(content).map(([type, { schema }]) => `${type} ${shape(schema)}`)
  const lines = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) => [
      `${method.toUpperCase()} ${path} (${call['x-access'] ?? 'anyone'})`,
      ...(call.parameters ?? []).map(
        one => `  ${one.in} ${one.name}${one.required ? '' : '?'}: ${shape(one.schema)}`,
      ),
      ...bodies(call.requestBody ?? {}).map(body => `  takes ${body}`),
      ...Object.entries(call.responses ?? {})
        .filter(([status]) => Number(status) < 300)
        .flatMap(([status, answer]) => bodies(answer).map(body => `  ${status} ${body}`)),
    ]),
  )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('openapi.snapshot.txt')
})
