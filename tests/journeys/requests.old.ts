import { afterAll, beforeAll, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { openGuide } from '#tests/guide.ts'
import { browser, browserForAll } from '#tests/world/fixture.ts'
import { openPhone, whenUp } from './phone.ts'

/** Every public screen beside home. */
const screens = [
  '/facility/drinking-water',
  '/facility/atm',
  '/facility/gallery',
  '/facility/mela-route',
  '/facility/centralised-contact',
  '/crowd-status',
  '/queue',
  '/journey',
  '/gallery',
  '/photo-contest',
  '/mela-quiz',
  '/events',
  '/history',
  '/attractions',
  '/camera-filters',
  '/virtual-pooja',
  '/live-darshan',
  '/lost-found',
  '/lost-found/submit',
  '/missing-person',
  '/feedback',
  '/complaints',
  '/danger',
  '/rumours',
  '/search',
  '/no-such-page',
]

let guide: Awaited<ReturnType<typeof openGuide>>
browserForAll()
beforeAll(async () => {
  guide = await openGuide()
})
afterAll(async () => {
  await guide?.close()
})

/** Scripts and styles that a first visit asks for by itself, without an offline copy. */
async function filesOf(path: string): Promise<{ scripts: Set<string>; styles: Set<string> }> {
  const { page, context } = await openPhone(browser, { serviceWorkers: 'block' })
  const asked = { scripts: new Set<string>(), styles: new Set<string>() }
  page.on('request', request => {
    const file = new URL(request.url()).pathname
    if (request.resourceType() === 'script') asked.scripts.add(file)
    if (request.resourceType() === 'stylesheet') asked.styles.add(file)
  })
  await page.goto(guide.url + path)
  await whenUp(page)
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await context.close()
  return asked
}

journey(
  'each public screen asks for at most 6 scripts and 2 styles beside those of home',
  async () => {
    const home = await filesOf('/')
    expect(home.scripts.size).toBeLessThanOrEqual(2)
    expect(home.styles.size).toBeLessThanOrEqual(2)
    const counts = []
    for (const path of screens) {
      const { scripts, styles } = await filesOf(path)
      counts.push({ path, scripts: scripts.difference(home.scripts), styles: styles.difference(home.styles) })
    }
    const over = counts.filter(({ scripts, styles }) => scripts.size > 6 || styles.size > 2)
    expect(over).toEqual([])
  },
  240_000,
)
