import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import { journey, openBrowser } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { openPhone, type PhoneOptions } from '#tests/world/phone.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import { picture } from './test-photos.ts'

let world: World
let browser: Browser | undefined
let photo: { name: string; mimeType: string; buffer: Buffer }
beforeAll(async () => {
  world = await openWorld()
  browser = await openBrowser()
  photo = { name: 'IMG_20270719_0412.jpg', mimeType: 'image/jpeg', buffer: await picture(2400, 1800) }
})
afterAll(async () => {
  await browser?.close()
  await world.close()
})
beforeEach(() =>
  world.owner.query('truncate photo_contest_submissions, photo_votes, photo_vote_decisions, photo_reports'),
)

const phone = async (options?: PhoneOptions) => {
  if (!browser) throw new Error('no browser')
  return openPhone(browser, world.url, options)
}
const rows = async () =>
  (
    await world.owner.query(
      'select name, phone, description, width, height, notice_language from photo_contest_submissions',
    )
  ).rows
async function fill(page: Page) {
  await page.locator('input[type=file]').last().setInputFiles(photo)
  await page.getByAltText('Chosen photo').waitFor()
  await page.getByLabel('Full name').fill('Anita Devi')
  await page.getByLabel('Phone number').fill('98350 12345')
}
const submit = (page: Page) => page.getByRole('button', { name: 'Submit photo' })
const waits = (page: Page) => page.getByRole('heading', { name: 'Waiting to be sent' })

const languages = [
  {
    language: 'en',
    submit: 'Submit photo',
    fillAll: 'Please fill all required fields',
    name: 'Full name',
    phone: 'Phone number',
    description: 'Description',
    chosen: 'Chosen photo',
    selected: 'Photo selected successfully!',
    done: 'Photo submitted successfully!',
    see: 'See it in the gallery',
  },
  {
    language: 'hi',
    submit: 'फोटो भेजें',
    fillAll: 'कृपया सभी ज़रूरी जानकारी भरें',
    name: 'पूरा नाम',
    phone: 'फ़ोन नंबर',
    description: 'विवरण',
    chosen: 'चुनी हुई फोटो',
    selected: 'फोटो चुन ली गई!',
    done: 'फोटो भेज दी गई!',
    see: 'गैलरी में देखें',
  },
] as const

describe.each(languages)('in $language', said => {
  journey(
    'what is missing is said, then the photo is sent small, and is seen in the gallery at once',
    async () => {
      const { page, open, isAccessible, close } = await phone({ language: said.language })
      await open('/photo-contest')
      await page.getByRole('button', { name: said.submit }).click()
      await eventually(async () => (await page.locator('form').getByText(said.fillAll).count()) === 3)
      await isAccessible()
      await page.locator('input[type=file]').last().setInputFiles(photo)
      await page.getByText(said.selected).waitFor()
      await page.getByAltText(said.chosen).waitFor()
      await page.getByLabel(said.name).fill('Anita Devi')
      await page.getByLabel(said.phone).fill('98350 12345')
      await page.getByLabel(said.description).fill('Lamps at dusk')
      await page.getByText('13 / 200').waitFor()
      await expect.poll(() => page.locator('form').getByText(said.fillAll).count()).toBe(0)
      await page.getByRole('button', { name: said.submit }).click()
      await page.locator('main').getByText(said.done).waitFor()
      await isAccessible()
      await page.getByRole('link', { name: said.see }).click()
      await page.getByRole('dialog').getByRole('heading', { name: 'Anita Devi' }).waitFor()
      await eventually(() =>
        page.locator('dialog[open] img').evaluate(image => (image as HTMLImageElement).naturalWidth > 0),
      )
      await expect
        .poll(() => rows())
        .toEqual([
          {
            name: 'Anita Devi',
            phone: '98350 12345',
            description: 'Lamps at dusk',
            width: 1600,
            height: 1200,
            notice_language: said.language,
          },
        ])
      await close()
    },
  )

  journey('home follows two seconds after success, and the form is empty again', async () => {
    const { page, open, close } = await phone({ language: said.language })
    await open('/photo-contest')
    await page.locator('input[type=file]').last().setInputFiles(photo)
    await page.getByAltText(said.chosen).waitFor()
    await page.getByLabel(said.name).fill('Anita Devi')
    await page.getByLabel(said.phone).fill('9835012345')
    await page.getByRole('button', { name: said.submit }).click()
    await page.locator('main').getByText(said.done).waitFor()
    await page.waitForURL(`${world.url}/`)
    await open('/photo-contest')
    await expect.poll(() => page.getByLabel(said.name).inputValue()).toBe('')
    await close()
  })
})

journey('while it is sent the fields are closed and the share that left is shown', async () => {
  const { page, open, close } = await phone()
  await open('/photo-contest')
  await fill(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/photos', async route => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  await submit(page).click()
  await page.getByRole('button', { name: 'Submitting...' }).waitFor()
  await expect.poll(() => page.getByLabel('Full name').isDisabled()).toBe(true)
  await expect.poll(() => page.getByLabel('Description').isDisabled()).toBe(true)
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Anita Devi')
  await page.getByRole('progressbar', { name: 'Sending photo' }).waitFor()
  held.resolve()
  await page.locator('main').getByText('Photo submitted successfully!').waitFor()
  await close()
})

journey('a file that is no photo, or too large, is refused at once', async () => {
  const { page, open, close } = await phone()
  await open('/photo-contest')
  const camera = page.locator('input[type=file]').first()
  await expect.poll(() => camera.getAttribute('capture')).toBe('environment')
  await camera.setInputFiles(photo)
  await page.getByAltText('Chosen photo').waitFor()
  await page.getByRole('button', { name: 'Remove photo' }).click()
  const pick = page.locator('input[type=file]').last()
  await pick.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await page.locator('form').getByText('Please select an image file').waitFor()
  await pick.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(15_728_641) })
  await page.locator('form').getByText('File size must be less than 15MB').waitFor()
  await close()
})

