import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMachines } from './machines.ts'
import { openCluster } from './open-cluster.ts'
import { missingPrograms } from './programs.ts'
import { openSwift } from './swift.ts'

// `npm run cluster`: starts the cluster, a store and two guides behind HAProxy for trials, says how to reach them, and stops all on Ctrl-C.
const missing = missingPrograms() || missingPrograms(['swift'])
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
const bucket = await openSwift(folder, 'photos')
const password = randomBytes(9).toString('base64url')
const machines = await openMachines('haproxy', {
  ...{ folder, databaseUrl: cluster.url, readUrl: cluster.readUrl, bucket },
  env: { ADMIN_PASSWORD: password },
})
console.log(
  `Two guides (${machines.guides.map(({ url }) => url).join(', ')}) behind HAProxy, with OpenStack Swift for the photos: ${machines.url}`,
)
console.log(`Sign in as admin with ${password}.`)
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
await machines.stop()
await bucket.close()
await cluster.stop()
rmSync(folder, { recursive: true })
