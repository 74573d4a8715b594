import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCluster } from './open-cluster.ts'
import { missingPrograms } from './programs.ts'

// `npm run cluster`: starts the cluster for trials, says how to reach it, and stops it on Ctrl-C.
const missing = missingPrograms()
if (missing) {
  console.error(missing)
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'mela-cluster-'))
const cluster = await openCluster(folder)
await cluster.isSynchronous()
console.log(
  `Three nodes of PostgreSQL run; ${(await cluster.primary()).name} is the primary. Logs: ${folder}`,
)
console.log(`DATABASE_URL=${cluster.url} DATABASE_POOLER=transaction DATABASE_READ_URL=${cluster.readUrl}`)
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
await cluster.stop()
rmSync(folder, { recursive: true })
