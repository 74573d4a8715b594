import type { Page, Response } from 'playwright-core'
import { type PhoneOptions, takePhone } from '#tests/phone.ts'
import { browser, browserForAll, guideForAll, world } from '#tests/world/fixture.ts'

/** Starts a server with the starter walk, and a browser, for all tests of a file. */
export function walkForAll(): void {
  guideForAll()
  browserForAll()
}

export const phone = (options?: PhoneOptions) => takePhone(browser, options)
export const nearGoraul = {
  geolocation: { latitude: 25.94, longitude: 85.32 },
  permissions: ['geolocation'],
}
/** Opens an address and waits until the app runs and answers taps. */
export async function open(page: Page, path = '/facility/mela-route'): Promise<Response | null> {
  const answer = await page.goto(world.url + path)
  await page.waitForSelector('html[data-ready]')
  return answer
}
/** Rows of the list; the drawing's links are not among them. */
export const rows = (page: Page) => page.locator('li[id^=stop-]')
