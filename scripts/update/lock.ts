import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '#kit/server/make-folder.ts'

/** Makes sure that one update at a time works in a folder; the lock of a killed one counts no more. Returns how to unlock. */
export function lockFolder(root: string): () => void {
  makeFolder(root)
  const lock = join(root, 'update.lock')
  for (;;) {
    try {
      writeFileSync(lock, `${process.pid}`, { flag: 'wx' })
      return () => rmSync(lock, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = Number(readFileSync(lock, 'utf8'))
      if (isUpdate(holder)) throw new Error(`Another update is running (process ${holder}).`)
      rmSync(lock, { force: true })
    }
  }
}

/** A process of this number that runs an update: after a restart of the machine the number may be another program's. */
function isUpdate(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('update.ts')
  } catch {
    return false
  }
}
