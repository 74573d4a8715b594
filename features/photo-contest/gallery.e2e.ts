import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import { shortId } from '#common/id.ts'
import { journey, openBrowser } from '#tests/browser.ts'
import { openDevice } from '#tests/world/device.ts'
import { eventually } from '#tests/world/eventually.ts'
import { openPhone, type PhoneOptions } from '#tests/world/phone.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import { enterPhotos } from './test-photos.ts'

let world: World
let browser: Browser | undefined
beforeAll(async () => {
  world = await openWorld()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await world.close()
})
beforeEach(async () => {
  await world.owner.query(
    'truncate photo_contest_submissions, photo_votes, photo_vote_decisions, photo_reports',
  )
  await world.house.prepared.changed('photos')
})

const phone = async (options?: PhoneOptions) => {
  if (!browser) throw new Error('no browser')
  return openPhone(browser, world.url, options)
}
/** The gallery's list, once the server tells it. */
const told = (count: number) =>
  eventually(async () => (await (await fetch(`${world.url}/api/photos`)).json()).photos.length === count)
const heart = (page: Page, id: string) => page.getByRole('button', { name: new RegExp(`#${shortId(id)}`) })
const tiles = (page: Page) =>
  page.locator('[data-photo]').evaluateAll(all => all.map(tile => (tile as HTMLElement).dataset.photo))
const votesIn = async (id: string) =>
  (await world.owner.query('select vote_count from photo_contest_submissions where id = $1', [id])).rows[0]
    .vote_count

/** Opens the gallery and waits until it follows what happens. */
async function follow(page: Page, open: (path: string) => Promise<void>) {
  const stream = page.waitForResponse('**/api/live?*')
  await open('/gallery')
  await stream
}

const languages = [
  {
    language: 'en',
    recorded: 'Your vote has been recorded!',
    already: 'You have already voted for this photo.',
    failed: 'Failed to vote. Please try again.',
    top: 'Top',
    empty: 'No photos submitted yet.',
    loadFailed: 'Failed to load photos',
  },
  {
    language: 'hi',
    recorded: 'आपका वोट दर्ज हो गया!',
    already: 'आप इस फोटो को पहले ही वोट दे चुके हैं।',
    failed: 'वोट नहीं हो सका। कृपया फिर कोशिश करें।',
    top: 'शीर्ष',
    empty: 'अभी तक कोई फोटो नहीं आई।',
    loadFailed: 'फोटो नहीं खुल सकीं',
  },
] as const

