import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { openDevice } from '#tests/world/device.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { openPhone } from '#tests/world/phone.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import { emptyContest, enterPhotos, newPicture } from '../test-contest.ts'

let world: World
browserForAll()
beforeAll(async () => {
  world = await openWorld({ pages: true })
})
afterAll(async () => {
  await world.close()
})
beforeEach(() => emptyContest(world))

/** A phone whose clock is ahead of the world's by what its storage says (ms); it jumps when that changes. */
const phone = async () => {
  if (!browser) throw new Error('no browser')
  const before = () => {
    const real = Date.now
    Date.now = () => real() + Number(localStorage.getItem('clock') ?? 0)
  }
  const opened = await openPhone(browser, world.url, { before })
  return {
    ...opened,
    jump: (ms: number) => opened.page.evaluate(to => localStorage.setItem('clock', String(to)), ms),
  }
}
const day = 86_400_000
const rows = async () => (await world.owner.query('select 1 from photo_contest_submissions')).rowCount
const list = async () => (await (await fetch(`${world.url}/api/photos`)).json()).photos

describe.each([
  ['a year ahead', 365 * day],
  ['an hour behind', -day / 24],
  ['ten years behind', -3650 * day],
])('a phone whose clock is %s', (_, ahead) => {
  journey('sees the gallery of now, new photos and votes, and votes once', async () => {
    const { page, open, jump, close } = await phone()
    await open('/')
    await jump(ahead)
    const [first = ''] = await enterPhotos(world.url, [1])
    await eventually(async () => (await list()).length === 1)
    const stream = page.waitForResponse('**/api/live?*')
    await open('/gallery')
    await stream
    const heart = page.locator(`[data-photo="${first}"] button`)
    await heart.waitFor()
    const voter = await openDevice(world.url)
    await voter.post(`/api/photos/${first}/votes`, { user_identifier: voter.voterId })
    await eventually(async () => (await heart.textContent()) === '2', 4000)
    const [second = ''] = await enterPhotos(world.url, [0])
    await page.locator(`[data-photo="${second}"]`).waitFor({ timeout: 4000 })
    await heart.click()
    await page.getByText('Your vote has been recorded!').waitFor()
    await eventually(async () => (await heart.textContent()) === '3')
    await close()
  })
})

journey(
  'a photo that waits while the clock jumps by years is not lost: its sender sends it, once',
  async () => {
    const { page, open, jump, close } = await phone()
    await open('/photo-contest')
    await page.waitForLoadState('networkidle')
    await jump(-4000 * day)
    const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await newPicture(400, 300) }
    await page.locator('input[type=file]').last().setInputFiles(photo)
    await page.getByAltText('Chosen photo').waitFor()
    await page.getByLabel('Full name').fill('Anita Devi')
    await page.getByLabel('Phone number').fill('9835012345')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Submit photo' }).click()
    await page.getByRole('heading', { name: 'Waiting to be sent' }).waitFor()
    // The network comes back, and with it the right time.
    await jump(0)
    await page.context().setOffline(false)
    await page.getByText('Waited more than 7 days').waitFor()
    await expect.poll(() => rows()).toBe(0)
    await page.getByRole('button', { name: 'Send now' }).click()
    await page.getByRole('heading', { name: 'Waiting to be sent' }).waitFor({ state: 'detached' })
    await expect.poll(() => rows()).toBe(1)
    await close()
  },
)
