import { beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '#tests/world/eventually.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { staffMember } from '#tests/world/world.ts'
import { clipIds, mostBytes, sizeOf } from './clips/clip-list.ts'
import type { Clip } from './clips/clip-urls.ts'
import { clipsTopic } from './clips/contract.ts'
import { recorded, wordsFor } from './clips/join.ts'
import { judge } from './clips/judge.ts'
import { clipForm, webm } from './test-webm.ts'

worldForAll()
beforeEach(async () => {
  await world.owner.query('truncate spoken_clips')
  await world.context.responseCache.changed(clipsTopic)
})
const asks = (name: string, body?: FormData) => {
  world.signIn(staffMember('admin'))
  return newVisitor(world).call<Clip & { code?: string }>(name, body)
}
const send = (file: Buffer, clip = 'water') => asks('POST /api/spoken-clips', clipForm(clip, 'hi', file))
const visitor = () => newVisitor(world, false)
const listed = async () =>
  (await visitor().call<{ clips: Clip[] }>('GET /api/spoken-clips')).body.clips.map(({ hash }) => hash)

test('a recording is stored only once somebody says that they have listened to it', async () => {
  const unheard = await asks('POST /api/spoken-clips', clipForm('water', 'hi', webm(1000), 'false'))
  expect([unheard.status, unheard.body.code]).toEqual([409, 'not-heard'])
  expect(await listed()).toEqual([])
})
test('a recording is public, is replaced by the next one, and can be removed', async () => {
  const first = await send(webm(1000))
  expect([first.status, first.body.ms, first.body.bytes]).toEqual([201, 1000, webm(1000).length])
  await eventually(async () => (await listed()).join() === first.body.hash)
  const file = await fetch(`${world.url}/api/spoken-clips/${first.body.hash}`)
  expect([file.headers.get('content-type'), Buffer.from(await file.arrayBuffer())]).toEqual([
    'audio/webm',
    webm(1000),
  ])
  const second = await send(webm(2000))
  await eventually(async () => (await listed()).join() === second.body.hash)
  expect((await visitor().call(`GET /api/spoken-clips/${first.body.hash}`)).status).toBe(404)
  expect((await asks('DELETE /api/spoken-clips/hi/water')).status).toBe(204)
  expect((await asks('DELETE /api/spoken-clips/hi/water')).status).toBe(404)
  await eventually(async () => (await listed()).length === 0)
})

test('a file that is no recording, too long, too short, silent or too large is refused, and the previous one stays', async () => {
  const kept = await send(webm(1000))
  const refused = async (file: Buffer, clip?: string) => (await send(file, clip)).body.code
  expect([
    await refused(Buffer.from('RIFF    WEBPVP8 ')),
    await refused(webm(1000, { codec: 'A_VORBIS' })),
    await refused(webm(1000, { docType: 'matroska' })),
    await refused(webm(1000).subarray(0, -3)),
    await refused(webm(5600, { packetBytes: 4 })),
    await refused(webm(1700, { packetBytes: 4 }), '5'),
    await refused(webm(100)),
    await refused(webm(1000, { packetBytes: 3 })),
    await refused(webm(5000, { packetBytes: 60 })),
    await refused(webm(1500, { packetBytes: 60 }), '5'),
  ]).toEqual([
    ...Array(4).fill('not-a-recording'),
    ...Array(2).fill('too-long'),
    'too-short',
    'silent',
    ...Array(2).fill('file-too-large'),
  ])
  await eventually(async () => (await listed()).join() === kept.body.hash)
})

test('all recordings in both languages take 400,000 bytes at most', () => {
  const most = clipIds.reduce((sum, clip) => sum + 2 * mostBytes[sizeOf(clip)], 0)
  expect([clipIds.length, most]).toEqual([42, 399_600])
})

describe('an answer', () => {
  const help = { to: '/?help=control-room', answer: { en: 'Call 155304.', hi: '155304 पर कॉल करें।' } }
  const near = (metres: number) => ({
    to: '/facility/toilet',
    nearest: { metres, way: '', name: { en: '', hi: '' }, distance: { en: '', hi: '' } },
  })
  test.each([
    [help, 'help-desk 1 5 5 3 0 4'],
    [near(340), 'toilet nearest 3 hundred-metres'],
    [near(960), 'toilet nearest 1 kilometres'],
    [near(20), 'toilet'],
    [{ to: '/gallery' }, ''],
    [undefined, 'not-found'],
  ])('is joined with its numbers: %j', (item, words) => expect(wordsFor(item).join(' ')).toBe(words))

  test('is never played in part', () => {
    const clip = { clip: 'help-desk', language: 'hi', hash: '', bytes: 1, ms: 1, recorded_at: '' } as const
    expect(recorded([clip], ['help-desk', '1'], 'hi')).toBeUndefined()
    expect(recorded([clip], ['help-desk'], 'hi')).toEqual([clip])
    expect(recorded([clip], ['help-desk'], 'mai')).toBeUndefined()
  })
})

describe('a recording', () => {
  const tone = (seconds: number, loud: number) =>
    Float32Array.from({ length: seconds * 48_000 }, (_, at) =>
      Math.max(-1, Math.min(1, loud * Math.sin(at / 17))),
    )
  test.each([
    ['of a voice', tone(2, 0.3), undefined],
    ['of an empty room', tone(2, 0.005), 'silent'],
    ['that is cut off at the top', tone(2, 1.6), 'too-loud'],
    ['of six seconds', tone(6, 0.3), 'too-long'],
    ['of a tenth of a second', tone(0.1, 0.3), 'too-short'],
  ])('%s is judged', (_, samples, fault) => expect(judge(samples, 48_000, 5500)).toBe(fault))
})
