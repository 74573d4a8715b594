import { spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databaseFolder, databaseProcesses, postmasterOf, removeDataFolder } from '#tests/data-folder.ts'
import { openDatabase } from '../open.ts'
import { prepareDatabaseFolder } from './database-folder.ts'
import { asRoot, dataDir, folderForEach, hold, open } from './test-folder.ts'

folderForEach()

describe.runIf(asRoot)('as root', () => {
  test('works in a folder that only root may enter', async () => {
    chmodSync(dataDir, 0o700)
    const inner = join(dataDir, 'a/b')
    const database = await openDatabase({ databaseUrl: undefined, dataDir: inner })
    await database.migrate()
    expect(databaseFolder(inner)).toMatch(/^\/var\/lib\/mela-guide\/[0-9a-f]{8}$/)
    await database.close()
    removeDataFolder(inner)
  })

  test('a link whose database is missing is never replaced by an empty one', async () => {
    removeDataFolder(prepareDatabaseFolder(dataDir).folder)
    await expect(open()).rejects.toThrow(
      /which is missing: bring it back, or remove the link to begin anew\.$/,
    )
  })
})

describe.runIf(asRoot)('as an ordinary user', () => {
  const nobody = { uid: 65534, gid: 65534 }

  test('is in the data folder, with a short socket path if the folder’s path is long', async () => {
    const deep = join(dataDir, 'x'.repeat(90), 'y'.repeat(60))
    mkdirSync(deep, { recursive: true })
    for (const folder of [dataDir, join(deep, '..'), deep]) chownSync(folder, nobody.uid, nobody.gid)
    const holder = await hold(deep, nobody)
    await holder.said(/^open$/)
    const socket = readFileSync(join(deep, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[4]
    expect(socket).toMatch(/^\/tmp\/mela-guide-65534-[0-9a-f]{8}$/)
    await holder.close()
    expect(databaseProcesses(deep)).toEqual([])
    if (socket) rmSync(socket, { recursive: true })
  })

  test('a lock file with the process id of another program does not prevent the start', async () => {
    chownSync(dataDir, nobody.uid, nobody.gid)
    const first = await hold(dataDir, nobody)
    await first.said(/^open$/)
    const lock = join(dataDir, 'postgres/data/postmaster.pid')
    const text = readFileSync(lock, 'utf8')
    await first.close()
    const stranger = spawn('sleep', ['60'], nobody)
    onTestFinished(() => void stranger.kill())
    writeFileSync(lock, text.replace(/^\d+/, String(stranger.pid)))
    chownSync(lock, nobody.uid, nobody.gid)
    const second = await hold(dataDir, nobody)
    await second.said(/^open$/)
    expect(databaseProcesses(dataDir)).toContain(postmasterOf(dataDir))
    expect(stranger.signalCode).toBeNull()
  })

  test('a folder made by root is refused for other users', async () => {
    prepareDatabaseFolder(dataDir)
    chownSync(dataDir, nobody.uid, nobody.gid)
    const holder = await hold(dataDir, nobody)
    expect(await holder.said(/^(refused|open)/)).toMatch(
      /^refused: .*\/postgres was made by root: start the server as root\.$/,
    )
  })
})
