import type { LaunchOptions } from '@playwright/test'
import { type FoundBrowser, usualSwitches } from '../scripts/browser.ts'

/**
 * For `journey.use({ launchOptions: … })` of a file: the full Chromium, with camera and sound, and these switches. Other journeys
 * run in the smaller build where that is installed.
 */
export const fullBrowser = (...switches: string[]): LaunchOptions => ({
  executablePath: (JSON.parse(process.env.TEST_BROWSER ?? '{}') as FoundBrowser).path,
  args: [...usualSwitches, ...switches],
})
