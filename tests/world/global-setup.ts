import { spawnSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { type FoundBrowser, findBrowser } from '../../scripts/browser.ts'
import { databaseProcesses, killAll, makeDataFolder, removeDataFolder } from '../data-folder.ts'

// Opens the database once more and closes it as its last user, which stops it.
const stop = `
  const { openEmbedded } = await import('#kit/server/db/embedded/open.ts')
  await (await openEmbedded(process.argv[1])).close()
`

/**
 * Runs once before all tests. Starts nothing: the first test that needs PostgreSQL starts it in the folder that is
 * named here, and it is stopped after the last test.
 */
export function setup(project: TestProject): () => void {
  const folder = makeDataFolder()
  project.provide('cluster', folder)
  project.provide('browser', findBrowser())
  return () => {
    if (databaseProcesses(folder).length > 0)
      spawnSync(process.execPath, ['--input-type=module', '-e', stop, folder], { stdio: 'inherit' })
    // A server that a test left connected keeps the database at work. Its data is no longer needed.
    killAll(databaseProcesses(folder))
    removeDataFolder(folder)
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of the run's PostgreSQL. */
    cluster: string
    /** The installed browser, or a sentence that says what is missing. */
    browser: FoundBrowser | { missing: string }
  }
}
