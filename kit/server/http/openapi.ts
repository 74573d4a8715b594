import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Call } from '#common/contract.ts'
import { photoSizes } from '#common/photo.ts'
import { type CompressedBody, compressBody, sendCompressed } from './compressed-body.ts'
import type { MountedCall } from './request.ts'

const address = '/api/openapi.json'

/**
 * Serves the API description. It is generated at its first request, because hundreds of schemas are converted; no call may be
 * added after that.
 */
export function serveDescription(app: FastifyInstance, publicUrl: string | undefined): void {
  const [type, cacheControl] = ['application/json; charset=utf-8', 'no-cache']
  let making: Promise<CompressedBody> | undefined
  let made: CompressedBody | undefined
  app.fastPath.add(address, () => made && { compressed: made, cacheControl })
  app.get(address, async (request, reply) => {
    making ??= compressBody(Buffer.from(JSON.stringify(describeApi(app.calls, publicUrl))), type)
    made = await making
    return sendCompressed(request, reply, made, cacheControl)
  })
}

/** The API description (OpenAPI 3.1), generated from the contracts. */
function describeApi(calls: readonly MountedCall[], publicUrl: string | undefined) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { method, path, call, name } of calls) {
    const url = path.replace(/:(\w+)/g, '{$1}')
    paths[url] = { ...paths[url], [method.toLowerCase()]: describeCall(name, path, call) }
  }
  Object.assign(paths, otherPaths)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mela Guide',
      version: '1',
      description: 'Errors answer `{ code, message }`, see `Error`.',
    },
    ...(publicUrl && { servers: [{ url: publicUrl }] }),
    paths,
    components: {
      schemas: { Error: errorShape },
      securitySchemes: {
        device: { type: 'apiKey', in: 'cookie', name: 'v', description: 'Signed; `__Host-v` over https.' },
        staff: { type: 'apiKey', in: 'cookie', name: 'staff', description: '`__Host-staff` over https.' },
      },
    },
  }
}

const answers = (summary: string, type: string, more = {}) => ({
  get: {
    summary,
    'x-access': 'anyone',
    responses: { 200: { description: summary, content: { [type]: {} } }, ...more },
  },
})
const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})
const inPath = (name: string, schema: object) => ({ name, in: 'path', required: true, schema })
/** Routes that no contract describes. */
const otherPaths = {
  '/healthz': answers('The process runs.', 'application/json'),
  '/readyz': answers('The database answers and the server is not closing.', 'application/json', {
    503: refusal('Not ready; see Retry-After.'),
  }),
  '/metrics': answers('Prometheus, for this machine or with the token.', 'text/plain', {
    404: refusal('Neither this machine nor the token.'),
  }),
  [address]: answers('This description.', 'application/json'),
  '/photos/{hash}/{size}.webp': {
    parameters: [
      inPath('hash', { type: 'string', pattern: '^[0-9a-f]{32}$' }),
      inPath('size', { type: 'integer', enum: [...photoSizes] }),
    ],
    ...answers('A public photo in one of its sizes.', 'image/webp', {
      404: refusal('There is none, or it is hidden.'),
    }),
  },
}

const errorShape = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    requestId: { type: 'string', description: 'Of status 500: stands in the log as `reqId`.' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code'],
        properties: { path: { type: 'string' }, code: { type: 'string' } },
      },
    },
  },
}

function describeCall(name: string, path: string, call: Call) {
  const params = call.params ? shape(call.params, 'input') : undefined
  const query = call.query ? shape(call.query, 'input') : undefined
  const guarded = call.access !== 'anyone'
  return {
    operationId: name.replace(/[^A-Za-z0-9]+/g, '-').toLowerCase(),
    summary: call.summary,
    'x-access': call.access,
    ...(guarded && { security: [{ [call.access === 'device' ? 'device' : 'staff']: [] }] }),
    parameters: [
      ...[...path.matchAll(/:(\w+)/g)].map(([, key = '']) => ({
        name: key,
        in: 'path',
        required: true,
        schema: params?.properties?.[key] ?? { type: 'string' },
      })),
      ...Object.entries(query?.properties ?? {}).map(([key, schema]) => ({
        name: key,
        in: 'query',
        required: query?.required?.includes(key) ?? false,
        schema,
      })),
    ],
    ...((call.body || call.files) && { requestBody: describeBody(call) }),
    responses: {
      [call.status ?? 200]:
        call.status === 204
          ? { description: 'Done.' }
          : {
              description: call.summary,
              content: { [call.produces ?? 'application/json']: { schema: shape(call.reply, 'output') } },
            },
      400: refusal('The request does not match its contract.'),
      ...(guarded && { 401: refusal('No session or device cookie.') }),
      ...(guarded && call.access !== 'device' && { 403: refusal('The account may not do this.') }),
      503: refusal('Temporarily unavailable; see Retry-After.'),
    },
  }
}

function describeBody(call: Call) {
  const fields = call.body ? shape(call.body, 'input') : { type: 'object' }
  if (!call.files) return { required: true, content: { 'application/json': { schema: fields } } }
  const files = call.files.map(({ name, max }) => [
    name,
    { type: 'string', contentMediaType: 'application/octet-stream', description: `At most ${max} bytes.` },
  ])
  const required = [
    ...(fields.required ?? []),
    ...call.files.filter(file => file.required).map(file => file.name),
  ]
  const schema = { ...fields, properties: { ...fields.properties, ...Object.fromEntries(files) }, required }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

type Shape = { properties?: Record<string, unknown>; required?: string[]; [key: string]: unknown }
function shape(schema: z.ZodMiniType, io: 'input' | 'output'): Shape {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json as Shape
}
