import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '#kit/server/settings.ts'
import { makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { childrenOf } from '#tests/processes/children.ts'
import { openTestDatabase } from '#tests/world/cluster.ts'
import { eventually } from '#tests/world/eventually.ts'
import { openContext } from './open-context.ts'

const isBackup = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('mela-guide.ts\0backup')
  } catch {
    // A child of another test has ended.
    return false
  }
}

test('a closing server accepts nothing from that moment on, even while a backup does not end', async () => {
  const dataDir = makeDataFolder()
  onTestFinished(() => removeDataFolder(dataDir))
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const context = await openContext(readSettings({ DATA_DIR: dataDir, DATABASE_URL: database.url }), {
    starters: {},
  })
  const url = await context.app.listen({ port: 0, host: '127.0.0.1' })
  // As if the guide had been installed two days ago, so that a backup is due.
  await context.pool.query(`update migrations set applied_at = now() - interval '2 days'`)
  // The backup waits for this lock, so that it has not ended before it is stopped.
  const lock = await database.pool.connect()
  onTestFinished(() => lock.release())
  await lock.query('begin; lock table complaints in access exclusive mode')
  await context.looks.run('nightly backup')
  const backup = await eventually(() => childrenOf(process.pid).find(isBackup))
  process.kill(backup, 'SIGSTOP')
  const closing = context.close()
  onTestFinished(async () => {
    process.kill(backup, 'SIGKILL')
    await closing
  })
  await expect
    .poll(() =>
      fetch(`${url}/healthz`).then(
        ({ status }) => status,
        () => 'closed',
      ),
    )
    .toBe('closed')
})
