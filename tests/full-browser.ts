import type { LaunchOptions } from '@playwright/test'
import { type FoundBrowser, usualSwitches } from '../scripts/browser.ts'

/**
 * For a file's `journey.use({ launchOptions: … })`: the full Chromium, with camera and sound, and these switches. Other
 * journeys use the smaller build if it is installed.
 */
export const fullBrowser = (...switches: string[]): LaunchOptions => ({
  executablePath: (JSON.parse(process.env.TEST_BROWSER ?? '{}') as FoundBrowser).path,
  args: [...usualSwitches, ...switches],
})
