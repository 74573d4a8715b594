import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { makeFolder } from '../make-folder.ts'
import { checkKey } from './keys.ts'
import type { Storage } from './storage.ts'

/** Storage in a folder. Files are written under a temporary name, synced and renamed: complete and durable once `put` resolves. */
export async function openFolder(root: string): Promise<Storage> {
  makeFolder(root)
  const pathOf = (key: string) => {
    checkKey(key)
    return join(root, key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const folder = dirname(path)
      await makeFolderOf(root, folder)
      const temporary = `${path}.${crypto.randomUUID()}.half`
      try {
        await write(temporary, bytes)
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      await syncFolder(folder)
    },
    async get(key, { signal } = {}) {
      return readFile(pathOf(key), { signal }).catch(unlessMissing)
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    list: prefix => list(root, prefix),
    async close() {},
  }
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

// A new folder is durable once the folder that contains it is synced.
async function makeFolderOf(root: string, folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (!first) return
  for (let made = folder; made.length >= first.length && made !== root; made = dirname(made))
    await syncFolder(dirname(made))
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* list(root: string, prefix: string): AsyncGenerator<{ key: string; modified: Date }> {
  // A prefix may end within a name, so list the folder that contains it.
  const below = join(root, dirname(`${prefix}x`))
  const folder = await opendir(below, { recursive: true }).catch(unlessMissing)
  if (!folder) return
  for await (const entry of folder) {
    const path = join(entry.parentPath, entry.name)
    const key = relative(root, path)
    if (!entry.isFile() || !key.startsWith(prefix)) continue
    // A temporary file that a killed process left.
    if (key.endsWith('.half')) {
      await removeOld(path)
      continue
    }
    const info = await stat(path).catch(unlessMissing)
    if (info) yield { key, modified: info.mtime }
  }
}
async function removeOld(path: string): Promise<void> {
  const info = await stat(path).catch(unlessMissing)
  if (info && Date.now() - info.mtimeMs > 3_600_000) await rm(path, { force: true })
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code && ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(error.code)) return undefined
  throw error
}
