import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { phone, world } from '#tests/world/fixture.ts'
import { enterPhotos } from '../test-contest.ts'
import { contestForAll, galleryHas, heart } from '../test-screens.ts'

contestForAll()

describe('one photo', () => {
  journey('fills the screen; keys, swipes and Escape turn and close it', async () => {
    const [a, b, c] = (await enterPhotos(world.url, [3, 2, 1])) as [string, string, string]
    await galleryHas(3)
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
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await expect.poll(() => heart(page, b).getAttribute('aria-pressed')).toBe('true')
    await close()
  })

  journey('is opened by its link, and a link to none says so', async () => {
    const [id = ''] = await enterPhotos(world.url, [1])
    await galleryHas(1)
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
    await galleryHas(1)
    const { page, open, close } = await phone()
    await page.route('**/photos/*/*.webp', route => route.fulfill({ status: 404 }))
    await open('/gallery')
    await page.getByText('Image not available').waitFor()
    await close()
  })

  journey('can be reported, after a second tap', async () => {
    const [id = ''] = await enterPhotos(world.url, [1])
    await galleryHas(1)
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
  await world.context.responseCache.changed('photos-day')
  await eventually(
    async () => (await (await fetch(`${world.url}/api/photos/day`)).json()).photos.length === 1,
  )
  await open('/')
  await eventually(async () => (await picture.getAttribute('src'))?.startsWith('/photos/'))
  await expect.poll(() => page.locator('.potd').textContent()).toContain('Pilgrim 1')
  await close()
})
