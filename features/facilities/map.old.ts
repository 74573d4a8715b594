import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { atJunction, type PhoneOptions, takePhone } from '#tests/phone.ts'
import { browser, browserForAll, guideForAll, world } from '#tests/world/fixture.ts'

guideForAll()
browserForAll()
const phone = (options?: PhoneOptions) => takePhone(browser, options)
/** Opens an address and waits until the app runs and answers taps. */
async function open(page: Page, path: string) {
  await page.goto(world.url + path)
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
}

/** As staff do in the console. */
async function allowTiles() {
  await world.owner.query(
    `insert into settings (key, value, updated_at) values ('street-plan-tiles', '{"foreign_tiles":true}', now())`,
  )
  await world.context.responseCache.changed('street-plan')
}

describe('the map', () => {
  journey(
    'opens by its button and by its address, and asks no other host before staff allow it and the visitor agrees',
    async () => {
      const { page, context } = await phone(atJunction)
      const foreign: string[] = []
      await context.route(/^(?!http:\/\/(localhost|127))/, route => {
        foreign.push(route.request().url())
        return route.abort()
      })
      await open(page, '/facility/drinking-water')
      await page.getByRole('button', { name: 'Show map' }).click()
      const map = page.getByRole('application', { name: 'Map of the places in this list' })
      await map.waitFor()
      await page.getByRole('button', { name: 'Muzaffarpur Junction water points' }).focus()
      await page.keyboard.press('Enter')
      await map.getByText('Exact spot not known').waitFor()
      expect(foreign).toEqual([])
      expect(await page.getByRole('button', { name: 'Show streets' }).count()).toBe(0)
      await allowTiles()
      await open(page, '/facility/drinking-water?showMap=true')
      await page.getByRole('button', { name: 'Show streets' }).waitFor()
      expect(foreign).toEqual([])
      await page.getByRole('button', { name: 'Show streets' }).click()
      await page.getByText('Streets could not be loaded. The places are still shown.').waitFor()
      expect(foreign.length).toBeGreaterThan(0)
      await page.getByRole('button', { name: 'Hide map' }).click()
      await expect.poll(() => map.count()).toBe(0)
      const faults: string[] = []
      page.on('pageerror', error => faults.push(error.message))
      await open(page, '/facility/drinking-water?showMap=true')
      await map.waitFor()
      expect(faults).toEqual([])
      await context.close()
    },
  )
})

describe('the map of the places', () => {
  journey('has the line of the walk, names and a legend in the language of the reader', async () => {
    for (const [language, legend, temple, stop, route, scale] of [
      [
        'en',
        'What the signs mean',
        'Baba Garibnath temple',
        'Ramdayalu Nagar',
        'route of the kanwariyas',
        / k?m$/,
      ],
      ['hi', 'निशानों का मतलब', 'बाबा गरीबनाथ मंदिर', 'रामदयालु नगर', 'कांवरिया पथ', / (किमी|मीटर)$/],
    ] as const) {
      const { page, context } = await phone({ ...atJunction, language })
      await open(page, '/facility/drinking-water?showMap=true')
      const map = page.getByRole('application')
      await map.waitFor()
      const list = page.getByRole('list', { name: legend })
      for (const words of [temple, route]) await list.getByText(words, { exact: true }).waitFor()
      await expect.poll(() => map.locator('svg path[d*=L]').count()).toBeGreaterThanOrEqual(2)
      await map.getByText(temple).waitFor()
      const isInside = async () => {
        const [box, name] = [await map.boundingBox(), await map.getByText(temple).boundingBox()]
        return !!box && !!name && name.x >= box.x && name.x + name.width <= box.x + box.width
      }
      await expect.poll(isInside).toBe(true)
      await map.getByText(scale).waitFor()
      for (let i = 0; i < 2; i += 1) await map.press('+')
      await map.getByText(stop).first().waitFor({ state: 'attached' })
      await context.close()
    }
  })

  journey('follows the phone while it is open', async () => {
    const { page, context } = await phone(atJunction)
    await open(page, '/facility/drinking-water?showMap=true')
    const dot = page.getByRole('img', { name: 'You are here' })
    await dot.waitFor()
    const at = () => dot.evaluate(mark => mark.getBoundingClientRect().x)
    const before = await at()
    await context.setGeolocation({ latitude: 26.1205, longitude: 85.3912 })
    await expect.poll(async () => (await at()) - before).toBeGreaterThan(3)
    await context.close()
  })
})

journey('a map whose code does not come says so beside the list, and opens on a tap', async () => {
  const { page, context } = await phone({ ...atJunction, viewport: { width: 1366, height: 768 } })
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  const code = /street-map-/
  await context.route(code, route => route.abort())
  await open(page, '/facility/drinking-water')
  await page.getByText('The map could not be opened').waitFor()
  await context.unroute(code)
  await page.getByRole('link', { name: 'Try Again' }).click()
  await page.getByRole('application').waitFor()
  const look = await page
    .locator('.leaflet-pane')
    .first()
    .evaluate(pane => getComputedStyle(pane).position)
  expect([look, faults]).toEqual(['absolute', []])
  await context.close()
})

describe('everybody', () => {
  journey('can use it: axe finds nothing', async () => {
    for (const [path, options] of [
      ['/facility/drinking-water', { ...atJunction, colorScheme: 'light' }],
      ['/facility/drinking-water', { language: 'hi', colorScheme: 'dark' }],
      ['/facility/shivir?showMap=true', { ...atJunction, language: 'hi', colorScheme: 'light' }],
      ['/facility/atm', { ...atJunction, colorScheme: 'dark' }],
      ['/facility/gallery', {}],
      ['/facility/lake', { language: 'hi' }],
    ] as const) {
      const { page, context } = await phone({
        ...options,
        permissions: 'permissions' in options ? [...options.permissions] : [],
      })
      await open(page, path)
      await page.locator('h3, .state, main strong').first().waitFor()
      if (path.includes('showMap')) await page.getByRole('application').waitFor()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.html}`)).toEqual([])
      await context.close()
    }
  })
})
