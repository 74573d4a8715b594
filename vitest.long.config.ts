import { defineConfig } from 'vitest/config'
import quick from './vitest.config.ts'

/** `npm run test:long`: drills and long checks, one file after the other, because each uses the whole machine. */
export default defineConfig({
  test: {
    ...quick.test,
    include: ['**/*.long.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**', 'data/**'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    maxWorkers: 1,
  },
})
