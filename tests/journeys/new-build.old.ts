import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { openPhone, whenUp } from './phone.ts'
import { serveBuild, twoBuilds } from './two-builds.ts'

let builds: ReturnType<typeof twoBuilds>
browserForAll()
beforeAll(async () => {
  builds = twoBuilds()
})
afterAll(async () => {
  builds.remove()
})
const entryOf = (page: Page) => page.locator('#page-end').getAttribute('data-entry')
const workerIsReady = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true))

describe('a new build', () => {
  journey('leaves open tabs whole, and reaches them when one is opened afresh', async () => {
    const site = await serveBuild(builds.first)
    const { page, context, problems } = await openPhone(browser)
    await page.goto(site.url)
    await whenUp(page)
    await workerIsReady(page)
    const other = await context.newPage()
    await other.goto(`${site.url}/facility/toilet`)
    await whenUp(other)
    site.update(builds.second)

    // The tab was opened with files that the server no longer has.
    await page.getByRole('link', { name: 'Parking', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Parking' }).waitFor()
    await other.getByRole('link', { name: 'Search' }).click()
    await other.getByRole('heading', { level: 1, name: 'Search' }).waitFor()

    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
      for (let left = 100; left > 0 && !registration?.waiting; left -= 1)
        await new Promise(done => setTimeout(done, 100))
    })
    await other.close()
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.goto(site.url)
    await expect.poll(() => entryOf(page), { timeout: 20_000 }).toContain('later')
    await whenUp(page)
    await page.getByRole('link', { name: 'Toilet', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Toilet' }).waitFor()
    expect(loads).toBeLessThanOrEqual(2)
    expect(problems.filter(problem => !problem.startsWith('Failed to load resource'))).toEqual([])
    await context.close()
    await site.close()
  })

  journey(
    'without a worker, a tab whose files are gone loads once more instead of staying white',
    async () => {
      const site = await serveBuild(builds.first)
      const { page, context } = await openPhone(browser, { serviceWorkers: 'block' })
      await page.goto(site.url)
      await whenUp(page)
      site.update(builds.second)
      await page.getByRole('link', { name: 'Shivir', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Shivir' }).waitFor()
      await expect.poll(() => entryOf(page)).toContain('later')
      await context.close()
      await site.close()
    },
  )
})
