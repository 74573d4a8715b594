import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { controlSocket } from '#server/supervisor/control.ts'
import { askSupervisor } from '../../scripts/update/ask-supervisor.ts'
import { setCurrent } from '../../scripts/update/releases.ts'
import { makeDataFolder, removeDataFolder } from '../data-folder.ts'
import { openInstalled } from './installed.ts'
import { makeTestRelease } from './releases.ts'
import { migrationAfter } from './repository.ts'

// Each version is started, backed up and tried for real. The phases before these are in make-release.long.test.ts.
vi.setConfig({ testTimeout: 600_000, expect: { poll: { timeout: 200_000 } } })

test('after a power cut in the backup, the trial, the switch or the watch one version serves, and the update succeeds again', async () => {
  const root = makeDataFolder()
  const dataDir = join(root, 'data')
  const guide = await openInstalled(root)
  try {
    let before = 'one'
    setCurrent(root, makeTestRelease(root, before))
    await guide.start()
    for (const [name, phase] of [
      ['two', 'Backing up'],
      ['three', 'Trying'],
      ['four', 'Switching'],
      ['five', 'The new version serves'],
    ] as const) {
      const release = makeTestRelease(root, name)
      migrationAfter(release, 'create table later (n int not null)')
      const caller = connect(controlSocket(dataDir))
      caller.on('error', () => {})
      let heard = ''
      caller.on('data', piece => (heard += piece))
      caller.write(`${JSON.stringify({ release, watch: 60 })}\n`)
      await expect.poll(() => heard).toContain(phase)
      await guide.cutPower()
      caller.destroy()

      await guide.start()
      expect(await guide.version(), phase).toBe(before)
      // As `npm run update` does at its end.
      await askSupervisor(dataDir, { release, watch: 1 }, () => {})
      setCurrent(root, release)
      expect(await guide.version(), phase).toBe(name)
      before = name
    }
  } finally {
    await guide.stop()
    removeDataFolder(dataDir)
    rmSync(root, { recursive: true, force: true })
  }
})
