import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'

/** The database does not run as root, so on a folder with its own volume the whole server must not either. */
export const nobody = { uid: 65534, gid: 65534 }

/** A separate volume in memory, removed after the test. Throws if this account may not mount one. */
export function smallVolume(megabytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'mela-volume-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], {
      stdio: 'pipe',
    })
  } catch (error) {
    throw new Error('This drill fills a small volume, which only root may mount.', { cause: error })
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
  return folder
}

/** Writes a file until it has `megabytes` or nothing more fits. */
export function fillDisk(path: string, megabytes = Number.POSITIVE_INFINITY): void {
  const file = openSync(path, 'a')
  for (const size of [2 ** 20, 4096, 1]) {
    const block = Buffer.alloc(size, 1)
    try {
      for (let n = 0; n < megabytes; n += 1) writeSync(file, block)
      break
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' })
    }
  }
  closeSync(file)
}
