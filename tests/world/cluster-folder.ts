import { spawnSync } from 'node:child_process'
import { databaseProcesses, killAll, makeDataFolder, removeDataFolder } from '../data-folder.ts'

// Opens the database once more and closes it as its last user, which stops it.
const stop = `
  const { openEmbedded } = await import('#kit/server/db/embedded/open.ts')
  await (await openEmbedded(process.argv[1])).close()
`

/**
 * Names the data folder of the run's PostgreSQL for all workers. Starts nothing: the first test that needs PostgreSQL starts it
 * there. Returns what stops it after the last test.
 */
export function startCluster(): () => void {
  const folder = makeDataFolder()
  process.env.TEST_CLUSTER = folder
  return () => {
    if (databaseProcesses(folder).length > 0)
      spawnSync(process.execPath, ['--input-type=module', '-e', stop, folder], { stdio: 'inherit' })
    // A server that a test left connected keeps the database at work. Its data is no longer needed.
    killAll(databaseProcesses(folder))
    removeDataFolder(folder)
  }
}

/** The folder that `startCluster` named. */
export function clusterFolder(): string {
  const folder = process.env.TEST_CLUSTER
  if (!folder) throw new Error('The run has no PostgreSQL: it was not started by vitest or Playwright.')
  return folder
}
