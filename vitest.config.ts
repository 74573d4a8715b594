import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/*.long.test.ts', '**/node_modules/**', 'dist/**', 'data/**'],
    globalSetup: 'tests/world/global-setup.ts',
    setupFiles: 'tests/world/seed.ts',
    // React's development build renders pages five times as slowly.
    env: { NODE_ENV: 'production' },
    // The files of a worker share its modules: importing the server takes a second.
    isolate: false,
    // Tests share two cores with a database and a browser: they do not assert speed.
    // They only end what hangs: at nine processes a core, one hook needed more than two minutes. Long tests name their own.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // A browser or a database may need a moment to end.
    teardownTimeout: 60_000,
    // One more than the two cores: a test also waits for its database.
    maxWorkers: 3,
  },
})
