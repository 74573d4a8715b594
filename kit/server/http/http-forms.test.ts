import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { app, folder, serverForAll } from './test-server.ts'

serverForAll()

const form = (parts: [header: string, body: string][]) => ({
  payload: `${parts.map(([header, body]) => `--b\r\nContent-Disposition: form-data; ${header}\r\n\r\n${body}\r\n`).join('')}--b--\r\n`,
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
})
const send = (parts: [string, string][]) =>
  app.inject({ method: 'POST', url: '/api/pictures', ...form(parts) })
const asha: [string, string] = ['name="name"', 'Asha']
const file = (length: number, name = 'photo'): [string, string] => [
  `name="${name}"; filename="../../${name}.jpg"`,
  'x'.repeat(length),
]

test('a form with files is received up to the exact limit, and its temporary files are deleted', async () => {
  const answer = await send([asha, file(1000), file(7, 'photo2')])
  expect(answer.json()).toEqual({ name: 'Asha', sizes: [1000, 7], text: 'x'.repeat(1000) })
  expect((await send([file(999), asha])).statusCode).toBe(201)
  expect((await send([asha, file(1001)])).json().code).toBe('file-too-large')
  expect((await send([asha, file(1001)])).statusCode).toBe(413)
  expect((await send([asha, file(500_000)])).statusCode).toBe(413)
  expect(await readdir(join(folder, 'uploads'))).toEqual([])
})

test.each([
  ['without its file', [asha], [{ path: 'photo', code: 'required' }]],
  ['with an unchosen file', [asha, ['name="photo"; filename=""', '']], [{ path: 'photo', code: 'required' }]],
  ['with an unknown file', [asha, file(1), file(1, 'other')], [{ path: 'other', code: 'unknown' }]],
  ['with a file twice', [asha, file(1), file(1)], [{ path: 'photo', code: 'invalid' }]],
  ['with a field twice', [asha, asha, file(1)], [{ path: 'name', code: 'invalid' }]],
  [
    'with an unknown field',
    [asha, file(1), ['name="is_approved"', 'true']],
    [{ path: 'is_approved', code: 'unknown' }],
  ],
  ['with __proto__', [asha, file(1), ['name="__proto__"', 'x']], [{ path: '__proto__', code: 'unknown' }]],
  [
    'with a field above 64 KiB',
    [['name="name"', 'x'.repeat(70_000)], file(1)],
    [{ path: 'name', code: 'invalid' }],
  ],
  [
    'with forty parts',
    Array.from({ length: 40 }, (_, i) => [`name="f${i}"`, '']),
    [{ path: '', code: 'invalid' }],
  ],
] as [string, [string, string][], unknown][])('a form %s is 400', async (_, parts, fields) => {
  const answer = await send(parts)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toEqual(fields)
  expect(await readdir(join(folder, 'uploads'))).toEqual([])
})

test('an interrupted form is 400', async () => {
  const { payload, headers } = form([asha, file(100)])
  for (const cut of [payload.slice(0, -20), payload.slice(0, 60), '', 'x', '--b--']) {
    const answer = await app.inject({ method: 'POST', url: '/api/pictures', payload: cut, headers })
    expect([cut, answer.statusCode]).toEqual([cut, 400])
  }
  const unbounded = await app.inject({
    method: 'POST',
    url: '/api/pictures',
    payload,
    headers: { 'content-type': 'multipart/form-data' },
  })
  expect(unbounded.statusCode).toBe(400)
  expect(await readdir(join(folder, 'uploads'))).toEqual([])
})

test('a form instead of JSON, or JSON instead of a form, is 415', async () => {
  const { payload, headers } = form([asha])
  expect((await app.inject({ method: 'POST', url: '/api/things', payload, headers })).statusCode).toBe(415)
  const json = { 'content-type': 'application/json' }
  const pictures = await app.inject({ method: 'POST', url: '/api/pictures', payload: '{}', headers: json })
  expect(pictures.statusCode).toBe(415)
})
