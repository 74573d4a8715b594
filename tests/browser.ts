import { type Browser, chromium } from 'playwright-core'
import { test } from 'vitest'
import { findBrowser } from '../scripts/browser.ts'

const found = findBrowser()
const always = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

/** A journey in a real browser; left out, visibly, where none is installed. */
export const journey = test.skipIf('missing' in found)

/** The installed Chromium with these switches beside the usual ones; undefined where none is installed. */
export async function openBrowser(switches: readonly string[] = []): Promise<Browser | undefined> {
  if ('missing' in found) return undefined
  return chromium.launch({ executablePath: found.path, args: [...always, ...switches] })
}
