import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { starters } from '#server/starters.ts'
import { openSharedBrowser } from '#tests/browser.ts'
import { openPhone, type Phone, type PhoneOptions } from './phone.ts'
import { openWorld, type World, type WorldOptions } from './world.ts'

/** The world of all tests of a file, once `worldForAll` was called there. */
export let world: World
/** The browser of all journeys of a file, once `browserForAll` was called there; undefined where none is installed. */
export let browser: Browser | undefined

/** Opens one world before all tests of a file and closes it after them. */
export function worldForAll(options?: WorldOptions): void {
  beforeAll(async () => {
    world = await openWorld(options)
  })
  afterAll(() => world?.close())
}

/** Opens one world with pages and starter content, as a visitor finds the guide after its first start. */
export const guideForAll = (options?: WorldOptions): void =>
  worldForAll({ pages: true, starters, ...options })

/** Makes the worker's browser ready before all journeys of a file; after them no context of the file is left in it. */
export function browserForAll(): void {
  beforeAll(async () => {
    browser = await openSharedBrowser()
  })
  afterAll(async () => {
    await Promise.all(browser?.contexts().map(context => context.close()) ?? [])
  })
}

/** A pilgrim's phone at that world. */
export async function phone(options?: PhoneOptions): Promise<Phone> {
  if (!browser) throw new Error('no browser')
  return openPhone(browser, world.url, options)
}
