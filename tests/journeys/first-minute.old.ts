import { AxeBuilder } from '@axe-core/playwright'
import { describe, expect } from 'vitest'
import { journey } from '#tests/browser.ts'
import { browser, browserForAll, guideForAll, world } from '#tests/world/fixture.ts'
import { openPhone, whenUp } from './phone.ts'

guideForAll()
browserForAll()
const homeTiles = [
  'Drinking Water',
  'Toilet',
  'Bathroom',
  'Health Centre',
  'Mela Route',
  'Parking',
  'Centralised Contact',
  'Bhandaras',
  'Rest Room',
  'Shivir',
  'Dharamshala',
  'Paid Hotels',
  'ATM',
]

describe('the first visit', () => {
  journey('asks for a language until one is chosen, and remembers it', async () => {
    const { page, context } = await openPhone(browser, { language: 'none' })
    await page.goto(world.url)
    await page.getByRole('dialog', { name: 'Choose your language' }).waitFor()
    await page.keyboard.press('Escape')
    await whenUp(page)
    await page.getByRole('dialog', { name: 'Choose your language' }).waitFor()
    await page.getByRole('button', { name: 'हिन्दी' }).last().click()
    await page.getByRole('link', { name: 'पीने का पानी' }).waitFor()
    await expect
      .poll(() => page.evaluate(() => [document.documentElement.lang, localStorage.getItem('app-language')]))
      .toEqual(['hi', 'hi'])
    await page.reload()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await context.close()
  })
  journey('shows a returning Hindi reader no English, also before the script', async () => {
    const { page, context } = await openPhone(browser, { language: 'hi' })
    await page.route('**/assets/*.js', route => route.abort())
    await page.goto(world.url)
    await expect.poll(() => page.title()).toContain('श्रावणी मेला')
    expect(await page.locator('main').textContent()).not.toMatch(/Drinking|Toilet|Ambulance/)
    await context.close()
  })
  journey('opens the numbers and the menu before the script', async () => {
    const { page, context } = await openPhone(browser)
    await page.route('**/assets/*.js', route => route.abort())
    await page.goto(world.url)
    await page.getByRole('button', { name: 'Help 108' }).click()
    await expect
      .poll(() =>
        page
          .getByRole('dialog', { name: 'Help' })
          .getByRole('link', { name: 'Ambulance 108' })
          .getAttribute('href'),
      )
      .toBe('tel:108')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: 'Admin Login', exact: true })
      .waitFor()
    await context.close()
  })
})

describe('home', () => {
  journey(
    'offers every way in, the numbers and the menu, and takes its page over without a word',
    async () => {
      const { page, context, problems } = await openPhone(browser)
      await page.goto(world.url)
      await whenUp(page)
      for (const name of homeTiles)
        await expect
          .poll(() => page.getByRole('link', { name, exact: true }).count(), { message: name })
          .toBeGreaterThan(0)
      for (const name of ['Participate', 'View submitted photos', 'Virtual Pooja'])
        await expect
          .poll(() => page.getByRole('link', { name, exact: true }).count(), { message: name })
          .toBe(1)
      await page.getByRole('heading', { name: 'Picture of the Day' }).waitFor()
      await expect
        .poll(() =>
          page
            .getByRole('link', { name: /Ambulance/ })
            .first()
            .getAttribute('href'),
        )
        .toBe('tel:108')
      await expect
        .poll(() =>
          page
            .getByRole('link', { name: /Control room/ })
            .first()
            .getAttribute('href'),
        )
        .toBe('tel:155304')
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      for (const name of ['Change language', 'Call the developer', 'Vehicle Admin Login'])
        await expect.poll(() => menu.getByText(name, { exact: true }).count(), { message: name }).toBe(1)
      await page.keyboard.press('Escape')
      expect(problems).toEqual([])
      await context.close()
    },
  )
  journey('changes its language everywhere without a reload', async () => {
    const { page, context } = await openPhone(browser)
    await page.goto(world.url)
    await whenUp(page)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.locator('header').getByRole('button', { name: 'भाषा: हिन्दी' }).click()
    await page.getByRole('link', { name: 'शौचालय' }).waitFor()
    await expect.poll(() => page.title()).toContain('होम')
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await context.close()
  })
  for (const colorScheme of ['light', 'dark'] as const) {
    journey(`has nothing that keeps anybody out (${colorScheme})`, async () => {
      const { page, context } = await openPhone(browser, { colorScheme })
      await page.goto(world.url)
      await whenUp(page)
      const found = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(
        found.violations.map(({ id, nodes }) => [id, nodes.map(node => node.html.slice(0, 160))]),
      ).toEqual([])
      await context.close()
    })
  }
  journey('fits 320 px and twice the text size without cutting a word', async () => {
    const { page, context } = await openPhone(browser, {
      language: 'hi',
      viewport: { width: 320, height: 700 },
    })
    await page.goto(world.url)
    await whenUp(page)
    await page.addStyleTag({ content: 'html{font-size:200%}*{max-height:none}' })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - 320)
    expect(wider).toBeLessThanOrEqual(0)
    await context.close()
  })
})

describe('where something is missing', () => {
  journey('without script, home and its numbers are there', async () => {
    const { page, context } = await openPhone(browser, { javaScriptEnabled: false, language: 'none' })
    await page.goto(world.url)
    await page.getByRole('link', { name: 'Drinking Water' }).click()
    await page.getByText('Muzaffarpur Junction water points').first().waitFor()
    await context.close()
  })
  journey('with storage blocked, the language still changes', async () => {
    const { page, context } = await openPhone(browser, { language: 'none' })
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await page.goto(world.url)
    await page.getByRole('dialog').getByRole('button', { name: 'हिन्दी' }).click()
    await page.getByRole('link', { name: 'पीने का पानी' }).waitFor()
    await whenUp(page)
    await page.getByRole('link', { name: 'पीने का पानी' }).click()
    await page.getByRole('heading', { level: 1, name: 'पीने का पानी' }).waitFor()
    await context.close()
  })
  journey('an unknown address says so, in the reader’s language, and leads home', async () => {
    const { page, context } = await openPhone(browser)
    for (const path of [
      '/nowhere',
      '/facility/%2e%2e/admin/x',
      '/gallery/%00',
      '/facility/<svg onload=alert(1)>',
      `/${'x'.repeat(900)}`,
    ]) {
      const answer = await page.goto(world.url + path)
      expect(answer?.status(), path).toBeGreaterThanOrEqual(400)
    }
    await page.goto(`${world.url}/nowhere`)
    await page.getByRole('heading', { name: 'Page Not Found', exact: true }).waitFor()
    await page.getByText('Oops! Page not found').waitFor()
    await page.getByText("The page you're looking for doesn't exist or has been moved.").waitFor()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await page.getByRole('link', { name: 'Toilet' }).waitFor()
    await context.close()
  })
})
