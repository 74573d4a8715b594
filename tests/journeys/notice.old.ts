import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { eventually } from '#tests/world/eventually.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { openWorld, type World } from '#tests/world/world.ts'
import { openPhone, shifts, whenUp } from './phone.ts'

let world: World
browserForAll()
beforeAll(async () => {
  world = await openWorld({ pages: true })
})
afterAll(async () => {
  await world.close()
})
beforeEach(() => world.empty('notices'))

/** Adds a notice; resolves once the page of this path carries it: the pages are prepared one after the other. */
async function tell(hours: number, path = '/'): Promise<void> {
  await world.owner.query(
    `insert into notices (id, level, text_en, text_hi, expires_at, created_at, updated_at)
     values (gen_random_uuid(), 'warning', 'Gate 2 is closed', 'द्वार 2 बंद है',
       now() + make_interval(secs => $1::float * 3600), now(), now())`,
    [hours],
  )
  await world.context.responseCache.changed('notices')
  await eventually(async () => (await (await fetch(world.url + path)).text()).includes('Gate 2 is closed'))
}

for (const language of ['en', 'hi'] as const)
  for (const path of ['/', '/facility/drinking-water'])
    journey(`a notice is in the page before the script and moves nothing: ${path}, ${language}`, async () => {
      await tell(1, path)
      const { page, context, problems } = await openPhone(browser, { language, serviceWorkers: 'block' })
      await page.goto(world.url + path)
      await page.getByText(language === 'en' ? 'Gate 2 is closed' : 'द्वार 2 बंद है').waitFor()
      await whenUp(page)
      await page.waitForLoadState('networkidle').catch(() => undefined)
      expect(await shifts(page)).toBeLessThan(0.005)
      expect(problems).toEqual([])
      await context.close()
    })

journey('a notice that was hidden on this phone stays hidden, and its going moves nothing', async () => {
  await tell(1)
  const { page, context, problems } = await openPhone(browser, { serviceWorkers: 'block' })
  await page.goto(world.url)
  await whenUp(page)
  await page.getByText('Gate 2 is closed').waitFor()
  await page.locator('.notice button').click()
  await expect.poll(() => page.locator('.notice').count()).toBe(0)
  await page.reload()
  await whenUp(page)
  await expect.poll(() => page.locator('.notice').count()).toBe(0)
  expect(await shifts(page)).toBeLessThan(0.005)
  expect(problems).toEqual([])
  await context.close()
})
