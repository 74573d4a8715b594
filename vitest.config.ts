import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx', '**/*.e2e.ts'],
    exclude: ['**/node_modules/**', 'dist/**', 'data/**'],
    // Journeys share two cores with a database and a browser: patience, not speed, is asserted.
    globalSetup: 'tests/world/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // A browser or a database may need a moment to go.
    teardownTimeout: 60_000,
    // Fault tests kill real processes on two shared cores: one that fails is asked again, and says so in its line.
    retry: process.env.CI ? 2 : 0,
    maxWorkers: 2,
  },
})
