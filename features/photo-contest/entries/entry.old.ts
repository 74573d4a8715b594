import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { phone, world } from '#tests/world/fixture.ts'
import { entryForAll, fill, photo, rows, submit } from '../test-contest.ts'

entryForAll()

const languages = [
  {
    language: 'en',
    submit: 'Submit photo',
    fillAll: 'Please fill all required fields',
    missing: ['Please choose a photo', 'Please write your name', 'Please write your phone number'],
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
    missing: ['कृपया एक फोटो चुनें', 'कृपया अपना नाम लिखें', 'कृपया अपना फ़ोन नंबर लिखें'],
    name: 'पूरा नाम',
    phone: 'फ़ोन नंबर',
    description: 'विवरण',
    chosen: 'चुनी हुई फोटो',
    selected: 'फोटो चुन ली गई!',
    done: 'फोटो भेज दी गई!',
    see: 'गैलरी में देखें',
  },
] as const

/** Home follows after two seconds: too soon for who looks at every element. */
const stays = () => {
  const wait = window.setTimeout
  const longer = (work: TimerHandler, ms?: number) => wait(work, ms === 2000 ? 60_000 : ms)
  window.setTimeout = longer as typeof window.setTimeout
}

describe.each(languages)('in $language', said => {
  journey(
    'what is missing is said, then the photo is sent small, and is seen in the gallery at once',
    async () => {
      const { page, open, isAccessible, close } = await phone({ language: said.language, before: stays })
      await open('/photo-contest')
      await page.getByRole('button', { name: said.submit }).click()
      for (const words of [said.fillAll, ...said.missing])
        await page.locator('form').getByText(words).waitFor()
      await isAccessible()
      await page.locator('input[type=file]').last().setInputFiles(photo)
      await page.getByText(said.selected).waitFor()
      await page.getByAltText(said.chosen).waitFor()
      await page.getByLabel(said.name).fill('Anita Devi')
      await page.getByLabel(said.phone).fill('98350 12345')
      await page.getByLabel(said.description).fill('Lamps at dusk')
      await page.getByText('13 / 200').waitFor()
      for (const words of [said.fillAll, ...said.missing])
        await page.locator('form').getByText(words).waitFor({ state: 'detached' })
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
