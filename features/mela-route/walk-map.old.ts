import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { nearGoraul, open, phone, rows, walkForAll } from './test-walk.ts'

walkForAll()

const scaleOf = (page: Page) =>
  page.evaluate(
    () => new DOMMatrix(getComputedStyle(document.querySelector('section > div') as Element).transform).a,
  )

describe('the drawing', () => {
  journey('zooms by buttons, keys and wheel, and then shows more names', async () => {
    const { page, context } = await phone()
    await open(page)
    const fakuli = page.getByRole('link', { name: 'Fakuli Mor' })
    await expect.poll(() => fakuli.count()).toBe(0)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => scaleOf(page)).toBeCloseTo(3.375, 2)
    await fakuli.waitFor()
    await page.keyboard.press('0')
    await expect.poll(() => scaleOf(page)).toBe(1)
    await page.keyboard.press('+')
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1.5, 2)
    await page.keyboard.press('-')
    await page.mouse.move(200, 300)
    await page.mouse.wheel(0, -100)
    await page.waitForFunction(() => document.querySelector('section[data-close]'))
    await page.mouse.wheel(0, 100)
    await page.waitForFunction(() => !document.querySelector('section[data-close]'))
    await context.close()
  })

  journey('zooms by taps that came before the code for it', async () => {
    const { page, context } = await phone()
    const sent = Promise.withResolvers<void>()
    await page.route(/\/route-later-/, async route => {
      await sent.promise
      await route.continue()
    })
    await open(page)
    for (let i = 0; i < 3; i += 1) await page.getByRole('button', { name: 'Zoom in' }).click()
    expect(await scaleOf(page)).toBe(1)
    sent.resolve()
    await expect.poll(() => scaleOf(page)).toBeCloseTo(3.375, 2)
    await context.close()
  })

  journey('moves the focused stop into view', async () => {
    const { page, context } = await phone()
    await open(page)
    for (let i = 0; i < 3; i += 1) await page.getByRole('button', { name: 'Zoom in' }).click()
    await page.keyboard.press('Shift+Tab')
    for (const name of ['Pahleja Ghat', 'Baba Garibnath temple', 'Sarai']) {
      const link = page.getByRole('link', { name, exact: true })
      await link.focus()
      await expect
        .poll(async () => {
          const { x, y } = (await link.boundingBox()) ?? { x: -1, y: -1 }
          return x >= 0 && x + 48 <= 360 && y >= 60 && y <= 530
        })
        .toBe(true)
    }
    await context.close()
  })

  journey('follows two fingers, and one finger when zoomed in', async () => {
    const { page, context } = await phone({ hasTouch: true })
    await open(page)
    const touch = await context.newCDPSession(page)
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      })
    const spread = async () => {
      await fingers('touchStart', [
        [160, 300],
        [200, 300],
      ])
      for (let by = 10; by <= 60; by += 10)
        await fingers('touchMove', [
          [160 - by, 300],
          [200 + by, 300],
        ])
      await fingers('touchEnd', [])
      return scaleOf(page)
    }
    // The gestures are loaded after the page: fingers that come before do nothing.
    await expect.poll(spread).toBeGreaterThan(2)
    const scale = await scaleOf(page)
    const top = async () =>
      (await page.getByRole('link', { name: 'Goraul', exact: true }).boundingBox())?.y ?? 0
    const before = await top()
    await fingers('touchStart', [[100, 250]])
    await fingers('touchMove', [[130, 290]])
    await fingers('touchMove', [[150, 310]])
    await fingers('touchEnd', [])
    await expect.poll(async () => (await top()) - before).toBeGreaterThan(30)
    await expect.poll(() => scaleOf(page)).toBeCloseTo(scale, 3)
    await context.close()
  })

  journey('of the city shows every chowk, the dak bam and the way out', async () => {
    const { page, context } = await phone()
    await open(page)
    await page.getByRole('button', { name: 'City' }).click()
    const city = page.getByRole('region', { name: 'Map of the chowks in the city' })
    await city.waitFor()
    await expect.poll(() => city.getByRole('link').count()).toBe(16)
    await expect.poll(() => city.getByRole('link').first().textContent()).toBe('Ramdayalu Nagar')
    await city.getByRole('link', { name: 'Way out: Chhata Bazar' }).waitFor()
    await city.getByText('Dak bam', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Whole route' }).click()
    await page.getByRole('link', { name: 'Goraul', exact: true }).waitFor()
    await context.close()
  })
})

