import type { TestProject } from 'vitest/node'
import { type FoundBrowser, findBrowser } from '../../scripts/browser.ts'
import { startCluster } from './cluster-folder.ts'

/** Runs once before all tests. */
export function setup(project: TestProject): () => void {
  project.provide('browser', findBrowser())
  return startCluster()
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The installed browser, or a sentence that says what is missing. */
    browser: FoundBrowser | { missing: string }
  }
}
