import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { atJunction, expect, journey } from '#tests/journey.ts'
import { readMap } from './import/read-map.server.ts'
import { planAreas, planKey, storePlan } from './plan.server.ts'
import { geoJsonOf, madeUpCity } from './test-city.ts'

const map = '/facility/drinking-water?showMap=true'

journey(
  'after a tap the map keeps the reader in its middle, until it is moved by hand',
  async ({ phone }) => {
    const { page, open } = await phone({ ...atJunction, language: 'en' })
    await open(map)
    const follow = page.getByRole('button', { name: 'Follow me' })
    await follow.click()
    const box = page.getByRole('application')
    const dot = page.getByRole('img', { name: 'You are here' })
    const off = async () => {
      const [frame, mark] = [await box.boundingBox(), await dot.boundingBox()]
      if (!frame || !mark) return Number.NaN
      return Math.hypot(
        frame.x + frame.width / 2 - mark.x - mark.width / 2,
        frame.y + frame.height / 2 - mark.y - mark.height / 2,
      )
    }
    await expect.poll(off).toBeLessThan(30)
    await page.context().setGeolocation({ latitude: 26.14, longitude: 85.4 })
    await expect.poll(off).toBeLessThan(30)
    const frame = await box.boundingBox()
    if (!frame) throw new Error('no map')
    await page.mouse.move(frame.x + 100, frame.y + 100)
    await page.mouse.down()
    await page.mouse.move(frame.x + 160, frame.y + 160, { steps: 4 })
    await page.mouse.up()
    await expect(follow).toHaveAttribute('aria-pressed', 'false')
  },
)

journey(
  'a map of an imported city is complete offline after visiting only Home',
  async ({ phone, openOwnGuide }) => {
    journey.setTimeout(120_000)
    const world = await openOwnGuide()
    const { context } = world
    const city = join(context.settings.dataDir, 'city.geojson')
    await writeFile(city, geoJsonOf(madeUpCity()))
    await storePlan(context.db, (await readMap(city, await planAreas(context))).plan, new Date())
    await context.responseCache.changed(planKey)
    const { page } = await phone({ ...atJunction, at: world, serviceWorkers: 'allow' })
    const foreign: string[] = []
    page.on('request', request => request.url().startsWith(world.url) || foreign.push(request.url()))
    // What the map loads on a phone that is online.
    const online = await phone({ ...atJunction, at: world })
    await online.open(map)
    await expect(online.page.locator('.leaflet-plan-pane path').first()).toBeAttached()
    const files = await online.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter(path => path.startsWith('/assets/')),
    )
    await page.goto('/')
    // The service worker keeps the whole guide, then the street plan, then what draws it.
    const missing = () =>
      page.evaluate(async paths => {
        const kept = await Promise.all(paths.map(path => caches.match(path)))
        return paths.filter((_, index) => !kept[index])
      }, files)
    await expect.poll(missing, { timeout: 60_000 }).toEqual([])
    await page.context().setOffline(true)
    await page.goto(map)
    const box = page.getByRole('application', { name: 'इस सूची की जगहों का नक्शा' })
    await expect(box.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible()
    await expect.poll(() => box.locator('.leaflet-plan-pane path').count()).toBeGreaterThanOrEqual(3)
    // Outside the season the only place in the list is near, so the map starts zoomed in on it.
    for (const name of ['नक्शा मेरे साथ सरकाएँ', 'छोटा करें', 'छोटा करें'])
      await page.getByRole('button', { name }).click()
    await expect(
      box.locator('.leaflet-plan-names-pane').getByText('अघोरिया बाजार', { exact: true }),
    ).toBeAttached()
    expect(foreign).toEqual([])
  },
)
