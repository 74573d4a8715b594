import { expect, test } from 'vitest'
import { enterPhotos } from '#features/photo-contest/test-contest.ts'
import { openDevice } from '#tests/world/device.ts'
import { world, worldForAll } from '#tests/world/fixture.ts'
import { signedInBrowser } from '#tests/world/staff-browser.ts'

worldForAll()

const ask = async (path: string) => {
  const { status, headers } = await fetch(world.url + path)
  return { status, retryAfter: Number(headers.get('retry-after')) }
}
/** Locks the table until `work` is done, so that its reads wait. */
async function whileReadsWait(work: () => Promise<void>) {
  const client = await world.owner.connect()
  try {
    await client.query('begin; lock table lost_found_items in access exclusive mode')
    await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('a crowd of readers is refused at once beyond a short queue, while votes, staff and feedback are served', async () => {
  const [photo] = await enterPhotos(world.url, [0])
  const staff = await signedInBrowser(world.url)
  const voter = await openDevice(world.url)
  await ask('/api/photos?limit=100')
  await whileReadsWait(async () => {
    const answers: { status: number; retryAfter: number }[] = []
    const reads = Array.from({ length: 200 }, async () => {
      const older = `/api/lost-found/older?type=Lost&before=${crypto.randomUUID()}`
      answers.push(await ask(older))
    })
    await expect.poll(() => answers.length).toBeGreaterThanOrEqual(100)
    expect(answers.every(({ status, retryAfter }) => status === 503 && retryAfter > 0)).toBe(true)

    const vote = voter.post(`/api/photos/${photo}/votes`, { user_identifier: voter.voterId })
    const feedback = {
      id: crypto.randomUUID(),
      name: 'Asha',
      feedback: 'Good',
      rating: 5,
      notice_version: 'feedback-1',
      notice_language: 'hi',
    }
    expect((await vote).status).toBe(201)
    expect((await voter.post('/api/feedback', feedback)).status).toBe(201)
    expect((await staff.call('GET', '/api/staff-accounts')).status).toBe(200)
    expect((await openDevice(world.url)).voterId).toBeTruthy()
    // From the response cache, whatever part of the list is requested.
    for (const query of ['', '?limit=100', '?limit=1', '?limit=37'])
      expect((await ask(`/api/photos${query}`)).status, query).toBe(200)
    expect((await ask('/api/photos?limit=100&page=7')).status).toBe(400)
    await Promise.all(reads)
  })
})
