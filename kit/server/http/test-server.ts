import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import { name, queryInteger, uuid } from '#common/fields.ts'
import { refuse } from '#common/refusal.ts'
import type { AppContext } from '#kit/server/context.ts'
import { openTestApp, type TestApp } from '#tests/world/app.ts'
import { serve } from './http.ts'

const contract = defineContract({
  'GET /api/things/:id': {
    access: 'anyone',
    summary: 'One thing.',
    params: z.object({ id: uuid }),
    query: z.strictObject({ limit: z._default(queryInteger(1, 100), 20) }),
    reply: z.object({ id: uuid, limit: z.int() }),
  },
  'POST /api/things': {
    access: 'anyone',
    summary: 'Keeps a thing.',
    body: z.strictObject({ name, tags: z.optional(z.array(z.string())) }),
    reply: z.object({ name: z.string() }),
    status: 201,
  },
  'DELETE /api/things/:id': {
    access: 'admin',
    summary: 'Forgets a thing.',
    params: z.object({ id: uuid }),
    reply: z.object({}),
    status: 204,
  },
  'POST /api/things/:id/votes': {
    access: 'device',
    summary: 'Likes a thing.',
    params: z.object({ id: uuid }),
    reply: z.object({ device: z.string() }),
  },
  'POST /api/pictures': {
    access: 'anyone',
    summary: 'Keeps a picture.',
    body: z.strictObject({ name }),
    files: [
      { name: 'photo', max: 1000, required: true },
      { name: 'photo2', max: 1000, required: false },
    ],
    reply: z.object({ name: z.string(), sizes: z.array(z.int()), text: z.string() }),
    status: 201,
  },
  'GET /api/written': { access: 'anyone', summary: 'Writes itself.', reply: z.object({ n: z.int() }) },
  'GET /api/faces': { access: 'admin', shows: 'faces', summary: 'A private picture.', reply: z.any() },
  'GET /api/broken': { access: 'anyone', summary: 'A defect.', reply: z.object({ n: z.int() }) },
})

export let app: FastifyInstance
export let folder: string
/** What the server logged as errors. */
export const logged: unknown[] = []
let broken: () => unknown
/** Sets what `GET /api/broken` does from now on. */
export const breakBy = (how: () => unknown) => {
  broken = how
}

/** Opens a server that serves the contract above, for all tests of a file. */
export function serverForAll(): void {
  let built: TestApp
  beforeAll(async () => {
    built = await openTestApp()
    ;({ app, folder } = built)
    app.signedIn.find = async request => {
      const role = request.headers['x-test-role']
      return role === 'admin' || role === 'vehicle' ? { id: '1', username: 'asha', roles: [role] } : undefined
    }
    app.get('/mint', async (_, reply) => built.devices.mint(reply))
    // Its audit log cannot be written.
    const db = {
      getExecutor() {
        throw new Error('no audit log')
      },
    }
    serve({ app, clock: Date.now, db } as unknown as AppContext, contract, {
      'GET /api/things/:id': ({ params, query }) => ({
        id: params.id,
        limit: query.limit,
        phone: '9876500001',
      }),
      'POST /api/things': ({ body }) => (body.name === 'Twice' ? refuse('23505', 409) : { name: body.name }),
      'DELETE /api/things/:id': () => ({}),
      'POST /api/things/:id/votes': (_, request) => ({ device: request.device ?? '' }),
      'POST /api/pictures': async ({ body, files }) => ({
        name: body.name,
        sizes: Object.values(files).map(file => file?.size ?? 0),
        text: await readFile(files.photo.path, 'utf8'),
      }),
      'GET /api/written': (_, __, reply) => {
        reply.log.error = (...words: unknown[]) => logged.push(words)
        return reply.type('text/plain').send('as it is')
      },
      'GET /api/faces': (_, __, reply) => reply.type('image/webp').send(Buffer.from('a face')),
      'GET /api/broken': () => broken() as { n: number },
    })
    await app.ready()
  })
  afterAll(() => built.close())
}

export const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
