import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey, whenIdle } from '#tests/browser.ts'
import { atJunction, type PhoneOptions, takePhone } from '#tests/phone.ts'
import { browser, browserForAll, guideForAll, world } from '#tests/world/fixture.ts'

guideForAll()
browserForAll()
const phone = (options?: PhoneOptions) => takePhone(browser, options)
const open = (page: Page, path: string) => page.goto(world.url + path)
const names = (page: Page) => page.getByRole('heading', { level: 3 }).allTextContents()

describe('the nearest water', () => {
  journey('is first in English, with its distance, and Navigate leads to it', async () => {
    const { page, context } = await phone(atJunction)
    await open(page, '/facility/drinking-water')
    await page.getByRole('heading', { name: 'Nearby Facilities' }).waitFor()
    const first = page.getByRole('listitem').filter({ has: page.getByText('Nearest with a known place') })
    await expect.poll(() => first.count()).toBe(1)
    await expect.poll(() => first.textContent()).toMatch(/about 100 m.*Muzaffarpur Junction water points/s)
    const go = first.getByRole('link', { name: 'Navigate', exact: true })
    // The station is only known as an area: Navigate searches for its name instead of leading to coordinates.
    await expect
      .poll(() => go.getAttribute('href'))
      .toMatch(/^https:\/\/www\.google\.com\/maps\/search\/.*query=Railway/)
    await page.getByRole('heading', { name: 'In this city, place not known' }).waitFor()
    await page.getByText('Ask the help desk: 155304.').waitFor()
    await context.close()
  })

  journey('is first in Hindi, and the language changes without a reload', async () => {
    const { page, context } = await phone({ ...atJunction, language: 'hi' })
    await open(page, '/facility/drinking-water')
    await page.getByText('जिनकी जगह पता है, उनमें सबसे पास').waitFor()
    await page.getByText('लगभग').first().waitFor()
    expect((await names(page))[0]).toBe('मुजफ्फरपुर जंक्शन – पीने का पानी')
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByText('Nearest with a known place').waitFor()
    await expect.poll(() => page.title()).toContain('Drinking Water')
    await context.close()
  })

  journey('is found without sending the position anywhere', async () => {
    const { page, context } = await phone(atJunction)
    const told: string[] = []
    page.on('request', request => told.push(`${request.url()} ${request.postData() ?? ''}`))
    await open(page, '/facility/drinking-water?showMap=true')
    await page.getByText('Nearest with a known place').waitFor()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByRole('application').waitFor()
    expect(told.length).toBeGreaterThan(3)
    expect(told.filter(line => /26\.12|85\.37/.test(line))).toEqual([])
    expect(told.filter(line => !line.startsWith(world.url))).toEqual([])
    await context.close()
  })

  journey('is dialled by the number that is shown', async () => {
    const { page, context } = await phone()
    await open(page, '/facility/health-centre')
    const bank = page.getByRole('listitem').filter({ hasText: 'SKMCH blood bank' })
    await bank.getByText('0621-2233033').waitFor()
    await expect
      .poll(() => bank.getByRole('link', { name: 'Call', exact: true }).getAttribute('href'))
      .toBe('tel:06212233033')
    await context.close()
  })
})

describe('an ATM', () => {
  const atTemple = { latitude: 26.1205, longitude: 85.3912, accuracy: 15 }

  journey('of the city comes before one 17 km away, and that one is not called nearest', async () => {
    const { page, context } = await phone({ ...atJunction, geolocation: atTemple })
    await open(page, '/facility/atm')
    await page.getByRole('heading', { name: 'In this city, place not known' }).waitFor()
    await page.getByRole('heading', { name: 'Known place, but far' }).waitFor()
    expect((await names(page))[0]).toMatch(/^Bank of Baroda/)
    expect(await page.getByText(/nearest/i).count()).toBe(0)
    await context.close()
  })

  journey('seen from Delhi has its distance from the temple', async () => {
    const delhi = { latitude: 28.61, longitude: 77.21, accuracy: 15 }
    const { page, context } = await phone({ ...atJunction, geolocation: delhi, language: 'hi' })
    await open(page, '/facility/atm')
    await page.getByText('(मंदिर से दूरी)').waitFor()
    expect(await page.getByText(/सबसे पास/).count()).toBe(0)
    await context.close()
  })
})

