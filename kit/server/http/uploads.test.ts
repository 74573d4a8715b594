import { mkdir, readdir, stat, utimes } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineContract } from '#common/contract.ts'
import type { AppContext } from '#kit/server/context.ts'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { openTestApp, type TestApp } from '#tests/world/app.ts'
import { mintCookie } from '#tests/world/device.ts'
import { eventually } from '#tests/world/eventually.ts'
import { serve } from './http.ts'
import type { UploadOptions } from './uploads.ts'

const contract = defineContract({
  'POST /api/pictures': {
    access: 'anyone',
    summary: 'Keeps a picture.',
    files: [{ name: 'photo', max: 1_000_000, required: true }],
    reply: z.object({ size: z.int() }),
  },
  'POST /api/gate-pictures': {
    access: 'vehicle',
    summary: 'Keeps a picture of the parking gate.',
    files: [{ name: 'photo', max: 1_000_000, required: true }],
    reply: z.object({ size: z.int() }),
  },
})
let built: TestApp
afterEach(() => built.close())
async function open(uploads: UploadOptions, folder?: string) {
  built = await openTestApp({ uploads, ...(folder && { settings: { dataDir: folder } }) })
  serve({ app: built.app } as AppContext, contract, {
    'POST /api/pictures': ({ files }) => ({ size: files.photo.size }),
    'POST /api/gate-pictures': ({ files }) => ({ size: files.photo.size }),
  })
  built.app.signedIn.find = async () => ({ id: 'v', username: 'vehicle', roles: ['vehicle'] })
  return built.listen()
}
/** The cookie of a known phone. */
const newDevice = () => mintCookie(built.devices)
const post = async (base: string, { path = '/api/pictures', cookie = '' } = {}) => {
  const form = new FormData()
  form.append('photo', new Blob(['x'.repeat(1000)]), 'a.jpg')
  const answer = await fetch(base + path, { method: 'POST', body: form, headers: { cookie } })
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() }
}
const left = (folder = built.folder) => readdir(join(folder, 'uploads'))
const head = '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n'
const ending = Buffer.from('\r\n--b--\r\n')
/** Size of a dripped form after its first line, in bytes. */
const formBytes = 500_000
const start = (cookie: string) =>
  `POST /api/pictures HTTP/1.1\r\nhost: a\r\ncookie: ${cookie}\r\ncontent-type: multipart/form-data; boundary=b\r\n` +
  `content-length: ${head.length + formBytes}\r\n\r\n${head}`

/** Bytes at a time with which an upload is never too slow, and would take four minutes. */
const slowly = 100
const tooSlowly = 10
/** Sends an upload a little at a time, and with `finish` the rest of it at once. */
function drip(base: string, bytes: number, cookie = '') {
  const socket = connect(Number(new URL(base).port), '127.0.0.1')
  let rest = formBytes - ending.length
  const send = (size: number) => {
    const part = Buffer.alloc(Math.min(size, rest))
    rest -= part.length
    socket.write(rest > 0 ? part : Buffer.concat([part, ending]))
    if (rest === 0) clearInterval(dripping)
  }
  const state = { text: '', isOver: false, socket, finish: () => send(rest) }
  socket.on('data', chunk => {
    state.text += chunk
  })
  socket.on('error', () => {})
  socket.write(start(cookie))
  const dripping = setInterval(send, 50, bytes)
  socket.on('close', () => {
    state.isOver = true
    clearInterval(dripping)
  })
  return state
}

const gate = { path: '/api/gate-pictures' }
/** Waits until this many uploads are under way. */
const receiving = async (count: number) =>
  eventually(async () => (await left().catch(() => [])).length === count)

test('an upload is refused while less than a gigabyte is free, and accepted again afterwards', async () => {
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
  const slow = drip(base, tooSlowly)
  await eventually(() => slow.text.startsWith('HTTP/1.1 408 '))
  expect(slow.text).toContain('"too-slow"')
  expect(await left()).toEqual([])
  slow.socket.destroy()
})

test('a slow upload lives as long as bytes arrive, unless somebody else needs its place', async () => {
  const base = await open({ ownFor: 50, most: { visitors: 2 } })
  const two = [drip(base, slowly), drip(base, slowly)]
  await receiving(2)
  const given = () => two.filter(({ text }) => text.startsWith('HTTP/1.1 408 '))
  await eventually(async () => (await post(base)).status === 200)
  await eventually(() => given().length === 1)
  const lasting = two.find(one => one !== given()[0])
  lasting?.finish()
  await eventually(() => lasting?.text !== '')
  expect(lasting?.text).toMatch(/^HTTP\/1\.1 200 /)
  for (const { socket } of two) socket.destroy()
})

test('an upload keeps its place to itself until its time is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const base = await open({ most: { visitors: 1 }, ownFor: 120_000 })
  const slow = drip(base, slowly)
  await receiving(1)
  expect((await post(base)).status).toBe(503)
  vi.advanceTimersByTime(119_999)
  expect((await post(base)).status).toBe(503)
  vi.advanceTimersByTime(1)
  await eventually(async () => (await post(base)).status === 200)
  await eventually(() => slow.text.startsWith('HTTP/1.1 408 '))
  slow.socket.destroy()
})

