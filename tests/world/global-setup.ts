import { spawnSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { databaseProcesses, makeDataFolder, removeDataFolder } from '../data-folder.ts'

// Joined once more and left as the last one, which stops it.
const stop = `
  const { openEmbedded } = await import('#kit/server/db/embedded/open.ts')
  await (await openEmbedded(process.argv[1])).close()
`

/** Names the folder of the run's PostgreSQL; a test that needs it starts it, so that a run without one costs nothing. */
export function setup(project: TestProject): () => void {
  const folder = makeDataFolder()
  project.provide('cluster', folder)
  return () => {
    if (databaseProcesses(folder).length > 0)
      spawnSync(process.execPath, ['--input-type=module', '-e', stop, folder], { stdio: 'inherit' })
    removeDataFolder(folder)
  }
}
