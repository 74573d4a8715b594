import { expect, journey } from '#tests/journey.ts'
import { entry, heading, loadsOf, workerIsReady } from './test-build.ts'
import { serveSite } from './test-site.ts'

journey(
  'a new build leaves open tabs whole, and reaches them when one is opened afresh',
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
    await expect
      .poll(() => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting))
      .toBe(true)
    await other.close()
    const loads = loadsOf(page)
    await page.goto('/')
    await expect(entry(page)).toHaveAttribute('data-entry', /later/)
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
    await page.getByRole('link', { name: 'शौचालय', exact: true }).click()
    await expect(heading(page, 'शौचालय')).toBeVisible()
    expect(loads()).toBeLessThanOrEqual(2)
  },
)
