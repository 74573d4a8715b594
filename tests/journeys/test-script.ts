import type { Page } from '@playwright/test'

/** Holds the app's script back, as a slow network does, until released. */
export async function holdScript(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/main-*.js', async route => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
