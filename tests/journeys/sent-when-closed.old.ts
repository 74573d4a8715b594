import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { quarters } from '#tests/photos/corpus.ts'
import { browserForAll, phone, world, worldForAll } from '#tests/world/fixture.ts'

/** What waits is sent by the service worker when the page is closed, and its result is seen on return. */
worldForAll({ pages: true })
browserForAll()
beforeEach(() =>
  world.owner.query('truncate complaints, photo_contest_submissions, photo_votes, feedback, limits cascade'),
)

const withWorker = { context: { serviceWorkers: 'allow' } } as const
/** Resolves when the service worker has the guide. */
const whenKept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

/** Fires Background Sync as the browser does once there is a network; resolves when it is dispatched. */
async function fireSync(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const registered = Promise.withResolvers<string>()
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const ours = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL === `${world.url}/`)
    if (ours) registered.resolve(ours.registrationId)
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: world.url,
    registrationId: await registered.promise,
    tag: 'outbox',
    lastChance: false,
  })
  await page.close()
}
const complaints = async () =>
  (await world.owner.query<{ number: string; words: string }>('select number, words from complaints')).rows

const said = {
  en: {
    kind: 'Water',
    words: 'What is wrong?',
    send: 'Send complaint',
    kept: 'Your complaint is saved on this phone',
    sent: 'Your complaint has been sent',
    putAway: 'Put away',
    status: 'See status',
    received: 'Received',
  },
  hi: {
    kind: 'पानी',
    words: 'क्या दिक्कत है?',
    send: 'शिकायत भेजें',
    kept: 'आपकी शिकायत इस फ़ोन में सुरक्षित है',
    sent: 'आपकी शिकायत भेज दी गई',
    putAway: 'ठीक है, हटाएँ',
    status: 'स्थिति देखें',
    received: 'मिली',
  },
} as const

describe.each(['en', 'hi'] as const)('in %s', language => {
  const t = said[language]
  journey('a complaint is sent when the page is closed, and its number stays until put away', async () => {
    const { page, open, close } = await phone({ ...withWorker, language })
    const context = page.context()
    await open('/complaints')
    await whenKept(page)
    await page.waitForLoadState('networkidle')
    await page.getByRole('radio', { name: t.kind }).check()
    await page.getByLabel(t.words).fill('टैंकर खाली है')
    await context.setOffline(true)
    await page.getByRole('button', { name: t.send }).click()
    await page.getByText(t.kept).waitFor()
    const closed = await context.newPage()
    await page.close()
    expect(await complaints()).toEqual([])
    await context.setOffline(false)
    await fireSync(context)
    await expect.poll(complaints).toHaveLength(1)
    const [row] = await complaints()

    await closed.goto(world.url)
    const result = closed.getByRole('complementary').filter({ hasText: t.sent })
    await result.getByText(row?.number ?? '').waitFor()
    expect(await closed.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    const { violations } = await new AxeBuilder({ page: closed }).include('aside').analyze()
    expect(violations).toEqual([])
    await closed.goto(`${world.url}/events`)
    await result.getByText(row?.number ?? '').waitFor()
    await result.getByRole('link', { name: t.status }).click()
    await closed.getByText(t.received, { exact: true }).waitFor()
    await result.getByRole('button', { name: t.putAway }).click()
    await result.waitFor({ state: 'detached' })
    await closed.reload()
    await closed.getByRole('button', { name: row?.number ?? '', exact: true }).waitFor()
    expect(await result.count()).toBe(0)
    expect(await complaints()).toHaveLength(1)
    await close()
  })
})

journey('a photo that was sent when the page is closed is in the gallery, and can be shared', async () => {
  const { page, open, close } = await phone(withWorker)
  const context = page.context()
  await open('/photo-contest')
  await whenKept(page)
  await page.waitForLoadState('networkidle')
  const picture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await quarters().jpeg().toBuffer() }
  await page.locator('input[type=file]').last().setInputFiles(picture)
  await page.getByAltText('Chosen photo').waitFor()
  await page.getByLabel('Full name').fill('Anita Devi')
  await page.getByLabel('Phone number').fill('98350 12345')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Submit photo' }).click()
  const waiting = page.getByRole('region', { name: 'Waiting to be sent' })
  await waiting.getByAltText('Photo that waits').waitFor()
  const back = await context.newPage()
  await page.close()
  await context.setOffline(false)
  await fireSync(context)
  const rows = async () => (await world.owner.query('select id from photo_contest_submissions')).rows
  await expect.poll(rows).toHaveLength(1)
  await back.goto(world.url)
  const result = back.getByRole('complementary').filter({ hasText: 'Your photo is in the gallery' })
  await result.getByRole('button', { name: 'Share photo' }).waitFor()
  await result.getByRole('link', { name: 'See it in the gallery' }).click()
  await back.getByRole('dialog').getByRole('heading', { name: 'Anita Devi' }).waitFor()
  expect(await rows()).toHaveLength(1)
  await close()
})

journey('an open page and the service worker that send together deliver once', async () => {
  const { page, open, close } = await phone(withWorker)
  const context = page.context()
  await open('/feedback')
  await whenKept(page)
  await page.waitForLoadState('networkidle')
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await page.getByLabel('Name').fill('Asha')
  await page.getByLabel('Your feedback').fill('Clean water everywhere')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Submit feedback' }).click()
  await page.getByRole('heading', { name: 'Waiting to be sent' }).waitFor()
  await context.setOffline(false)
  await Promise.all([
    fireSync(context),
    page.evaluate(() => dispatchEvent(new Event('online'))),
    fireSync(context),
  ])
  await page.getByRole('heading', { name: 'Waiting to be sent' }).waitFor({ state: 'detached' })
  await page.getByText('Your feedback has been sent. Thank you!').waitFor()
  const { rows } = await world.owner.query('select id from feedback')
  expect(rows).toHaveLength(1)
  await close()
})
