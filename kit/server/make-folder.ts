import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartError } from './start-error.ts'

/**
 * Creates a folder and those above it and tries to write into it. Throws StartError with one sentence if that fails. Node's own
 * recursive mkdir never returns on a file system that refuses folders but reports them as missing, as /proc does.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = []
  for (let path = resolve(folder); !existsSync(path); path = dirname(path)) missing.unshift(path)
  try {
    for (const path of missing) makeOne(path)
    rmdirSync(mkdtempSync(join(folder, '.tried-')))
  } catch (error) {
    throw new StartError(`${folder} is no folder that can be written: ${(error as Error).message}.`)
  }
}

/** Another process may have made it first. */
function makeOne(path: string): void {
  try {
    mkdirSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
