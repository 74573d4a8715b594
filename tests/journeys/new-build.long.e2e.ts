import { expect, journey } from '#tests/journey.ts'
import { entry, heading, loadsOf, newerWorkerWaits, workerIsReady } from './test-build.ts'
import { serveSite } from './test-site.ts'

journey(
  'a guide that returns to the foreground looks for a new build, and takes it after a long absence',
  async ({ phone }) => {
    await using site = await serveSite()
    const { page, open } = await phone({ at: site, serviceWorkers: 'allow', ownClock: true })
    await open('/')
    await workerIsReady(page)
    site.update('later')
    /** Puts the guide in the background for this long, like a phone's home button. */
    const putAway = async (time: string) => {
      const show = (state: DocumentVisibilityState) =>
        page.evaluate(state => {
          Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }, state)
      await show('hidden')
      await page.clock.fastForward(time)
      await show('visible')
    }
    await putAway('11:00')
    await newerWorkerWaits(page)
    await expect(entry(page)).not.toHaveAttribute('data-entry', /later/)
    const loaded = page.waitForEvent('load')
    await putAway('45:00')
    // The guide retries for some seconds while the old worker is busy.
    await page.clock.resume()
    await loaded
    await expect(entry(page)).toHaveAttribute('data-entry', /later/)
  },
)

journey(
  'without a worker, a tab whose files are gone reloads once instead of staying white',
  async ({ phone }) => {
    await using site = await serveSite()
    const { page, open } = await phone({ at: site })
    await open('/')
    site.update('later')
    await page.getByRole('link', { name: 'शिविर', exact: true }).click()
    await expect(heading(page, 'शिविर')).toBeVisible()
    await expect(entry(page)).toHaveAttribute('data-entry', /later/)
  },
)

journey(
  'a broken offline copy is gone from a phone after one visit, and the page stays',
  async ({ phone }) => {
    await using site = await serveSite()
    const { page, open } = await phone({ at: site, serviceWorkers: 'allow' })
    const kept = () =>
      page
        .evaluate(async () => [
          ...(await caches.keys()),
          ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ])
        // The worker reloads the page meanwhile.
        .catch(() => ['unknown'])
    await open('/')
    await workerIsReady(page)
    await expect.poll(async () => (await kept()).length).toBeGreaterThan(2)
    site.update('no-copy')
    const loads = loadsOf(page)
    await page.goto('/')
    await expect.poll(kept).toEqual([])
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
    await page.getByRole('link', { name: 'शौचालय', exact: true }).click()
    await expect(heading(page, 'शौचालय')).toBeVisible()
    expect(loads()).toBeLessThanOrEqual(2)
  },
)

journey(
  'a new build leaves open tabs working, and reaches them when they are reopened',
  async ({ phone }) => {
    await using site = await serveSite()
    const { page, open } = await phone({ at: site, serviceWorkers: 'allow' })
    await open('/')
    await workerIsReady(page)
    const other = await page.context().newPage()
    await other.goto('/facility/toilet')
    await expect(other.locator('html')).toHaveAttribute('data-ready', 'true')
    site.update('later')

    // The tabs were opened with files that the server no longer has.
    await page.getByRole('link', { name: 'पार्किंग', exact: true }).click()
    await expect(heading(page, 'पार्किंग')).toBeVisible()
    await other.getByRole('link', { name: 'खोजें' }).click()
    await expect(heading(other, 'खोजें')).toBeVisible()

    await page.evaluate(() => navigator.serviceWorker.getRegistration().then(found => found?.update()))
    await newerWorkerWaits(page)
    await other.close()
    let loads = loadsOf(page)
    // A visit whose first eight seconds go by before the page is ready keeps the old build: then it is opened again.
    await expect(async () => {
      loads = loadsOf(page)
      await page.goto('/')
      await expect(entry(page)).toHaveAttribute('data-entry', /later/)
    }).toPass()
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
    await page.getByRole('link', { name: 'शौचालय', exact: true }).click()
    await expect(heading(page, 'शौचालय')).toBeVisible()
    expect(loads()).toBeLessThanOrEqual(2)
  },
)