test('in a crowd a phone that sends more gives up its own slow upload, nobody else’s', async () => {
  const base = await open({ ownFor: 50, most: { crowd: 2, perDevice: 1 } })
  const [one, other] = [newDevice(), newDevice()]
  const [own, others] = [drip(base, slowly, one), drip(base, slowly, other)]
  await receiving(2)
  await eventually(async () => (await post(base, { cookie: one })).status === 200)
  await eventually(() => own.text.startsWith('HTTP/1.1 408 '))
  others.finish()
  await eventually(() => others.text !== '')
  expect(others.text).toMatch(/^HTTP\/1\.1 200 /)
  for (const { socket } of [own, others]) socket.destroy()
})

test('an upload that takes longer than any photo needs is answered 408', async () => {
  const base = await open({ maxDuration: 300 })
  const slow = drip(base, slowly)
  await eventually(() => slow.text.startsWith('HTTP/1.1 408 '))
  expect(await left()).toEqual([])
  slow.socket.destroy()
})

test('the number of uploads at once is limited, and an aborted one no longer counts', async () => {
  const base = await open({ most: { visitors: 3 } })
  const three = [1, 2, 3].map(() => drip(base, slowly))
  await eventually(async () => (await left().catch(() => [])).length === 3)
  expect((await post(base)).status).toBe(503)
  three[0]?.socket.destroy()
  await eventually(async () => (await post(base)).status === 200)
  for (const { socket } of three) socket.destroy()
  await eventually(async () => (await left()).length === 0)
})

test('however many visitors send slowly, staff have their own places', async () => {
  const base = await open({ most: { visitors: 2, staff: 1 } })
  const slow = [1, 2].map(() => drip(base, slowly, newDevice()))
  await receiving(2)
  expect((await post(base, { cookie: newDevice() })).status).toBe(503)
  expect((await post(base, gate)).status).toBe(200)
  for (const { socket } of slow) socket.destroy()
  await receiving(0)
})

test('in a crowd one phone has a few places, and another phone in the same network has its own', async () => {
  const base = await open({ most: { crowd: 3, perDevice: 2, perNetwork: 1 } })
  const cookie = newDevice()
  const slow = [1, 2].map(() => drip(base, slowly, cookie))
  await receiving(2)
  // Not a crowd yet.
  expect((await post(base, { cookie })).status).toBe(200)
  // Its folder is deleted once the upload has been answered.
  await receiving(2)
  slow.push(drip(base, slowly))
  await receiving(3)
  const refused = await post(base, { cookie })
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
  expect(Number(refused.retryAfter)).toBeGreaterThan(0)
  expect((await post(base)).status).toBe(503)
  expect((await post(base, { cookie: newDevice() })).status).toBe(200)
  slow[0]?.socket.destroy()
  await receiving(2)
  slow.push(drip(base, slowly, newDevice()))
  await receiving(3)
  expect((await post(base, { cookie })).status).toBe(200)
  for (const { socket } of slow) socket.destroy()
  await receiving(0)
})

test('space that running uploads may still fill does not count as free, so the staff’s reserve holds', async () => {
  const base = await open({ free: async () => 1024 ** 3 + 400_000 })
  const slow = drip(base, slowly, newDevice())
  await receiving(1)
  expect(await post(base, { cookie: newDevice() })).toMatchObject({ status: 503, body: { code: 'no-space' } })
  expect((await post(base, gate)).status).toBe(200)
  slow.socket.destroy()
  await receiving(0)
  expect((await post(base, { cookie: newDevice() })).status).toBe(200)
})

test('bytes that have arrived count as used, not as expected too', async () => {
  let bytes = 1024 ** 3 + 600_000
  const base = await open({ free: async () => bytes })
  const slow = drip(base, slowly, newDevice())
  onTestFinished(() => void slow.socket.destroy())
  await receiving(1)
  slow.socket.write(Buffer.alloc(400_000))
  const [form = ''] = await left()
  const written = () => stat(join(built.folder, 'uploads', form, '0')).catch(() => undefined)
  await eventually(async () => ((await written())?.size ?? 0) >= 400_000)
  bytes -= 400_000
  expect((await post(base, { cookie: newDevice() })).status).toBe(200)
  slow.socket.destroy()
  await receiving(0)
})

test('what visitors’ forms may still fill does not count against staff, whose space visitors cannot use', async () => {
  let bytes = 1024 ** 3
  const base = await open({ free: async () => bytes })
  const slow = drip(base, slowly, newDevice())
  await receiving(1)
  bytes = 256 * 1024 ** 2 + 100_000
  expect((await post(base, gate)).status).toBe(200)
  slow.socket.destroy()
  await receiving(0)
})

test('a killed server’s upload folders are deleted at the next start, a running server’s are not', async () => {
  const folder = makeDataFolder()
  onTestFinished(() => removeDataFolder(folder))
  for (const name of ['form-old', 'form-new']) await mkdir(join(folder, 'uploads', name), { recursive: true })
  await utimes(join(folder, 'uploads/form-old'), 0, 0)
  await open({}, folder)
  await eventually(async () => (await left(folder)).join() === 'form-new')
})
