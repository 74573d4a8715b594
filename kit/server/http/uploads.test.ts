import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import type { AppContext } from '#kit/server/context.ts'
import { eventually } from '#tests/world/eventually.ts'
import { type App, buildApp } from './app.ts'
import { serve } from './http.ts'
import type { UploadOptions } from './uploads.ts'

const contract = defineContract({
  'POST /api/pictures': {
    access: 'anyone',
    summary: 'Keeps a picture.',
    files: [{ name: 'photo', max: 1_000_000, required: true }],
    reply: z.object({ size: z.int() }),
  },
})
let folder: string
let built: App
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mela-uploads-'))
})
afterEach(async () => {
  await built.app.close()
  await rm(folder, { recursive: true })
})
async function open(uploads: UploadOptions) {
  built = await buildApp({
    settings: { dataDir: folder, trustedProxies: [], publicUrl: undefined, metricsToken: undefined },
    clock: Date.now,
    deviceKey: Buffer.alloc(32, 1),
    ready: async () => [],
    web: join(folder, 'none'),
    uploads,
  })
  serve({ app: built.app } as AppContext, contract, {
    'POST /api/pictures': ({ files }) => ({ size: files.photo.size }),
  })
  return built.app.listen({ port: 0, host: '127.0.0.1' })
}
const post = async (base: string) => {
  const form = new FormData()
  form.append('photo', new Blob(['x'.repeat(1000)]), 'a.jpg')
  const answer = await fetch(`${base}/api/pictures`, { method: 'POST', body: form })
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() }
}
const left = () => readdir(join(folder, 'uploads'))
const start =
  'POST /api/pictures HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 500000\r\n\r\n' +
  '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n'

/** Begins an upload and sends a little now and then. */
function drip(base: string, bytes: number, pause: number) {
  const socket = connect(Number(new URL(base).port), '127.0.0.1')
  const state = { text: '', isOver: false, socket }
  socket.on('data', chunk => {
    state.text += chunk
  })
  socket.on('error', () => {})
  socket.write(start)
  const dripping = setInterval(() => socket.write(Buffer.alloc(bytes)), pause)
  socket.on('close', () => {
    state.isOver = true
    clearInterval(dripping)
  })
  return state
}

test('an upload is refused while less than a gigabyte is free, and taken again afterwards', async () => {
  let bytes = 1024 ** 3 - 1
  const base = await open({ free: async () => bytes })
  const refused = await post(base)
  expect([refused.status, refused.body]).toEqual([
    503,
    { code: 'no-space', message: 'The server has no space left. Please try again later.' },
  ])
  expect(Number(refused.retryAfter)).toBeGreaterThan(0)
  bytes += 1
  expect(await post(base)).toMatchObject({ status: 200, body: { size: 1000 } })
})

test('a slow sender is answered 408, and its temporary files are deleted', async () => {
  const base = await open({ progressInterval: 200 })
  const slow = drip(base, 10, 50)
  await eventually(() => slow.text.startsWith('HTTP/1.1 408 '))
  expect(slow.text).toContain('"too-slow"')
  expect(await left()).toEqual([])
  slow.socket.destroy()
})

test('an upload that takes too long is answered 408', async () => {
  const base = await open({ maxDuration: 300 })
  const slow = drip(base, 6000, 50)
  await eventually(() => slow.text.startsWith('HTTP/1.1 408 '))
  expect(await left()).toEqual([])
  slow.socket.destroy()
})

test('the number of uploads at once is limited, and an aborted one no longer counts', async () => {
  const base = await open({ maxConcurrent: 3 })
  const three = [1, 2, 3].map(() => drip(base, 6000, 50))
  await eventually(async () => (await left().catch(() => [])).length === 3)
  expect((await post(base)).status).toBe(503)
  three[0]?.socket.destroy()
  await eventually(async () => (await post(base)).status === 200)
  for (const { socket } of three) socket.destroy()
  await eventually(async () => (await left()).length === 0)
})

test('folders of a killed server are deleted at the next start, those of a running one are not', async () => {
  for (const name of ['form-old', 'form-new']) await mkdir(join(folder, 'uploads', name), { recursive: true })
  await utimes(join(folder, 'uploads/form-old'), 0, 0)
  await open({})
  await eventually(async () => (await left()).join() === 'form-new')
})
