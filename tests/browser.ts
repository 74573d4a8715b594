import type { Browser } from 'playwright-core'
import { inject, test } from 'vitest'
import { launchBrowser } from '../scripts/browser.ts'

/** A test in a real browser; reported as skipped where none is installed. */
export const journey = test.skipIf('missing' in inject('browser'))

/** Starts the installed Chromium with these switches beside the usual ones; undefined where none is installed. */
export async function openBrowser(switches: readonly string[] = []): Promise<Browser | undefined> {
  const found = inject('browser')
  return 'missing' in found ? undefined : launchBrowser(found.path, switches)
}
