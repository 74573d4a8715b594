import { describe, expect } from 'vitest'
import type { Staff } from '#kit/server/http/request.ts'
import { journey } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { phone, world } from '#tests/world/fixture.ts'
import type { PhotoPage } from '../contract.ts'
import { contestForAll, enterPhotos, galleryHas, heart, newPicture } from '../test-contest.ts'

contestForAll()

journey(
  'a shared photo that is opened first asks for the language above it; Back then shows the gallery',
  async () => {
    const [id = ''] = await enterPhotos(world.url, [1])
    await galleryHas(1)
    const { page, close } = await phone({ before: () => localStorage.removeItem('app-language') })
    await page.goto(`${world.url}/gallery?photo=${id}`)
    const viewer = page.locator('dialog[open]').filter({ has: page.getByRole('button', { name: 'Close' }) })
    await viewer.waitFor()
    await page.locator('#language').getByRole('button', { name: 'English' }).click()
    await expect.poll(() => page.locator('#language').isVisible()).toBe(false)
    await viewer.waitFor()
    await page.evaluate(() => history.back())
    await viewer.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/gallery')
    await close()
  },
)

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

  journey('is reported no more once the phone has reported many that day, and says so', async () => {
    const [id = ''] = await enterPhotos(world.url, [1])
    await galleryHas(1)
    const { page, open, close } = await phone()
    await open(`/gallery?photo=${id}`)
    const report = async () => {
      await page.getByRole('button', { name: 'Report photo' }).click()
      await page.getByRole('dialog', { name: 'Report this photo?' }).getByText('Report photo').click()
    }
    await report()
    await page.getByText('Thank you. Staff will look at this photo.').waitFor()
    await world.owner.query(`update limits set count = 20 where key like 'photo-report:%'`)
    await report()
    await page.getByText('This phone has reported many photos today.').waitFor()
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

/** Waits for the gallery as the server tells it. */
const listed = (isSo: (list: PhotoPage) => boolean) =>
  eventually(async () => isSo((await (await fetch(`${world.url}/api/photos`)).json()) as PhotoPage))

const languages = [
  { language: 'en', missing: 'Image not available', failed: 'Failed to load photos', again: 'Try Again' },
  { language: 'hi', missing: 'फोटो उपलब्ध नहीं है', failed: 'फोटो नहीं खुल सकीं', again: 'फिर कोशिश करें' },
] as const

journey.each(languages)('in $language, a link opens a photo however far down it stands', async said => {
  const [id = ''] = await enterPhotos(world.url, [0])
  await world.owner.query(
    `insert into photo_contest_submissions
       (id, image_hash, width, height, name, phone, device, fingerprint, notice_version, notice_language, vote_count, ranked_votes, created_at)
     select gen_random_uuid(), md5(n::text), 800, 600, 'Better ' || n, '1', 'planted', '', '1', 'en', 1 + n, 1 + n, now()
     from generate_series(1, 1000) n`,
  )
  await world.context.responseCache.changed('photos')
  await listed(list => list.top === 1001)
  const { page, open, isAccessible, close } = await phone({ language: said.language })
  await open(`/gallery?photo=${id}`)
  const viewer = page.getByRole('dialog')
  await viewer.getByRole('heading', { name: 'Pilgrim 1' }).waitFor()
  await isAccessible()
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
  await page.locator('[data-photo]').first().waitFor()

  for (const gone of ['hidden', 'unknown', 'no id']) {
    if (gone === 'hidden')
      await world.owner.query('update photo_contest_submissions set is_hidden = true where id = $1', [id])
    const address = { hidden: id, unknown: crypto.randomUUID(), 'no id': '<svg onload=alert(1)>' }[gone]
    await open(`/gallery?photo=${encodeURIComponent(address ?? '')}`)
    await viewer.getByText(said.missing).waitFor()
  }
  await close()
})

journey.each(languages)(
  'in $language, a link whose photo the network does not carry can be tried again',
  async said => {
    const [far = ''] = await enterPhotos(world.url, [0, 1])
    await world.owner.query('update photo_contest_submissions set is_hidden = true where vote_count = 0')
    await world.context.responseCache.changed('photos')
    await listed(list => list.photos.length === 1)
    const { page, open, isAccessible, close } = await phone({ language: said.language })
    await page.route(`**/api/photos/${far}`, route => route.abort())
    await open(`/gallery?photo=${far}`)
    const viewer = page.getByRole('dialog')
    await viewer.getByText(said.failed).waitFor()
    await isAccessible()
    await page.unroute(`**/api/photos/${far}`)
    await world.owner.query('update photo_contest_submissions set is_hidden = false')
    await viewer.getByRole('button', { name: said.again }).click()
    await viewer.getByRole('heading', { name: 'Pilgrim 1' }).waitFor()
    await close()
  },
)

journey('where staff look first, the sender sees its own photo at once and nobody else does', async () => {
  const { rows } = await world.owner.query("select id, username from staff_accounts where username = 'admin'")
  world.signIn({ ...(rows[0] as Staff), roles: ['admin'] })
  const decided = await world.context.app.inject({
    method: 'PUT',
    url: '/api/photo-contest/settings',
    payload: { only_approved: true, is_closed: false },
  })
  world.signIn(undefined)
  expect(decided.json()).toMatchObject({ only_approved: true })
  const { page, open, close } = await phone()
  await open('/photo-contest')
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await newPicture(400, 300) }
  await page.locator('input[type=file]').last().setInputFiles(photo)
  await page.getByAltText('Chosen photo').waitFor()
  await page.getByLabel('Full name').fill('Anita Devi')
  await page.getByLabel('Phone number').fill('9835012345')
  await page.getByRole('button', { name: 'Submit photo' }).click()
  await page.getByRole('link', { name: 'See it in the gallery' }).click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Anita Devi' }).waitFor()
  const address = page.url()
  await page.keyboard.press('Escape')
  await page.getByText('Shown after staff approve it').waitFor()
  const other = await phone()
  await other.open(address.replace(world.url, ''))
  await other.page.getByRole('dialog').getByText('Image not available').waitFor()
  await expect.poll(() => other.page.locator('[data-photo]').count()).toBe(0)
  await other.close()
  await close()
})
