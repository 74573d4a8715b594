import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { AppContext } from '#kit/server/context.ts'

const run = promisify(execFile)
const home = resolve(import.meta.dirname, '../..')
const lookEvery = 6 * 3_600_000

/** Says on the dashboard that a newer version exists. Only an installed version checks, not a developer's checkout. */
export function watchVersions({ alarms, looks }: AppContext): void {
  if (!home.includes('/releases/')) return
  let isThere = false
  looks.every(lookEvery, 'new version', async () => (isThere = await hasNewer(home)), { atStart: true })
  alarms.state('new-version', async () => (isThere ? 0 : undefined))
}

/**
 * Whether the git remote that a version was cloned from has a newer one: a later commit of its branch, or a higher tag. False for
 * a version that came from a plain folder; rejects if the remote does not answer.
 */
export async function hasNewer(folder: string): Promise<boolean> {
  if (!existsSync(join(folder, '.git'))) return false
  const git = async (...words: string[]) => {
    // The folder is root's, and the server is not root.
    const { stdout } = await run('git', ['-c', `safe.directory=${folder}`, '-C', folder, ...words], {
      timeout: 20_000,
      env: { PATH: process.env.PATH, GIT_TERMINAL_PROMPT: '0' },
    })
    return stdout.trim()
  }
  const branch = await git('rev-parse', '--abbrev-ref', 'HEAD')
  if (branch !== 'HEAD') {
    const newest = await git('ls-remote', 'origin', `refs/heads/${branch}`)
    return newest !== '' && newest.split('\t')[0] !== (await git('rev-parse', 'HEAD'))
  }
  const tag = await git('describe', '--tags', '--exact-match')
  const [newest = ''] = (
    await git('ls-remote', '--tags', '--refs', '--sort=-version:refname', 'origin', 'v*')
  ).split('\n')
  return newest !== '' && !newest.endsWith(`refs/tags/${tag}`)
}