describe('a phone without a position', () => {
  journey('that refuses it is told how to allow it, and finds the list by name', async () => {
    const { page, context } = await phone()
    await open(page, '/facility/toilet')
    await page
      .getByText('Location access denied. Please enable location access in your browser settings.')
      .waitFor()
    await expect
      .poll(() => page.getByRole('button', { name: 'Show all' }).getAttribute('aria-pressed'))
      .toBe('true')
    const shown = await names(page)
    expect(shown.length).toBe(9)
    expect(shown).toEqual(shown.toSorted(new Intl.Collator('en', { numeric: true }).compare))
    await context.close()
  })

  journey('that allows it later gets distances without a second tap', async () => {
    const { page, context } = await phone({ geolocation: atJunction.geolocation })
    await open(page, '/facility/toilet')
    await page.getByText('Location access denied.').waitFor()
    await context.grantPermissions(['geolocation'])
    await page.getByRole('heading', { name: 'Nearby Facilities' }).waitFor()
    await context.close()
  })

  journey('that fails says why, and Try Again finds it', async () => {
    const { page, context } = await phone()
    await page.addInitScript(position => {
      const asked: PositionOptions[] = []
      Object.assign(window, { asked, works: false })
      navigator.geolocation.getCurrentPosition = (found, failed, options) => {
        asked.push(options ?? {})
        const works = (window as { works?: boolean }).works
        setTimeout(() =>
          works
            ? found({ coords: position } as unknown as GeolocationPosition)
            : failed?.({ code: 2 } as GeolocationPositionError),
        )
      }
    }, atJunction.geolocation)
    await open(page, '/facility/bathroom')
    await page.getByText('Location information is unavailable.').waitFor()
    await page.getByText('Turn on your location/internet and try again').waitFor()
    await page.getByText('Make sure location services and internet connection are enabled').waitFor()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { asked: PositionOptions[] }).asked))
      .toEqual([
        { enableHighAccuracy: true, timeout: 12_000, maximumAge: 60_000 },
        { enableHighAccuracy: false, timeout: 12_000, maximumAge: 600_000 },
        { enableHighAccuracy: false, timeout: 8000, maximumAge: 900_000 },
      ])
    await page.evaluate(() => Object.assign(window, { works: true }))
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('heading', { name: 'Nearby Facilities' }).waitFor()
    await context.close()
  })

  journey('that searches for long says so, while the list is already shown', async () => {
    const { page, context } = await phone()
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = () => {}
    })
    await open(page, '/facility/bathroom')
    await page.getByText('Getting your location...').waitFor()
    await expect.poll(() => names(page)).toHaveLength(4)
    await page.getByRole('button', { name: 'Show all' }).click()
    await page.getByText('Getting your location...').waitFor({ state: 'detached' })
    await context.close()
  })

  journey('without geolocation is told so', async () => {
    const { page, context } = await phone({ language: 'hi' })
    await page.addInitScript(() => Object.defineProperty(navigator, 'geolocation', { value: undefined }))
    await open(page, '/facility/bathroom')
    await page.getByText('आपका ब्राउज़र लोकेशन नहीं बता सकता।').waitFor()
    await context.close()
  })

  journey('that is far away is told that distances help little', async () => {
    const { page, context } = await phone({
      geolocation: { latitude: 19.07, longitude: 72.87 },
      permissions: ['geolocation'],
    })
    await open(page, '/facility/parking')
    await page.getByText('You seem to be far from the fair.').waitFor()
    await context.close()
  })
})

describe('a list that changes its order', () => {
  journey('causes no layout shift, whatever the phone answers', async () => {
    for (const options of [
      atJunction,
      {},
      { ...atJunction, geolocation: { latitude: 19.07, longitude: 72.87 } },
    ]) {
      const { page, context } = await phone(options)
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await open(page, '/facility/shivir?showMap=true')
      await page.getByRole('application').waitFor()
      await page.getByText(/Nearby Facilities|distance from the temple|Location access denied/).waitFor()
      await whenIdle(page)
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      // A one-pixel border may move when the full style sheet is loaded.
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
      await context.close()
    }
  })

  journey('keeps the focus on the same control', async () => {
    const { page, context } = await phone()
    await page.addInitScript(position => {
      navigator.geolocation.getCurrentPosition = found =>
        Object.assign(window, { answer: () => found({ coords: position } as unknown as GeolocationPosition) })
    }, atJunction.geolocation)
    await open(page, '/facility/drinking-water')
    await page.getByText('Getting your location...').waitFor()
    const row = page.getByRole('listitem').filter({ hasText: 'Muzaffarpur Junction water points' })
    await row.getByRole('link', { name: 'Navigate' }).focus()
    await page.evaluate(() => (window as unknown as { answer: () => void }).answer())
    await page.getByText('Nearest with a known place').waitFor()
    const focused = await row
      .getByRole('link', { name: 'Navigate' })
      .evaluate(link => link === document.activeElement)
    expect(focused).toBe(true)
    await context.close()
  })
})