describe('the own position', () => {
  journey('is told and shown, and sent nowhere', async () => {
    const { page, context } = await phone(nearGoraul)
    await open(page)
    const told: string[] = []
    page.on('request', request => told.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.getByRole('button', { name: 'My location' }).click()
    await page
      .getByText(/^You are near Goraul: about 4\d km from the ghat, about 2\d km to the temple\.$/)
      .waitFor()
    await page.getByRole('button', { name: 'City' }).click()
    await page.getByRole('region', { name: 'Map of the chowks in the city' }).waitFor()
    expect(told.length).toBeGreaterThan(0)
    expect(told.filter(line => /25\.94|85\.32/.test(line))).toEqual([])
    await context.close()
  })

  journey('stays on its spot when the drawing is zoomed', async () => {
    const { page, context } = await phone(nearGoraul)
    await open(page)
    await page.getByRole('button', { name: 'My location' }).click()
    await page.getByText('You are near Goraul').waitFor()
    const spot = () =>
      page.evaluate(() => {
        const drawing = document.querySelector('section > div') as HTMLElement
        const dot = drawing.querySelector(':scope > ul:last-child > li') as HTMLElement
        const [all, own] = [drawing.getBoundingClientRect(), dot.getBoundingClientRect()]
        return [
          (own.x + own.width / 2 - all.x) / all.width - dot.offsetLeft / drawing.offsetWidth,
          (own.y + own.height / 2 - all.y) / all.height - dot.offsetTop / drawing.offsetHeight,
        ].map(part => Math.round(part * 100) / 100 + 0)
      })
    expect(await spot()).toEqual([0, 0])
    for (let i = 0; i < 3; i += 1) await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => scaleOf(page)).toBeCloseTo(3.375, 2)
    expect(await spot()).toEqual([0, 0])
    await context.close()
  })

  journey('is followed while the map is open', async () => {
    const { page, context } = await phone(nearGoraul)
    await open(page)
    await page.getByRole('button', { name: 'My location' }).click()
    await page.getByText('You are near Goraul').waitFor()
    await context.setGeolocation({ latitude: 26.034, longitude: 85.355 })
    await page.getByText('You are near Turki').waitFor()
    await context.close()
  })

  journey('beside the route has an arrow to it, and its direction in words', async () => {
    for (const [language, key, words] of [
      ['en', 'My location', 'The route is to the west of here.'],
      ['hi', 'मेरी लोकेशन', 'रास्ता यहाँ से पश्चिम की ओर है।'],
    ] as const) {
      const { page, context } = await phone({
        language,
        geolocation: { latitude: 25.931, longitude: 85.345 },
        permissions: ['geolocation'],
      })
      await open(page)
      await page.getByRole('button', { name: key }).click()
      await page.getByText(words).waitFor()
      const turn = page.locator('p', { hasText: words }).locator('svg')
      expect(await turn.evaluate(arrow => Number.parseInt(getComputedStyle(arrow).rotate, 10))).toBeLessThan(
        -60,
      )
      await context.close()
    }
  })

  journey('far from the walk is told as such, in Hindi', async () => {
    const { page, context } = await phone({
      language: 'hi',
      geolocation: { latitude: 25.6, longitude: 85.14 },
      permissions: ['geolocation'],
    })
    await open(page)
    await page.getByRole('button', { name: 'मेरी लोकेशन' }).click()
    await page.getByText('आप इस रास्ते से सीधी रेखा में लगभग 9 किमी दूर हैं।').waitFor()
    await context.close()
  })

  journey('at the temple is answered with a greeting', async () => {
    const { page, context } = await phone({
      geolocation: { latitude: 26.1206, longitude: 85.3911 },
      permissions: ['geolocation'],
    })
    await open(page)
    await page.getByRole('button', { name: 'My location' }).click()
    await page.getByText('You have reached Baba Garibnath. Bol Bam!').waitFor()
    await context.close()
  })

  journey('that is refused is explained, and the walk stays', async () => {
    const { page, context } = await phone()
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, failed) =>
        setTimeout(() => failed?.({ code: 1 } as GeolocationPositionError))
    })
    await open(page)
    await page.getByRole('button', { name: 'My location' }).click()
    await page.getByText('Location access denied.').waitFor()
    await expect.poll(() => rows(page).count()).toBe(34)
    await context.close()
  })
})
