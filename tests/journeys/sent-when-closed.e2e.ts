import type { BrowserContext } from '@playwright/test'
import { expect, journey, whenKept } from '#tests/journey.ts'
import { quarters } from '#tests/photos/corpus.ts'

/** What waits is sent by the service worker when the page is closed, and its result is seen on return. */
const withWorker = { serviceWorkers: 'allow' } as const
const newName = () => `Asha ${crypto.randomUUID().slice(0, 8)}`

/** Fires Background Sync as the browser does once there is a network; resolves when it is dispatched. */
async function fireSync(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const registered = Promise.withResolvers<string>()
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const ours = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL === `${origin}/`)
    if (ours) registered.resolve(ours.registrationId)
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered.promise
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'outbox',
    lastChance: false,
  })
  await page.close()
}

journey(
  'a complaint is sent when the page is closed, and its number stays until put away',
  async ({ phone, guide }) => {
    const { page, open } = await phone(withWorker)
    const context = page.context()
    const words = `टैंकर खाली है ${newName()}`
    const complaints = async () =>
      (await guide.owner.query<{ number: string }>('select number from complaints where words = $1', [words]))
        .rows
    await open('/complaints')
    await whenKept(page)
    await page.getByRole('radio', { name: 'पानी' }).check()
    await page.getByLabel('क्या दिक्कत है?').fill(words)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'शिकायत भेजें' }).click()
    await expect(page.getByText('आपकी शिकायत इस फ़ोन में सुरक्षित है')).toBeVisible()
    const later = await context.newPage()
    await page.close()
    expect(await complaints()).toEqual([])
    await context.setOffline(false)
    await fireSync(context, guide.url)
    await expect.poll(complaints).toHaveLength(1)
    const number = (await complaints())[0]?.number ?? ''

    await later.goto('/events')
    const result = later.getByRole('complementary').filter({ hasText: 'आपकी शिकायत भेज दी गई' })
    await expect(result.getByText(number)).toBeVisible()
    await result.getByRole('link', { name: 'स्थिति देखें' }).click()
    await expect(later.getByText('मिली', { exact: true })).toBeVisible()
    await result.getByRole('button', { name: 'ठीक है, हटाएँ' }).click()
    await expect(result).toHaveCount(0)
    await later.reload()
    await expect(later.getByRole('button', { name: number, exact: true })).toBeVisible()
    await expect(result).toHaveCount(0)
    expect(await complaints()).toHaveLength(1)
  },
)

journey(
  'a photo that was sent when the page is closed is in the gallery, and can be shared',
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

journey('an open page and the service worker that send together deliver once', async ({ phone, guide }) => {
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
})
