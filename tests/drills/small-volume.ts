import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A volume of its own in memory, gone after the test. Throws where this account may not mount one. */
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
