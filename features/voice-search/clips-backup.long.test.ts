import { expect, test } from 'vitest'
import { restoreBackup } from '#kit/server/backup/restore-whole.ts'
import { runBackup } from '#kit/server/backup/run.ts'
import { readSettings } from '#kit/server/settings.ts'
import { databaseProcesses, makeDataFolder, removeDataFolder } from '#tests/data-folder.ts'
import { newVisitor } from '#tests/world/visitor.ts'
import { openContext, staffMember, type World } from '#tests/world/world.ts'
import type { Clip } from './clips/clip-urls.ts'
import { clipForm, webm } from './test-webm.ts'

/** A guide with its own data folder, started as in production. */
async function openGuide(dataDir: string, env: Record<string, string>) {
  const settings = readSettings({ DATA_DIR: dataDir, OPENWEATHER_API_KEY: 'none', ...env })
  const context = await openContext(settings, { starters: {} })
  const url = await context.app.listen({ port: 0, host: '127.0.0.1' })
  return { settings, context, url }
}
const callsOf = (context: World['context'], url: string) => newVisitor({ context, url } as World, false)

test('staff recordings are in a backup, and play again once it is restored', async () => {
  const [dataDir, elsewhere, fresh] = [makeDataFolder(), makeDataFolder(), makeDataFolder()]
  try {
    const guide = await openGuide(dataDir, { BACKUP_TO: elsewhere })
    const recording = webm(1200)
    try {
      guide.context.app.signedIn.find = async () => staffMember('admin')
      const sent = callsOf(guide.context, guide.url).call(
        'POST /api/spoken-clips',
        clipForm('water', 'mai', recording),
      )
      expect((await sent).status).toBe(201)
      await runBackup(guide.settings)
    } finally {
      await guide.context.close()
    }
    const env = { BACKUP_TO: elsewhere, BACKUP_KEY_FILE: `${dataDir}/backup-key.txt` }
    const into = readSettings({ DATA_DIR: fresh, ...env })
    expect(await restoreBackup(into)).toMatch(/, 1 photos\./)
    const restored = await openGuide(fresh, env)
    try {
      const { call } = callsOf(restored.context, restored.url)
      const { clips } = (await call<{ clips: Clip[] }>('GET /api/spoken-clips')).body
      expect(clips).toMatchObject([{ clip: 'water', language: 'mai', ms: 1200, bytes: recording.length }])
      const file = await fetch(`${restored.url}/api/spoken-clips/${clips[0]?.hash}`)
      expect(Buffer.from(await file.arrayBuffer())).toEqual(recording)
    } finally {
      await restored.context.close()
    }
  } finally {
    for (const folder of [dataDir, elsewhere, fresh]) expect(databaseProcesses(folder)).toEqual([])
    for (const folder of [dataDir, elsewhere, fresh]) removeDataFolder(folder)
  }
})