describe.each(languages)('in $language', said => {
  journey('photos stand by votes, the top ones say so, and a heart counts once', async () => {
    const [least, most, even] = (await enterPhotos(world.url, [0, 2, 2])) as [string, string, string]
    await told(3)
    const { page, open, isAccessible, close } = await phone({ language: said.language })
    await open('/gallery')
    await eventually(async () => (await tiles(page)).join() === [even, most, least].join())
    await expect.poll(() => page.getByText(said.top, { exact: true }).count()).toBe(2)
    await isAccessible()

    await heart(page, least).click()
    await page.getByText(said.recorded).waitFor()
    await eventually(async () => (await heart(page, least).textContent()) === '1')
    await expect.poll(() => heart(page, least).getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => votesIn(least)).toBe(1)
    await heart(page, least).click({ force: true })
    await page.getByText(said.already).waitFor()

    await page.reload()
    await eventually(async () => (await heart(page, least).getAttribute('aria-disabled')) === 'true')
    await expect.poll(() => heart(page, most).getAttribute('aria-disabled')).toBe('false')
    await expect.poll(() => votesIn(least)).toBe(1)
    await close()
  })

  journey('a vote that fails leaves the heart as it was', async () => {
    const [id = ''] = await enterPhotos(world.url, [1])
    await told(1)
    const { page, open, close } = await phone({ language: said.language })
    await open('/gallery')
    await page.route('**/votes', route => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
    await heart(page, id).click()
    await page.getByText(said.failed).waitFor()
    await expect.poll(() => heart(page, id).getAttribute('aria-pressed')).toBe('false')
    await expect.poll(() => heart(page, id).textContent()).toBe('1')
    await page.unroute('**/votes')
    await heart(page, id).click()
    await eventually(async () => (await heart(page, id).textContent()) === '2')
    await close()
  })

  journey('a vote whose answer is lost counts once, and the next tap says so', async () => {
    const [id = ''] = await enterPhotos(world.url, [1])
    await told(1)
    const { page, open, close } = await phone({ language: said.language })
    await open('/gallery')
    await page.route('**/votes', async route => {
      await route.fetch()
      await route.abort()
    })
    await heart(page, id).click()
    await page.getByText(said.failed).waitFor()
    await expect.poll(() => votesIn(id)).toBe(2)
    await page.unroute('**/votes')
    await heart(page, id).click()
    await page.getByText(said.already).waitFor()
    await expect.poll(() => heart(page, id).getAttribute('aria-pressed')).toBe('true')
    await eventually(async () => (await heart(page, id).textContent()) === '2')
    await expect.poll(() => votesIn(id)).toBe(2)
    await close()
  })

  journey('no photo, and no list, are said', async () => {
    await told(0)
    const { page, open, isAccessible, close } = await phone({ language: said.language })
    await open('/gallery')
    await page.getByText(said.empty).waitFor()
    await isAccessible()
    await open('/')
    await page.route('**/api/photos', route => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
    await page.locator('main a[href="/gallery"]').first().click()
    await page.getByText(said.loadFailed).waitFor()
    await isAccessible()
    await close()
  })
})

describe('on other open phones', () => {
  journey('a vote and a new photo appear by themselves, a hidden one goes', async () => {
    const [first = ''] = await enterPhotos(world.url, [1])
    await told(1)
    const { page, open, close } = await phone()
    await follow(page, open)
    const voter = await openDevice(world.url)
    await voter.post(`/api/photos/${first}/votes`, { user_identifier: voter.voterId })
    await eventually(async () => (await heart(page, first).textContent()) === '2', 3000)
    const [second = ''] = await enterPhotos(world.url, [0])
    await eventually(async () => (await tiles(page)).join() === [first, second].join(), 3000)
    await world.owner.query('update photo_contest_submissions set is_hidden = true where id = $1', [second])
    await world.house.live.publish('photos-gone', second, { id: second })
    await eventually(async () => (await tiles(page)).join() === first, 3000)
    await close()
  })

  journey('what was missed during a break is there when the phone looks again', async () => {
    const [first = ''] = await enterPhotos(world.url, [1])
    await told(1)
    const { page, open, close } = await phone()
    await follow(page, open)
    await page.context().setOffline(true)
    const voters = await Promise.all([1, 2, 3].map(() => openDevice(world.url)))
    for (const voter of voters)
      await voter.post(`/api/photos/${first}/votes`, { user_identifier: voter.voterId })
    await page.context().setOffline(false)
    await eventually(async () => (await heart(page, first).textContent()) === '4', 20_000)
    await close()
  })

  journey('new photos wait for who reads further down, and nothing moves under the thumb', async () => {
    await enterPhotos(world.url, [3, 2, 1, 1, 1, 1, 1, 1, 1, 0])
    await told(10)
    const { page, open, close } = await phone()
    await follow(page, open)
    // The list may still be growing.
    await page.waitForFunction(() => {
      scrollTo(0, 700)
      return scrollY > 600
    })
    const before = await tiles(page)
    const [fresh = ''] = await enterPhotos(world.url, [0])
    await page.getByRole('button', { name: 'New photos: 1' }).waitFor()
    expect(await tiles(page)).toEqual(before)
    await page.getByRole('button', { name: 'New photos: 1' }).click()
    expect((await tiles(page))[1]).toBe(fresh)
    await close()
  })
})

describe('one photo', () => {
  journey('fills the screen; keys, swipes and Escape turn and close it', async () => {
    const [a, b, c] = (await enterPhotos(world.url, [3, 2, 1])) as [string, string, string]
    await told(3)
    const { page, open, isAccessible, close } = await phone()
    await open('/gallery')
    await page.getByRole('link', { name: 'Photo by Pilgrim 2' }).click()
    const viewer = page.getByRole('dialog', { name: /Photo #/ })
    const shows = (id: string) => eventually(() => page.url().endsWith(id))
    await viewer.getByText('Pilgrim 2').waitFor()
    await isAccessible()
    await page.keyboard.press('ArrowRight')
    await shows(c)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await shows(a)
    // A finger that goes to the left brings the next one.
    await page.mouse.move(300, 400)
    await page.mouse.down()
    await page.mouse.move(120, 405, { steps: 4 })
    await page.mouse.up()
    await shows(b)
    await viewer.getByRole('button', { name: /^Like/ }).click()
    await page.getByText('Your vote has been recorded!').waitFor()
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('')
    await expect.poll(() => heart(page, b).getAttribute('aria-pressed')).toBe('true')
    await close()
  })

  journey('is opened by its link, and a link to none says so', async () => {
    const [id = ''] = await enterPhotos(world.url, [1])
    await told(1)
    const { page, open, close } = await phone({ language: 'hi' })
    await open(`/gallery?photo=${id}`)
    await page.getByRole('dialog').getByRole('heading', { name: 'Pilgrim 1' }).waitFor()
    await page.getByRole('button', { name: 'बंद करें' }).first().click()
    await page.getByRole('heading', { name: 'फोटो गैलरी' }).waitFor()
    await open(`/gallery?photo=${crypto.randomUUID()}`)
    await page.getByRole('dialog').getByText('फोटो उपलब्ध नहीं है').waitFor()
    await close()
  })

  journey('whose picture is gone says so in its own box', async () => {
    await enterPhotos(world.url, [1])
    await told(1)
    const { page, open, close } = await phone()
    await page.route('**/photos/*/*.webp', route => route.fulfill({ status: 404 }))
    await open('/gallery')
    await page.getByText('Image not available').waitFor()
    await close()
  })

  journey('can be reported, after a second tap', async () => {
    const [id = ''] = await enterPhotos(world.url, [1])
    await told(1)
    const { page, open, isAccessible, close } = await phone()
    await open(`/gallery?photo=${id}`)
    await page.getByRole('button', { name: 'Report photo' }).click()
    await page.getByRole('heading', { name: 'Report this photo?' }).waitFor()
    await isAccessible()
    await page.getByRole('dialog', { name: 'Report this photo?' }).getByText('Report photo').click()
    await page.getByText('Thank you. Staff will look at this photo.').waitFor()
    const { rows } = await world.owner.query('select photo_id from photo_reports')
    expect(rows).toEqual([{ photo_id: id }])
    await close()
  })
})

journey('home shows the newest approved photos, and our own pictures while there are none', async () => {
  const { page, open, close } = await phone()
  await open('/')
  const picture = page.locator('.potd img')
  await eventually(async () => (await picture.getAttribute('src')) === '/art/day-1.svg')
  const [id = ''] = await enterPhotos(world.url, [0])
  await world.owner.query('update photo_contest_submissions set is_approved = true where id = $1', [id])
  await world.house.prepared.changed('photos-day')
  await eventually(
    async () => (await (await fetch(`${world.url}/api/photos/day`)).json()).photos.length === 1,
  )
  await open('/')
  await eventually(async () => (await picture.getAttribute('src'))?.startsWith('/photos/'))
  await expect.poll(() => page.locator('.potd').textContent()).toContain('Pilgrim 1')
  await close()
})

journey('thousands of photos are read page by page while one scrolls', async () => {
  await world.owner.query(
    `insert into photo_contest_submissions
       (id, image_hash, width, height, name, phone, device, fingerprint, notice_version, notice_language, created_at)
     select gen_random_uuid(), md5(n::text), 800, 600, 'Pilgrim ' || n, '1', 'planted', '', '1', 'en', now()
     from generate_series(1, 3000) n`,
  )
  await world.house.prepared.changed('photos')
  await told(24)
  const { page, open, close } = await phone()
  let pictures = 0
  page.on('request', request => {
    if (request.url().endsWith('.webp')) pictures += 1
  })
  await open('/gallery')
  await page.waitForLoadState('networkidle')
  // What is far below is neither read nor fetched.
  expect((await tiles(page)).length).toBeLessThan(100)
  expect(pictures).toBeLessThan(40)
  let last = 0
  for (let pages = 0; pages < 8; pages += 1) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const before = last
    await eventually(async () => (await tiles(page)).length > before)
    last = (await tiles(page)).length
  }
  const ids = await tiles(page)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(300)
  await close()
})
