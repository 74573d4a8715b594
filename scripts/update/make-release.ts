import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Never part of a version, wherever it is copied from. */
const notCopied = ['.git', 'node_modules', 'dist', 'data']

/**
 * Puts the version in `source` into its own folder below `releases`, with its packages and build. The folder gets its final
 * name only once it is complete. Throws with the last lines of what failed.
 */
export async function makeRelease(
  source: string,
  root: string,
  before: string | undefined,
  say: (line: string) => void,
): Promise<string> {
  const releases = join(root, 'releases')
  mkdirSync(releases, { recursive: true })
  // Remove what a killed update left; its npm may still be writing for a moment, so retry for up to 15 s.
  const stubbornly = { recursive: true, force: true, maxRetries: 5, retryDelay: 1000 }
  for (const name of readdirSync(releases))
    if (name.startsWith('.half-')) rmSync(join(releases, name), stubbornly)
  // 2027-07-19T02-30-00: sorts by time.
  const name = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const half = join(releases, `.half-${name}`)
  try {
    say(`Fetching ${source}.`)
    await fetchSource(source, half)
    // Open pages still load files of earlier builds, so the new build takes them over.
    for (const part of ['assets', 'builds.json'])
      if (before && existsSync(join(before, 'dist/web', part)))
        cpSync(join(before, 'dist/web', part), join(half, 'dist/web', part), { recursive: true })
    say('Installing packages.')
    await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], half)
    say('Building.')
    await run('npm', ['run', 'build'], half)
    // The service's user must be able to read it, whatever the source's modes and the caller's umask.
    await run('chmod', ['-R', 'u=rwX,go=rX', half], releases)
    // Flush it to disk before renaming, so that after a power cut a named version is complete.
    await run('sync', ['--file-system', half], releases)
    renameSync(half, join(releases, name))
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    throw error
  }
  return join(releases, name)
}

/**
 * Copies a folder, or clones a git address at the tag after its `#`. If this user's Git configuration names signers
 * (`gpg.ssh.allowedSignersFile`), a git address needs a tag signed by one of them.
 */
export async function fetchSource(source: string, target: string): Promise<void> {
  if (existsSync(source)) {
    cpSync(source, target, {
      recursive: true,
      filter: path => path === source || !notCopied.includes(basename(path)),
    })
    return
  }
  const [address = '', tag] = source.split('#')
  await run(
    'git',
    ['clone', '--quiet', '--depth=1', ...(tag ? [`--branch=${tag}`] : []), '--', address, target],
    '/',
  )
  if (!namesSigners()) return
  if (!tag)
    throw new Error('Signers are configured: give a signed tag, as in …git#v1.2. Nothing was changed.')
  // A branch with the same name may have been cloned instead, so check out the verified tag itself.
  await run('git', ['verify-tag', `refs/tags/${tag}`], target)
  await run('git', ['checkout', '--quiet', '--detach', `refs/tags/${tag}`], target)
}

const namesSigners = () =>
  spawnSync('git', ['config', '--get', 'gpg.ssh.allowedSignersFile'], { cwd: '/' }).status === 0

async function run(command: string, args: readonly string[], cwd: string) {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', piece => (said += piece))
  const [status] = await once(child, 'close').catch((error: Error) => [error.message])
  if (status === 0) return
  const last = said.trim().split('\n').slice(-8).join('\n')
  throw new Error(`${command} ${args[0]} failed; nothing was changed.\n${last || status}`)
}
