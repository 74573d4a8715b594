import type { Browser, Page } from 'playwright-core'
import { inject, test } from 'vitest'
import { launchBrowser } from '../scripts/browser.ts'

/** A test in a real browser; reported as skipped where none is installed. */
export const journey = test.skipIf('missing' in inject('browser'))

let shared: Browser | undefined

/**
 * The browser of this worker; undefined where none is installed. All test files of the worker share it, each journey with a
 * context of its own, and it ends with the worker. It is the headless build where that is installed: it starts in a third
 * of the time and needs less of the processor.
 */
export async function openSharedBrowser(): Promise<Browser | undefined> {
  const found = inject('browser')
  if ('missing' in found) return undefined
  if (!shared?.isConnected()) shared = await launchBrowser(found.headlessPath ?? found.path)
  return shared
}

/** Starts the full Chromium with these switches beside the usual ones, for cameras and sound; undefined where none is installed. */
export async function openBrowser(switches: readonly string[]): Promise<Browser | undefined> {
  const found = inject('browser')
  return 'missing' in found ? undefined : launchBrowser(found.path, switches)
}

/** Resolves when the page has drawn two more frames and has nothing to do at once: what its events started has happened. */
export const whenIdle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(done =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
      ),
  )
