import AxeBuilder from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Language } from '#common/text.ts'

export type Phone = {
  page: Page
  /** Opens an address of the guide and waits until it answers taps. */
  open: (path: string) => Promise<void>
  /** Fails where the page has an accessibility fault (WCAG 2.2 AA) or is wider than the phone. */
  isAccessible: () => Promise<void>
  close: () => Promise<void>
}
export type PhoneOptions = {
  language?: Language
  /** Runs in the page before its own scripts. */
  before?: () => void
  context?: BrowserContextOptions
}

/** A pilgrim's phone, 360×800, at a guide. Nothing of other hosts is loaded; a fault in the page's script fails the test. */
export async function openPhone(browser: Browser, url: string, options: PhoneOptions = {}): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    ...options.context,
  })
  await context.route(
    address => address.origin !== new URL(url).origin,
    route => route.abort(),
  )
  await context.addInitScript(language => {
    try {
      localStorage.getItem('app-language') ?? localStorage.setItem('app-language', language)
    } catch {
      // A frame of about:blank has no storage.
    }
  }, options.language ?? 'en')
  if (options.before) await context.addInitScript(options.before)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  return {
    page,
    async open(path) {
      await page.goto(url + path)
      await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    },
    async isAccessible() {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual(
        [],
      )
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        page.viewportSize()?.width ?? 0,
      )
    },
    async close() {
      await context.close()
      expect(faults).toEqual([])
    },
  }
}