journey('what the server cannot read as a photo is said, and the words stay', async () => {
  const { page, open, close } = await phone()
  await open('/photo-contest')
  await fill(page)
  await page.getByRole('button', { name: 'Remove photo' }).click()
  const broken = { name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture at all') }
  await page.locator('input[type=file]').last().setInputFiles(broken)
  await page.getByAltText('Chosen photo').waitFor()
  await submit(page).click()
  await page
    .locator('form')
    .getByText('This file cannot be read as a photo. Please choose another.')
    .waitFor()
  await page.locator('form').getByText('Submission failed').waitFor()
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Anita Devi')
  await expect.poll(() => rows()).toEqual([])
  await close()
})

describe('where the network dies', () => {
  journey('before sending, the photo is kept over a reload, seen as waiting, and goes once', async () => {
    const { page, open, close } = await phone()
    await open('/photo-contest')
    await page.waitForLoadState('networkidle')
    await fill(page)
    await page.context().setOffline(true)
    await submit(page).click()
    await page.getByText('Your photo is kept on this phone').waitFor()
    await waits(page).waitFor()
    await expect.poll(() => rows()).toEqual([])
    await page.context().setOffline(false)
    await page.reload()
    await eventually(async () => (await rows()).length === 1)
    await waits(page).waitFor({ state: 'detached' })
    await open('/gallery')
    await page.getByRole('heading', { name: 'Your photos' }).waitFor()
    await close()
    await expect.poll(() => rows()).toHaveLength(1)
  })

  journey('after the server kept it, the answer is asked for again and it stays one', async () => {
    const { page, open, close } = await phone()
    await open('/photo-contest')
    let isLost = false
    await page.route('**/api/photos', async route => {
      const response = await route.fetch()
      if (isLost || response.status() !== 201) return route.fulfill({ response })
      isLost = true
      await route.abort()
    })
    await fill(page)
    await submit(page).click()
    await page.getByText('Your photo is kept on this phone').waitFor()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await waits(page).waitFor({ state: 'detached' })
    expect([isLost, (await rows()).length]).toEqual([true, 1])
    await close()
  })

  journey('two open tabs send what waits once', async () => {
    const { page, open, close } = await phone()
    await open('/photo-contest')
    await page.waitForLoadState('networkidle')
    await fill(page)
    await page.context().setOffline(true)
    await submit(page).click()
    await waits(page).waitFor()
    const other = await page.context().newPage()
    await page.context().setOffline(false)
    await Promise.all([page.reload(), other.goto(`${world.url}/photo-contest`)])
    await eventually(async () => (await rows()).length > 0)
    await waits(page).waitFor({ state: 'detached' })
    await waits(other).waitFor({ state: 'detached' })
    await expect.poll(() => rows()).toHaveLength(1)
    await close()
  })

  journey('and the sender thinks better of it, it is deleted from the phone and never sent', async () => {
    const { page, open, close } = await phone()
    await open('/photo-contest')
    await page.waitForLoadState('networkidle')
    await fill(page)
    await page.context().setOffline(true)
    await submit(page).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await waits(page).waitFor({ state: 'detached' })
    await page.context().setOffline(false)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => rows()).toEqual([])
    const left = await page.evaluate(
      () =>
        new Promise(resolve => {
          const opening = indexedDB.open('outbox')
          opening.onsuccess = () => {
            const all = opening.result.transaction('items').objectStore('items').count()
            all.onsuccess = () => resolve(all.result)
          }
        }),
    )
    expect(left).toBe(0)
    await close()
  })
})

journey('where the photo was taken never leaves the phone', async () => {
  const { page, open, close } = await phone()
  const placed = await sharp(photo.buffer)
    .withExif({
      IFD0: { Model: 'CANARY-PHONE' },
      IFD3: { GPSLatitude: '26/1 7/1 13/1', GPSLatitudeRef: 'N' },
    })
    .jpeg()
    .toBuffer()
  expect(placed.includes('CANARY-PHONE')).toBe(true)
  await open('/photo-contest')
  let sent: Buffer | null = null
  await page.route('**/api/photos', async route => {
    if (route.request().method() === 'POST') sent = route.request().postDataBuffer()
    await route.continue()
  })
  await fill(page)
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ ...photo, buffer: placed })
  await page.getByAltText('Chosen photo').waitFor()
  await submit(page).click()
  await page.locator('main').getByText('Photo submitted successfully!').waitFor()
  const bytes = sent as Buffer | null
  expect(bytes?.length).toBeGreaterThan(5000)
  expect(bytes?.includes('CANARY-PHONE')).toBe(false)
  expect(bytes?.includes('IMG_20270719')).toBe(false)
  await close()
})
