import sharp from 'sharp'
import { expect, type Guide, journey, stopClock } from '#tests/journey.ts'
import { fillEntry, photoFile, submitKey } from '../test-phone.ts'

const newName = () => `अनीता ${crypto.randomUUID().slice(0, 8)}`
const entriesOf = async ({ owner }: Guide, name: string) =>
  (
    await owner.query(
      'select phone, description, width, height, notice_language from photo_contest_submissions where name = $1',
      [name],
    )
  ).rows

journey(
  'errors are shown within view and the words stay; the photo is sent small, without its location, and is seen at once',
  async ({ phone, guide }) => {
    const name = newName()
    const { page, open } = await phone({ ownClock: true })
    const form = page.locator('form')
    await open('/photo-contest')
    await submitKey(page).click()
    for (const words of ['कृपया एक फोटो चुनें', 'कृपया अपना नाम लिखें', 'कृपया अपना फ़ोन नंबर लिखें'])
      await expect(form.getByText(words)).toBeVisible()
    const picker = page.locator('input[type=file]').last()
    await picker.setInputFiles({
      name: 'a.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    })
    await expect(form.getByText('कृपया फोटो वाली फ़ाइल चुनें')).toBeVisible()
    await picker.evaluate(input => {
      const chosen = new DataTransfer()
      chosen.items.add(new File([new Uint8Array(15_728_641)], 'a.jpg', { type: 'image/jpeg' }))
      ;(input as HTMLInputElement).files = chosen.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect(form.getByText('फोटो 15 एमबी से छोटी होनी चाहिए')).toBeVisible()

    await fillEntry(page, name)
    await page.getByLabel('विवरण').fill('गंडक पर दीये')
    await page.getByRole('button', { name: 'फोटो हटाएँ' }).click()
    // Only the server can read this kind of photo, and it finds none in the file.
    const broken = {
      name: 'a.heic',
      mimeType: 'image/heic',
      buffer: Buffer.from('\0\0\0\x18ftypheicno picture at all'),
    }
    await picker.setInputFiles(broken)
    await expect(page.getByAltText('चुनी हुई फोटो')).toBeVisible()
    await submitKey(page).click()
    const refused = form.getByText('यह फोटो नहीं खुल रही। कृपया दूसरी चुनें।')
    await expect(refused).toBeVisible()
    await expect(page.getByLabel('पूरा नाम')).toHaveValue(name)
    await expect(page.getByLabel('विवरण')).toHaveValue('गंडक पर दीये')
    expect(await entriesOf(guide, name)).toEqual([])

    const { buffer } = await photoFile()
    const placed = await sharp(buffer)
      .withExif({
        IFD0: { Model: 'CANARY-PHONE' },
        IFD3: { GPSLatitude: '26/1 7/1 13/1', GPSLatitudeRef: 'N' },
      })
      .jpeg()
      .toBuffer()
    expect(placed.includes('CANARY-PHONE')).toBe(true)
    await page.getByRole('button', { name: 'फोटो हटाएँ' }).click()
    await picker.setInputFiles(await photoFile(placed))
    await expect(page.getByAltText('चुनी हुई फोटो')).toBeVisible()
    await expect(refused).toBeHidden()
    const held = Promise.withResolvers<void>()
    let sent: Buffer | null = null
    await page.route('**/api/photos', async route => {
      if (route.request().method() === 'POST') {
        sent = route.request().postDataBuffer()
        await held.promise
      }
      await route.continue()
    })
    await submitKey(page).click()
    await expect(page.getByRole('progressbar', { name: 'फोटो भेजी जा रही है' })).toBeVisible()
    await expect(page.getByLabel('पूरा नाम')).toBeDisabled()
    // Home follows after two seconds, too soon for anyone who looks around.
    await stopClock(page)
    held.resolve()
    await page.getByRole('link', { name: 'गैलरी में देखें' }).click()
    await page.clock.resume()
    const viewer = page.getByRole('dialog')
    await expect(viewer.getByRole('heading', { name })).toBeVisible()
    await expect
      .poll(() => viewer.locator('img').evaluate(image => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    const bytes = sent as Buffer | null
    expect(bytes?.length).toBeGreaterThan(5000)
    expect(bytes?.includes('CANARY-PHONE')).toBe(false)
    expect(bytes?.includes('IMG_20270719')).toBe(false)
    expect(await entriesOf(guide, name)).toEqual([
      {
        phone: '98350 12345',
        description: 'गंडक पर दीये',
        width: 1600,
        height: 1200,
        notice_language: 'hi',
      },
    ])
    await open('/photo-contest')
    await expect(page.getByLabel('पूरा नाम')).toHaveValue('')
  },
)

journey(
  'a photo entered offline waits in view, one reconsidered is deleted, and the other is sent once',
  async ({ phone, guide }) => {
    const [deleted, kept] = [newName(), newName()]
    const { page, open } = await phone()
    const list = page.getByRole('region', { name: 'भेजे जाने का इंतज़ार' })
    const sends = async (name: string) => {
      await fillEntry(page, name)
      await submitKey(page).click()
      await expect(list.getByText(name)).toBeVisible()
    }
    await open('/photo-contest')
    // The form and the list of waiting photos load at the first sign that they are needed.
    await fillEntry(page, deleted)
    await page.context().setOffline(true)
    await submitKey(page).click()
    await expect(page.getByText('आपकी फोटो इस फ़ोन में सुरक्षित है')).toBeVisible()
    await expect(list.getByText('नेटवर्क आते ही भेज दिया जाएगा')).toBeVisible()
    await expect
      .poll(() =>
        list.getByAltText('भेजी जाने वाली फोटो').evaluate(image => (image as HTMLImageElement).naturalWidth),
      )
      .toBe(1600)
    await list.getByRole('button', { name: 'हटाएँ' }).click()
    await expect(list).toBeHidden()
    await sends(kept)

    // Two tabs come back online, and the first answer is lost on its way.
    let isLost = false
    await page.context().route('**/api/photos', async route => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      if (isLost || response.status() !== 201) return route.fulfill({ response })
      isLost = true
      await route.abort()
    })
    const other = await page.context().newPage()
    await page.context().setOffline(false)
    await Promise.all([page.reload(), other.goto('/photo-contest')])
    await expect.poll(() => isLost).toBe(true)
    for (const tab of [page, other]) {
      await tab.evaluate(() => dispatchEvent(new Event('online')))
    }
    await expect(list).toBeHidden()
    await expect(other.getByRole('region', { name: 'भेजे जाने का इंतज़ार' })).toBeHidden()
    await expect.poll(() => entriesOf(guide, kept)).toHaveLength(1)
    expect(await entriesOf(guide, deleted)).toEqual([])
    await open('/gallery')
    await expect(page.getByRole('heading', { name: 'आपकी फोटो', exact: true })).toBeVisible()
  },
)
