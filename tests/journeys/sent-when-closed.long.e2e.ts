import { expect, journey, whenKept } from '#tests/journey.ts'
import { quarters } from '#tests/photos/corpus.ts'
import { fireSync, newName, withWorker } from './test-sync.ts'

journey(
  'a photo sent while the page is closed is in the gallery, and can be shared',
  async ({ phone, guide }) => {
    const { page, open } = await phone(withWorker)
    const context = page.context()
    const name = newName()
    const photos = async () =>
      (await guide.owner.query('select id from photo_contest_submissions where name = $1', [name])).rows
    await open('/photo-contest')
    await whenKept(page)
    const picture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await quarters().jpeg().toBuffer() }
    await page.locator('input[type=file]').last().setInputFiles(picture)
    await expect(page.getByAltText('चुनी हुई फोटो')).toBeVisible()
    await page.getByLabel('पूरा नाम').fill(name)
    await page.getByLabel('फ़ोन नंबर').fill('98350 12345')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'फोटो भेजें' }).click()
    const waiting = page.getByRole('region', { name: 'भेजे जाने का इंतज़ार' })
    await expect(waiting.getByAltText('भेजी जाने वाली फोटो')).toBeVisible()
    const later = await context.newPage()
    await page.close()
    await context.setOffline(false)
    await fireSync(context, guide.url)
    await expect.poll(photos).toHaveLength(1)
    await later.goto('/')
    const result = later.getByRole('complementary').filter({ hasText: 'आपकी फोटो गैलरी में है' })
    await expect(result.getByRole('button', { name: 'फोटो शेयर करें' })).toBeVisible()
    await result.getByRole('link', { name: 'गैलरी में देखें' }).click()
    await expect(later.getByRole('dialog').getByRole('heading', { name })).toBeVisible()
    expect(await photos()).toHaveLength(1)
  },
)

journey(
  'an open page and the service worker that send at the same time deliver once',
  async ({ phone, guide }) => {
    const { page, open } = await phone(withWorker)
    const context = page.context()
    const name = newName()
    await open('/feedback')
    await whenKept(page)
    await page.getByRole('radio', { name: '5 सितारे' }).check({ force: true })
    await page.getByLabel('नाम', { exact: true }).fill(name)
    await page.getByLabel('आपका सुझाव').fill('हर जगह साफ पानी मिला')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'सुझाव भेजें' }).click()
    const waiting = page.getByRole('heading', { name: 'भेजे जाने का इंतज़ार' })
    await expect(waiting).toBeVisible()
    await context.setOffline(false)
    await Promise.all([
      fireSync(context, guide.url),
      page.evaluate(() => dispatchEvent(new Event('online'))),
      fireSync(context, guide.url),
    ])
    await expect(waiting).toHaveCount(0)
    await expect(page.getByText('आपका सुझाव भेज दिया गया। धन्यवाद!')).toBeVisible()
    expect((await guide.owner.query('select from feedback where name = $1', [name])).rowCount).toBe(1)
  },
)

journey(
  'what needs proof of work waits for a page while the guide is closed, and holds up nothing else',
  async ({ phone, openOwnGuide }) => {
    const world = await openOwnGuide()
    const { page, open } = await phone({ ...withWorker, at: world })
    const context = page.context()
    const persons = async () => (await world.owner.query('select from missing_person_reports')).rowCount
    const report = async (send: boolean) => {
      await page.getByLabel('सूचना किसके बारे में है?').fill('बालक, छह साल')
      await page.getByLabel('आपका नाम').fill('आशा')
      await page.getByLabel('आपका फ़ोन नंबर').fill('9876500077')
      await page.getByRole('button', { name: 'नियंत्रण कक्ष को भेजें' }).click()
      const end = send ? 'सूचना नियंत्रण कक्ष को मिल गई' : 'अभी नहीं भेजा गया: नेटवर्क नहीं है'
      await expect(page.getByText(end).first()).toBeVisible()
    }
    await open('/missing-person')
    await whenKept(page)
    await report(true)
    // As after many reports of this phone.
    await world.owner.query(`update limits set count = 60 where key like 'missing-person:%'`)
    await open('/missing-person')
    await context.setOffline(true)
    await report(false)
    await open('/feedback')
    await page.getByRole('radio', { name: '5 सितारे' }).check({ force: true })
    await page.getByLabel('नाम', { exact: true }).fill('आशा')
    await page.getByLabel('आपका सुझाव').fill('हर जगह साफ पानी मिला')
    await page.getByRole('button', { name: 'सुझाव भेजें' }).click()
    await expect(page.getByRole('heading', { name: 'भेजे जाने का इंतज़ार' })).toBeVisible()
    const later = await context.newPage()
    await page.close()
    await context.setOffline(false)
    await fireSync(context, world.url)
    await expect.poll(async () => (await world.owner.query('select from feedback')).rowCount).toBe(1)
    expect(await persons()).toBe(1)
    await later.goto('/')
    await expect.poll(persons).toBe(2)
    await expect(later.getByText('बिछड़े व्यक्ति की आपकी सूचना नियंत्रण कक्ष को मिल गई')).toBeVisible()
  },
)
