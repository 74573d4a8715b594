import type { Page } from '@playwright/test'

export const workerIsReady = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const entry = (page: Page) => page.locator('#page-end')
/** Returns a function that counts how often the page has loaded since. */
export function loadsOf(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}
