import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#kit/server/db/open.ts'
import { makeDataFolder, postmasterOf, removeDataFolder } from '../data-folder.ts'
import { startServer } from '../server-process.ts'
import { openDevice } from '../world/device.ts'

test('while the database is away each call is answered in time with 503 and a time to come back; afterwards everything is there', async () => {
  const dataDir = makeDataFolder()
  const server = await startServer(dataDir)
  onTestFinished(async () => {
    server.kill('SIGTERM')
    await server.ended
    removeDataFolder(dataDir)
  })
  const device = await openDevice(server.url)
  const sent = new Set<string>()
  const feedback = async () => {
    const id = crypto.randomUUID()
    const body = { id, name: 'Asha', feedback: 'नल', rating: 5, notice_version: 'v1', notice_language: 'hi' }
    const { status, headers } = await device.post('/api/feedback', body)
    if (status === 201) sent.add(id)
    return { status, retryAfter: Number(headers.get('retry-after')) }
  }
  expect((await feedback()).status).toBe(201)
  const answers: Awaited<ReturnType<typeof feedback>>[] = []
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  await expect
    .poll(async () => {
      answers.push(await feedback())
      return answers.some(({ status }) => status === 503) && answers.at(-1)?.status === 201
    })
    .toBe(true)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]))
  for (const { status, retryAfter } of answers) if (status === 503) expect(retryAfter).toBeGreaterThan(0)
  const { pool, close } = await openDatabase({ databaseUrl: undefined, dataDir })
  const stored = (await pool.query('select id from feedback')).rows.map(({ id }) => id)
  await close()
  expect(stored).toEqual(expect.arrayContaining([...sent]))
})
