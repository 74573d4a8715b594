import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newEntry, newPicture } from '#features/photo-contest/test-contest.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { type Answer, type Device, openDevice } from '../world/device.ts'
import { fillDisk, nobody, smallVolume } from './small-volume.ts'

const sentence = 'The disk of DATA_DIR is full: free some space and start again.'

const words = () => Array.from({ length: 1800 }, () => String.fromCharCode(97 + Math.random() * 26)).join('')
const feedback = () => ({
  ...{ id: crypto.randomUUID() as string, name: 'Asha', feedback: words(), rating: 4 },
  ...{ notice_version: 'feedback-1', notice_language: 'hi' },
})

test('on a disk that fills up completely the guide says so, loses nothing, and continues once there is space', async () => {
  const volume = smallVolume(1400)
  const dataDir = join(volume, 'data')
  mkdirSync(dataDir)
  chownSync(dataDir, nobody.uid, nobody.gid)
  const start = () => startServer(dataDir, { user: nobody })
  let server: ServerProcess = await start()
  onTestFinished(() => server.kill('SIGKILL'))
  expect(server.stderr()).not.toContain('full')
  const phones = await Promise.all(Array.from({ length: 12 }, () => openDevice(server.url)))
  const [phone] = phones as [Device, ...Device[]]
  expect((await phone.send('/api/photos', newEntry(), await newPicture())).status).toBe(201)

  // Below a gigabyte visitors' photos are refused before the database runs out of space.
  fillDisk(join(volume, 'ballast'), 400)
  let entered = 1
  let refused: Answer | undefined
  await expect
    .poll(async () => {
      const answer = await phone.send('/api/photos', newEntry(), await newPicture())
      // The free space is measured at intervals; until then photos are accepted, and must stay.
      if (answer.status === 201) entered += 1
      refused = answer
      return answer.status
    })
    .toBe(503)
  expect(refused?.body).toEqual({ code: 'no-space', message: expect.stringContaining('no space left') })
  expect(await (await fetch(`${server.url}/readyz`)).text()).toMatch(/MB of disk space are free/)
  expect((await phone.post('/api/feedback', feedback())).status).toBe(201)

  fillDisk(join(volume, 'ballast'))
  const kept: string[] = []
  let lost: ReturnType<typeof feedback> | undefined
  for (const device of phones)
    for (let n = 0; n < 9 && !lost; n += 1) {
      const said = feedback()
      const answer = await device.post('/api/feedback', said)
      if (answer.status === 201) kept.push(said.id)
      else {
        expect(answer).toMatchObject({
          status: 503,
          body: { code: expect.stringMatching(/^(no-space|unavailable)$/) },
        })
        expect(answer.headers.get('retry-after')).not.toBeNull()
        lost = said
      }
    }
  expect(lost, 'a full disk takes no more').toBeDefined()
  for (const path of ['/', '/healthz', '/api/facilities'])
    expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200])

  // With space again the same feedback is accepted, and everything that was acknowledged is there once.
  rmSync(join(volume, 'ballast'))
  await expect.poll(async () => (await phones.at(-1)?.post('/api/feedback', lost))?.status).toBe(201)
  expect((await phone.get('/api/photos/mine')).body.photos).toHaveLength(entered)
  for (const id of kept) {
    const again = await phone.post('/api/feedback', { ...feedback(), id })
    expect(again).toMatchObject({ status: 422, body: { code: 'key-reused' } })
  }

  fillDisk(join(volume, 'ballast'))
  server.kill('SIGTERM')
  await server.ended
  server = await start()
  // It opens if the database needs no more space to start; otherwise it says why in one sentence.
  if (!server.url) {
    expect(await server.ended).toBe(1)
    expect(server.stderr().trim()).toBe(sentence)
  }
  server.kill('SIGTERM')
  await server.ended
  rmSync(join(volume, 'ballast'))
  server = await start()
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  server.kill('SIGTERM')
  await server.ended
})

test('a first start on a full disk says so in one sentence, and leaves nothing incomplete', async () => {
  const volume = smallVolume(30)
  const dataDir = join(volume, 'data')
  mkdirSync(dataDir)
  chownSync(dataDir, nobody.uid, nobody.gid)
  const server = await startServer(dataDir, { user: nobody })
  expect(await server.ended).toBe(1)
  expect(server.stderr().trim()).toBe(sentence)
  execFileSync('mount', ['-o', 'remount,size=600m', volume])
  const again = await startServer(dataDir, { user: nobody })
  onTestFinished(() => again.kill('SIGKILL'))
  expect((await fetch(`${again.url}/healthz`)).status).toBe(200)
  again.kill('SIGTERM')
  expect(await again.ended).toBe(0)
})
