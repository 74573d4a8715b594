import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { openDevice } from '#tests/world/device.ts'
import { eventually } from '#tests/world/eventually.ts'
import { phone, world } from '#tests/world/fixture.ts'
import { contestForAll, enterPhotos, galleryHas, heart } from '../test-contest.ts'

contestForAll()

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
    waits: 'Your vote will be sent automatically',
    waiting: /Your vote for photo .* waits to be sent/,
    top: 'Top',
    empty: 'No photos submitted yet.',
    loadFailed: 'Failed to load photos',
  },
  {
    language: 'hi',
    recorded: 'आपका वोट दर्ज हो गया!',
    already: 'आप इस फोटो को पहले ही वोट दे चुके हैं।',
    failed: 'वोट नहीं हो सका। कृपया फिर कोशिश करें।',
    waits: 'नेटवर्क आते ही अपने आप भेज दिया जाएगा',
    waiting: /को आपका वोट भेजा जाना बाकी है/,
    top: 'सबसे आगे',
    empty: 'अभी तक कोई फोटो नहीं आई।',
    loadFailed: 'फोटो नहीं खुल सकीं',
  },
] as const

describe.each(languages)('in $language', said => {
  journey('photos stand by votes, the top ones say so, and a heart counts once', async () => {
    const [least, most, even] = (await enterPhotos(world.url, [0, 2, 2])) as [string, string, string]
    await galleryHas(3)
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
    await galleryHas(1)
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

  journey('a vote whose answer is lost is asked again until there is one, and counts once', async () => {
    const [id = ''] = await enterPhotos(world.url, [1])
    await galleryHas(1)
    const { page, open, close } = await phone({ language: said.language })
    await open('/gallery')
    await page.route('**/votes', async route => {
      await route.fetch()
      await route.abort()
    })
    await heart(page, id).click()
    await page.locator('.toast').getByText(said.waits).waitFor()
    await page.getByRole('button', { name: said.waiting }).waitFor()
    await expect.poll(() => votesIn(id)).toBe(2)
    await page.unroute('**/votes')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.locator('.toast').getByText(said.recorded).waitFor()
    await expect.poll(() => heart(page, id).getAttribute('aria-pressed')).toBe('true')
    await eventually(async () => (await heart(page, id).textContent()) === '2')
    await expect.poll(() => votesIn(id)).toBe(2)
    await close()
  })

  journey('no photo, and no list, are said', async () => {
    await galleryHas(0)
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
    await galleryHas(1)
    const { page, open, close } = await phone()
    await follow(page, open)
    const voter = await openDevice(world.url)
    await voter.post(`/api/photos/${first}/votes`, { user_identifier: voter.voterId })
    await eventually(async () => (await heart(page, first).textContent()) === '2', 3000)
    const [second = ''] = await enterPhotos(world.url, [0])
    await eventually(async () => (await tiles(page)).join() === [first, second].join(), 3000)
    await world.owner.query('update photo_contest_submissions set is_hidden = true where id = $1', [second])
    await world.context.live.publish('photos-gone', second, { id: second })
    await eventually(async () => (await tiles(page)).join() === first, 3000)
    await close()
  })

  journey('what was missed during a break is there when the phone looks again', async () => {
    const [first = ''] = await enterPhotos(world.url, [1])
    await galleryHas(1)
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
    await galleryHas(10)
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
    await expect.poll(async () => (await tiles(page))[1]).toBe(fresh)
    await close()
  })
})

journey('thousands of photos are read page by page while one scrolls', async () => {
  await world.owner.query(
    `insert into photo_contest_submissions
       (id, image_hash, width, height, name, phone, device, fingerprint, notice_version, notice_language, created_at)
     select gen_random_uuid(), md5(n::text), 800, 600, 'Pilgrim ' || n, '1', 'planted', '', '1', 'en', now()
     from generate_series(1, 3000) n`,
  )
  await world.context.responseCache.changed('photos')
  await galleryHas(24)
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

journey('the only photo has the whole row', async () => {
  await enterPhotos(world.url, [0])
  await galleryHas(1)
  const { page, open, close } = await phone()
  await open('/gallery')
  const boxes = () =>
    page.locator('[data-photo]').evaluateAll(photos =>
      photos.map(photo => {
        const { x, width } = photo.getBoundingClientRect()
        return [x, width]
      }),
    )
  await expect.poll(boxes).toEqual([[0, 360]])
  await close()
})
