import { defineConfig } from '@playwright/test'
import { findBrowser, usualSwitches } from './scripts/browser.ts'

// The workers read this file too: the browser is looked for once.
process.env.TEST_BROWSER ??= JSON.stringify(await findBrowser())
const browser = JSON.parse(process.env.TEST_BROWSER) as Awaited<ReturnType<typeof findBrowser>>
if ('missing' in browser) throw new Error(browser.missing)

/** Journeys in a real browser: tests/README.md. */
export default defineConfig({
  testDir: '.',
  testMatch: process.env.TEST_LONG ? '**/*.long.e2e.ts' : '**/*.e2e.ts',
  testIgnore: [
    '**/node_modules/**',
    'dist/**',
    'data/**',
    ...(process.env.TEST_LONG ? [] : ['**/*.long.e2e.ts']),
  ],
  globalSetup: './tests/world/journeys-setup.ts',
  // Node runs .ts and .js as they are, the build's too; what holds JSX is compiled.
  build: { external: ['**/*.?s'] },
  // One more than the two cores: a journey waits much of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // Only ends a journey that hangs, as in vitest.config.ts: each step has the limits below.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  outputDir: 'dist/journeys',
  use: {
    actionTimeout: 15_000,
    // Without the page at each step, which would double a journey's time: `npx playwright test FILE --trace on` shows that.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browser.headlessPath ?? browser.path, args: usualSwitches },
  },
})
