import type { Page } from '@playwright/test'

export const workerIsReady = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
/** Resolves when the worker of a newer build has everything and waits; it needs longer than a step on a slow machine. */
export const newerWorkerWaits = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await new Promise<void>(done => {
      const look = () => {
        if (registration.waiting) done()
        else registration.installing?.addEventListener('statechange', look)
      }
      registration.addEventListener('updatefound', look)
      look()
    })
  })
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
