import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { atJunction, takePhone } from '#tests/phone.ts'
import { browser, browserForAll, guideForAll, world } from '#tests/world/fixture.ts'
import { importMadeUpCity } from './test-import.ts'

guideForAll()
browserForAll()
beforeAll(async () => {
  await importMadeUpCity(world.context)
})
const map = '/facility/drinking-water?showMap=true'

/** Resolves when the worker keeps the street plan and, after it, what draws it. */
const whenMapKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const hasMap = async () => {
      const files = await (await caches.open('used-files')).keys()
      return ['.js', '.css'].every(end =>
        files.some(({ url }) => url.includes('/street-map-') && url.endsWith(end)),
      )
    }
    for (let left = 600; left > 0 && !(await hasMap()); left -= 1)
      await new Promise(done => setTimeout(done, 100))
    if (await hasMap()) return
    const kept = [...(await (await caches.open('reads')).keys())].map(({ url }) => url)
    throw new Error(`The map is not kept; lists are: ${kept.join(' ')}`)
  })

/** Names of the plan that stand on a name that the screen wrote itself. */
const overlapping = (page: Page) =>
  page.evaluate(() => {
    const own = [...document.querySelectorAll('[data-map-name]')].map(name => name.getBoundingClientRect())
    return [...document.querySelectorAll('.leaflet-plan-names-pane span')].flatMap(name => {
      const { left, right, top, bottom } = name.getBoundingClientRect()
      return own.some(at => at.left < right && left < at.right && at.top < bottom && top < at.bottom)
        ? [name.textContent]
        : []
    })
  })

describe('the map with an imported city', () => {
  for (const [language, label, quarter, ...keys] of [
    ['en', 'Map of the places in this list', 'Aghoria Bazar', 'Follow me', 'Zoom out'],
    ['hi', 'इस सूची की जगहों का नक्शा', 'अघोरिया बाजार', 'नक्शा मेरे साथ सरकाएँ', 'छोटा करें'],
  ] as const)
    journey(`is whole without a network after Home alone (${language})`, async () => {
      const { page, context } = await takePhone(browser, { ...atJunction, language, serviceWorkers: 'allow' })
      const foreign: string[] = []
      page.on('request', request => request.url().startsWith(world.url) || foreign.push(request.url()))
      await page.goto(world.url)
      await whenMapKept(page)
      await context.setOffline(true)
      await page.goto(world.url + map)
      const box = page.getByRole('application', { name: label })
      await box.waitFor()
      await expect.poll(() => box.locator('.leaflet-plan-pane path').count()).toBeGreaterThanOrEqual(3)
      await box.getByRole('link', { name: '© OpenStreetMap' }).waitFor()
      for (const name of keys) await page.getByRole('button', { name }).click()
      const names = box.locator('.leaflet-plan-names-pane')
      await names.getByText(quarter, { exact: true }).waitFor()
      expect(await overlapping(page)).toEqual([])
      expect(foreign).toEqual([])
      await context.close()
    })

  journey('offers no tiles of another server, and passes axe in both themes', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, context } = await takePhone(browser, { ...atJunction, colorScheme })
      await page.goto(world.url + map)
      await page.getByRole('link', { name: '© OpenStreetMap' }).waitFor()
      expect(await page.getByRole('button', { name: 'Show streets' }).count()).toBe(0)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
      await context.close()
    }
  })

  journey('keeps the reader in its middle on a tap, until it is moved by hand', async () => {
    const { page, context } = await takePhone(browser, atJunction)
    await page.goto(world.url + map)
    const follow = page.getByRole('button', { name: 'Follow me' })
    await follow.click()
    const box = page.getByRole('application')
    const off = async () => {
      const [frame, dot] = [
        await box.boundingBox(),
        await page.getByRole('img', { name: 'You are here' }).boundingBox(),
      ]
      if (!frame || !dot) return Number.NaN
      return Math.hypot(
        frame.x + frame.width / 2 - dot.x - dot.width / 2,
        frame.y + frame.height / 2 - dot.y - dot.height / 2,
      )
    }
    await expect.poll(off).toBeLessThan(30)
    await context.setGeolocation({ latitude: 26.14, longitude: 85.4 })
    await expect.poll(off).toBeLessThan(30)
    const frame = await box.boundingBox()
    if (!frame) throw new Error('no map')
    await page.mouse.move(frame.x + 100, frame.y + 100)
    await page.mouse.down()
    await page.mouse.move(frame.x + 160, frame.y + 160, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('false')
    await context.close()
  })
})
