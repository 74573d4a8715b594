import type { TestProject } from 'vitest/node'
import { type FoundBrowser, findBrowser } from '../../scripts/browser.ts'
import { startPostgres } from './postgres.ts'

/** Runs once before all tests. */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('browser', findBrowser())
  return startPostgres()
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The installed browser, or a sentence that says what is missing. */
    browser: FoundBrowser | { missing: string }
  }
}
