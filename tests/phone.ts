import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Language } from '#common/text.ts'

export type PhoneOptions = BrowserContextOptions & { language?: Language }

/** At Muzaffarpur junction, with the permission to say so. */
export const atJunction = {
  geolocation: { latitude: 26.1223, longitude: 85.378, accuracy: 15 },
  permissions: ['geolocation'],
}

/**
 * A small phone in the hand of somebody who chose a language before. Without a service worker unless told, so that a
 * journey sees what the server says.
 */
export async function takePhone(
  browser: Browser | undefined,
  { language = 'en', ...options }: PhoneOptions = {},
): Promise<{ page: Page; context: BrowserContext }> {
  if (!browser) throw new Error('no browser')
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
  await context.addInitScript(chosen => localStorage.setItem('app-language', chosen), language)
  return { page: await context.newPage(), context }
}
