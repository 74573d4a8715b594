import { describe, expect } from 'vitest'
import { facilityTypes } from '#content/facility-types.ts'
import { journey } from '#tests/browser.ts'
import { browserForAll, guideForAll, phone, world } from '#tests/world/fixture.ts'
import { texts } from './home-map-texts.ts'

guideForAll()
browserForAll()
const desk = { viewport: { width: 1366, height: 900 } }

describe('the map of Home', () => {
  journey('stands beside the tiles of a wide window, with a sign for each kind of place', async () => {
    for (const language of ['en', 'hi'] as const)
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page, open, isAccessible, close } = await phone({
          language,
          context: { ...desk, colorScheme },
        })
        await page.addInitScript(() => {
          const shifts: number[] = []
          Object.assign(window, { shifts })
          new PerformanceObserver(list => {
            for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await open('/')
        const map = page.getByRole('application', { name: texts.label[language] })
        await map.waitFor()
        const water = facilityTypes['drinking-water'].label[language]
        await map
          .getByRole('button', { name: new RegExp(`^${water}: `) })
          .first()
          .waitFor()
        const tiles = await page.locator('.lift').boundingBox()
        const box = await page.locator('.home-map').boundingBox()
        if (!tiles || !box) throw new Error('not shown')
        expect(box.x).toBeGreaterThanOrEqual(tiles.x + tiles.width)
        expect(box.y + box.height).toBeCloseTo(tiles.y + tiles.height, 0)
        const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
        expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
        await isAccessible()
        await close()
      }
  })
  journey('says how many places have a known position, also without a network', async () => {
    const { page, open, close } = await phone({ context: { ...desk, serviceWorkers: 'allow' } })
    await open('/')
    const words = page.getByText(/^Water, toilets, health centres, camps: \d+ of \d+ are on the map$/)
    await words.waitFor()
    const said = await words.textContent()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await open('/')
    await words.waitFor()
    await page.context().setOffline(true)
    await open('/')
    expect(await words.textContent()).toBe(said)
    await page.getByRole('application', { name: texts.label.en }).waitFor()
    await close()
  })
  journey('says why it is not there where its code cannot be had', async () => {
    for (const language of ['en', 'hi'] as const) {
      const { page, open, close } = await phone({ language, context: desk })
      await page.route(/home-map/, route => route.abort())
      await open('/')
      await page.locator('.home-map').getByRole('status').waitFor()
      await close()
    }
  })
  journey('is not loaded by a phone', async () => {
    const { page, open, close } = await phone()
    const asked: string[] = []
    page.on('request', request => asked.push(request.url().slice(world.url.length)))
    await open('/')
    await page.waitForLoadState('networkidle')
    expect(asked.filter(path => /home-map|leaflet|\/api\/facilities$/.test(path))).toEqual([])
    expect(await page.getByRole('application').count()).toBe(0)
    await close()
  })
})
