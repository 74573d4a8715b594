import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contestEntryTexts } from '#features/photo-contest/entries/texts.ts'
import { photoTexts } from '#kit/web/photo/texts.ts'
import { expect, journey } from '#tests/journey.ts'
import { quarters } from '#tests/photos/corpus.ts'

const pick = (page: Page, buffer: Buffer, mimeType: string) =>
  page.locator('input[type=file]').last().setInputFiles({ name: 'a', mimeType, buffer })
const chosen = (page: Page) => page.getByAltText(photoTexts.preview.hi)
/** What the form keeps of the chosen photo: its width, and the colour in its middle. */
const keptOf = (page: Page) =>
  chosen(page).evaluate(async element => {
    const picture = element as HTMLImageElement
    await picture.decode()
    const { naturalWidth: width, naturalHeight: height } = picture
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    context.drawImage(picture, width / 2, height / 2, 1, 1, 0, 0, 1, 1)
    return { width, middle: [...context.getImageData(0, 0, 1, 1).data] }
  })

journey(
  'a photo is judged by its bytes, not its file type, is turned upright, and its transparent parts become white',
  async ({ phone }) => {
    const { page, open } = await phone()
    // Chrome before 112 does not support this option.
    await page.route('**/shrink.worker-*.js', async route => {
      const answer = await route.fetch()
      const older = `self.createImageBitmap = (make => (picture, options) =>
        options ? Promise.reject(new TypeError('from-image')) : make(picture))(createImageBitmap);`
      await route.fulfill({ response: answer, body: older + (await answer.text()) })
    })
    await open('/photo-contest')
    const lying = quarters(2000, 1500).withMetadata({ orientation: 6 }).jpeg()
    await pick(page, await lying.toBuffer(), 'application/octet-stream')
    await expect(chosen(page)).toBeVisible()
    expect(await keptOf(page)).toMatchObject({ width: 1200 })
    await page.getByRole('button', { name: photoTexts.remove.hi }).click()
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const png = sharp({ create: { width: 90, height: 90, channels: 4, background: clear } }).png()
    await pick(page, await png.toBuffer(), 'image/png')
    await expect(chosen(page)).toBeVisible()
    const { middle } = await keptOf(page)
    expect(Math.min(...middle)).toBeGreaterThan(250)
  },
)

journey(
  'a file that the phone cannot read is not shown as chosen, and one that is no photo is refused at once',
  async ({ phone }) => {
    const { page, open, isAccessible } = await phone({ language: 'en' })
    await open('/photo-contest')
    const isSaid = (said: string) => expect(page.getByRole('alert').getByText(said).first()).toBeVisible()
    await pick(page, Buffer.alloc(0), 'image/jpeg')
    await isSaid(photoTexts.unreadable.en)
    await isAccessible()
    await pick(page, Buffer.from('MZ no picture'), 'image/jpeg')
    await isSaid(photoTexts.notImage.en)
    await expect(page.getByText(photoTexts.selected.en)).toHaveCount(0)
  },
)

journey(
  'if the browser returns noise instead of pictures, the original photo is sent',
  async ({ phone, guide }) => {
    const { page, open } = await phone()
    // Like browsers that protect against fingerprinting; scripts of the page cannot reach into its worker.
    await page.route('**/shrink.worker-*.js', async route => {
      const answer = await route.fetch()
      const noise = `OffscreenCanvas.prototype.convertToBlob = (give => function (...how) {
      const context = this.getContext('2d')
      const noise = crypto.getRandomValues(new Uint8ClampedArray(4))
      for (let x = 0; x < this.width; x += 1) {
        context.fillStyle = 'rgb(' + noise.map(value => value ^ (x * 37)).slice(0, 3).join() + ')'
        context.fillRect(x, 0, 1, this.height)
      }
      return give.apply(this, how)
    })(OffscreenCanvas.prototype.convertToBlob);`
      await route.fulfill({ response: answer, body: noise + (await answer.text()) })
    })
    await open('/photo-contest')
    const photo = await quarters(2000, 1500).jpeg().toBuffer()
    await pick(page, photo, 'image/jpeg')
    await expect(chosen(page)).toBeVisible()
    expect(await keptOf(page)).toMatchObject({ width: 2000 })
    const name = crypto.randomUUID()
    await page.getByLabel(contestEntryTexts.fullName.hi).fill(name)
    await page.getByLabel(contestEntryTexts.phone.hi).fill('98350 12345')
    await page.getByRole('button', { name: contestEntryTexts.submit.hi }).click()
    const entries = async () =>
      (await guide.owner.query('select width from photo_contest_submissions where name = $1', [name])).rows
    await expect.poll(entries).toEqual([{ width: 1600 }])
  },
)

journey(
  'a photo of sixty megapixels that the phone cannot shrink is refused with the reason',
  async ({ phone }) => {
    const { page, open } = await phone({
      before: () => Object.defineProperty(window, 'OffscreenCanvas', { value: undefined }),
    })
    await open('/complaints')
    const huge = { create: { width: 10_000, height: 6000, channels: 3 as const, background: '#f90' } }
    await pick(page, await sharp(huge).jpeg().toBuffer(), 'image/jpeg')
    await expect(chosen(page)).toBeVisible()
    await page.getByRole('radio', { name: 'पानी' }).check()
    await page.getByLabel('क्या दिक्कत है?').fill('नल टूटा है')
    await page.getByRole('button', { name: 'शिकायत भेजें' }).click()
    await expect(page.getByRole('alert').getByText(photoTexts.manyPixels.hi)).toBeVisible()
    await expect(page.getByLabel('क्या दिक्कत है?')).toHaveValue('नल टूटा है')
  },
)
