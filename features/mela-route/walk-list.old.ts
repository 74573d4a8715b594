import { AxeBuilder } from '@axe-core/playwright'
import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { world } from '#tests/world/fixture.ts'
import { nearGoraul, open, phone, rows, walkForAll } from './test-walk.ts'

walkForAll()

describe('the walk', () => {
  journey('is drawn and listed in English from the ghat to the temple, with its kilometres', async () => {
    const { page, context } = await phone()
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    page.on('console', message => message.type() === 'error' && errors.push(message.text()))
    await open(page)
    await page.getByRole('heading', { level: 1, name: 'Mela Route' }).waitFor()
    const drawing = page.getByRole('region', { name: 'Map of the whole route' })
    await drawing.getByRole('link', { name: 'Pahleja Ghat' }).waitFor()
    await drawing.getByRole('link', { name: 'Baba Garibnath temple' }).waitFor()
    await expect.poll(() => rows(page).count()).toBe(34)
    await expect.poll(() => rows(page).first().textContent()).toContain('0 kmPahleja Ghat')
    await expect.poll(() => page.locator('#stop-33').textContent()).toContain('70 kmBaba Garibnath temple')
    await page.getByText('About 70 km on foot').waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(errors).toEqual([])
    await context.close()
  })

  journey('is drawn and listed in Hindi, and changes its language in place', async () => {
    const { page, context } = await phone({ language: 'hi' })
    await open(page)
    await page.getByRole('link', { name: 'गोरौल', exact: true }).waitFor()
    await page.getByText('पैदल लगभग 70 किमी').waitFor()
    await page.getByRole('button', { name: 'शहर' }).click()
    await page.getByRole('link', { name: 'हाथी', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('link', { name: 'Hathi', exact: true }).waitFor()
    await context.close()
  })

  journey('is the same under each of its addresses, whatever the query is', async () => {
    const { page, context } = await phone()
    for (const address of [
      '/facility/route',
      '/facilities/route',
      '/facilities/mela-route',
      '/facility/mela-route/',
      '/facility/route?showMap=true',
      '/facility/mela-route?view=%F0%9F%99%8F&view[]=1',
      '/facility/mela-route?%E0%A4%A',
      `/facility/mela-route?${'x'.repeat(3000)}`,
      '/facility/mela-route?stop=%3Cscript%3Ealert(1)%3C/script%3E#stop-999',
      '/facility/mela-route#%22%5D',
    ]) {
      expect((await open(page, address))?.status()).toBe(200)
      await page.getByRole('heading', { level: 1, name: 'Mela Route' }).waitFor()
      await expect.poll(() => rows(page).count()).toBe(34)
    }
    await context.close()
  })

  journey('links a stop of the drawing to its row', async () => {
    const { page, context } = await phone()
    await open(page)
    await page.getByRole('link', { name: 'Goraul', exact: true }).click()
    await page.waitForURL('**#stop-14')
    const top = async () => (await page.locator('#stop-14').boundingBox())?.y
    await expect.poll(top).toBeGreaterThan(55)
    await expect.poll(top).toBeLessThan(400)
    await context.close()
  })

  journey('links to the facilities along it, with how many there are', async () => {
    const { page, context } = await phone()
    await open(page)
    await page.getByRole('link', { name: /^Shivir\s*places: \d+$/ }).waitFor()
    await page.getByRole('link', { name: /^Water\s*places: \d+$/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Drinking Water' }).waitFor()
    await page.getByRole('link', { name: 'Route', exact: true }).click()
    await page.getByRole('region', { name: 'Map of the whole route' }).waitFor()
    await context.close()
  })

  journey('links to the full map in a new tab, and says that it leaves the guide', async () => {
    const { page, context } = await phone()
    await open(page)
    const link = page.getByRole('link', { name: /^Open full map/ })
    await expect
      .poll(() => link.getAttribute('href'))
      .toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?.*travelmode=walking/)
    await expect.poll(() => link.getAttribute('target')).toBe('_blank')
    await expect.poll(() => link.textContent()).toContain('Opens another website in a new tab')
    await context.close()
  })
})

describe('the notes', () => {
  journey('name their year and source, and do not sound like a rule of this year', async () => {
    const { page, context } = await phone()
    await open(page)
    await page.getByText('Dak bam, closed roads, how exact this map is').click()
    await page.getByText('Closures change every year.').waitFor()
    await expect
      .poll(() => page.getByText(/^(20\d\d fair|Earlier fairs): (one|two) press reports?\.$/).count())
      .toBe(5)
    await context.close()
  })
})

describe('without', () => {
  journey('script, drawing, list and links are in the page, in both languages', async () => {
    for (const [language, ghat, temple] of [
      ['en', 'Pahleja Ghat', 'Baba Garibnath temple'],
      ['hi', 'पहलेजा घाट', 'बाबा गरीबनाथ मंदिर'],
    ] as const) {
      const { page, context } = await phone({ javaScriptEnabled: false, language })
      await page.goto(`${world.url}/facility/route`)
      const html = await page.content()
      expect(html).toContain(ghat)
      expect(html).toContain(temple)
      if (language === 'en') {
        await expect.poll(() => rows(page).count()).toBe(34)
        await page.getByRole('link', { name: 'Goraul', exact: true }).click()
        await page.waitForURL('**#stop-14')
        await expect.poll(() => page.getByRole('button', { name: 'Zoom in' }).isVisible()).toBe(false)
        await expect
          .poll(() => page.getByRole('link', { name: /^Water/ }).getAttribute('href'))
          .toBe('/facility/drinking-water')
      }
      await context.close()
    }
  })

  journey('network, all of it is there after a visit of another page', async () => {
    const { page, context } = await phone({ serviceWorkers: 'allow', language: 'hi' })
    await open(page, '/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(async () => await (await caches.open('reads')).match('/api/mela-route'))
    await context.setOffline(true)
    await open(page, '/facility/mela-route')
    await page.getByRole('link', { name: 'गोरौल', exact: true }).waitFor()
    await expect.poll(() => rows(page).count()).toBe(34)
    await page.getByRole('link', { name: /^शिविर/ }).waitFor()
    await page.getByRole('button', { name: 'शहर' }).click()
    await page.getByRole('link', { name: 'हाथी', exact: true }).waitFor()
    await context.close()
  })

  journey('the server, a phone that never fetched the walk shows the one in the build', async () => {
    const { page, context } = await phone()
    await context.route('**/api/**', route => route.abort())
    await open(page, '/')
    await page.getByRole('link', { name: 'Mela Route' }).click()
    await page.getByRole('link', { name: 'Goraul', exact: true }).waitFor()
    await expect.poll(() => rows(page).count()).toBe(34)
    await context.close()
  })

  journey('a walk there is only the link to the full map; without that too, No map available', async () => {
    const { page, context } = await phone({ language: 'en' })
    const answer = { waypoints: [], along: {}, full_map: 'https://maps.example/walk' as string | null }
    await context.route('**/api/mela-route', route => route.fulfill({ json: answer }))
    await open(page, '/')
    await page.getByRole('link', { name: 'Mela Route' }).click()
    await page.getByRole('link', { name: /^Open full map/ }).waitFor()
    await expect.poll(() => page.getByText('No map available').count()).toBe(0)
    answer.full_map = null
    await open(page, '/')
    await page.getByRole('link', { name: 'Mela Route' }).click()
    await page.getByText('No map available').waitFor()
    await page.getByRole('link', { name: 'Water' }).waitFor()
    await context.close()
  })
})

describe('everybody', () => {
  journey('can use it: axe finds nothing', async () => {
    for (const [options, city] of [
      [{ colorScheme: 'light' }, false],
      [{ colorScheme: 'dark', language: 'hi' }, true],
      [{ colorScheme: 'light', ...nearGoraul, viewport: { width: 320, height: 700 } }, true],
    ] as const) {
      const { page, context } = await phone({
        ...options,
        permissions: [...('permissions' in options ? options.permissions : [])],
      })
      await open(page)
      if (city) await page.getByRole('button', { name: /^(City|शहर)$/ }).click()
      await page.locator('summary').click()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
      await context.close()
    }
  })

  journey('can read it on a narrow page without scrolling sideways', async () => {
    for (const language of ['en', 'hi'] as const) {
      const { page, context } = await phone({ language, viewport: { width: 320, height: 640 } })
      await open(page)
      await page.getByRole('button', { name: /^(City|शहर)$/ }).click()
      await page.locator('summary').click()
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await context.close()
    }
  })
})
