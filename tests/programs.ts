import { spawnSync } from 'node:child_process'
import { accessSync, constants, globSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Programs that drills start, each with the Debian packages that contain it. */
const packages = {
  caddy: ['caddy'],
  nginx: ['nginx-light'],
  haproxy: ['haproxy'],
  etcd: ['etcd-server'],
  patroni: ['patroni', 'python3-etcd'],
  postgres: ['postgresql'],
  prometheus: ['prometheus'],
  promtool: ['prometheus'],
  openssl: ['openssl'],
  git: ['git'],
  'systemd-analyze': ['systemd'],
  'systemd-socket-activate': ['systemd'],
} as const
export type Program = keyof typeof packages

/**
 * The path of a program. If it is missing, throws an error that says what to install, so that the drill fails with the reason.
 */
export function programPath(name: Program): string {
  const found = findProgram(name)
  if (!found)
    throw new Error(
      `${name} is not installed: this drill needs it (apt-get install ${packages[name].join(' ')})`,
    )
  return found
}

function findProgram(name: Program): string | undefined {
  const folders = [
    // Debian's own PostgreSQL with all its programs, because a link on the PATH may lead to just one of them.
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().reverse(),
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
  ]
  return folders.map(folder => join(folder, name)).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The user for programs that refuse to run as root, such as PostgreSQL: Debian's user postgres. Undefined if root does not run
 * this.
 */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(text => text.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid)
    throw new Error('Root needs a user postgres to run PostgreSQL as (apt-get install postgresql)')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Installs what is missing if root on Debian runs this; otherwise names the packages. */
function install(): void {
  const missing = (Object.keys(packages) as Program[]).filter(name => !findProgram(name))
  if (missing.length === 0) return
  const wanted = [...new Set(missing.flatMap(name => packages[name]))]
  if (
    process.getuid?.() === 0 &&
    (aptGet('install', wanted) || (aptGet('update') && aptGet('install', wanted)))
  )
    return
  console.error(`The drills that need ${missing.join(', ')} will fail: apt-get install ${wanted.join(' ')}`)
}
// At RUNLEVEL 1 the packages do not start their services.
const aptGet = (command: 'install' | 'update', names: readonly string[] = []) =>
  spawnSync('apt-get', [command, '-y', '--no-install-recommends', ...names], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }).status === 0

if (import.meta.main) install()
