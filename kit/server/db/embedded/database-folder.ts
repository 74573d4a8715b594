import { createHash, randomBytes } from 'node:crypto'
import {
  chownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { makeFolder } from '../../make-folder.ts'
import { StartError } from '../../start-error.ts'
import { ownPrograms, type Programs, sharedPrograms } from './programs.ts'

/** The embedded database of one DATA_DIR: its paths and the user that runs it. */
export type DatabaseFolder = {
  folder: string
  data: string
  /** Folder of the socket, mode 0700. */
  socket: string
  log: string
  programs: Programs
  /** Set when started by root: PostgreSQL refuses to run as root, so it runs as `nobody`. */
  runAs: { uid: number; gid: number } | undefined
  /** System user that the database lets connect. */
  user: string
}

// Parent folder of databases that root starts; every user may enter it.
const base = '/var/lib/mela-guide'

/** Finds or creates the folders of the database that belongs to DATA_DIR. */
export function prepareDatabaseFolder(dataDir: string): DatabaseFolder {
  const link = join(dataDir, 'postgres')
  makeFolder(dataDir)
  try {
    return process.getuid?.() === 0 ? folderOfRoot(link) : folderOfUser(link)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`The database cannot be put into ${dataDir}: ${(error as Error).message}.`)
  }
}

function folderOfUser(folder: string): DatabaseFolder {
  if (lstat(folder)?.isSymbolicLink())
    throw new StartError(`${folder} was made by root: start the server as root.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const real = realpathSync(folder)
  if (lstatSync(real).uid !== process.getuid?.())
    throw new StartError(`${folder} belongs to another user: start the server as that user.`)
  const socket = shortEnough(join(real, 'socket')) ? join(real, 'socket') : shortFolder(real)
  makePrivate(socket)
  return { ...pathsIn(real), socket, programs: ownPrograms(), runAs: undefined, user: userName() }
}

/** `nobody` may be unable to enter DATA_DIR, so the files are below /var/lib and DATA_DIR holds a link. */
function folderOfRoot(link: string): DatabaseFolder {
  const runAs = nobody()
  mkdirSync(base, { recursive: true, mode: 0o755 })
  const found = lstat(link)
  if (found && !found.isSymbolicLink())
    throw new StartError(`${link} was made by an ordinary user: start the server as that user.`)
  if (!found) {
    const fresh = join(base, randomBytes(4).toString('hex'))
    mkdirSync(fresh, { mode: 0o755 })
    try {
      symlinkSync(fresh, link)
    } catch (error) {
      // Another server process created the link first: use that one.
      if (!lstat(link)?.isSymbolicLink()) throw error
    }
  }
  const target = readlinkSync(link)
  if (!lstat(target)?.isDirectory())
    throw new StartError(
      `${link} leads to ${target}, which is missing: bring it back, or remove the link to begin anew.`,
    )
  const folder = realpathSync(target)
  const socket = join(folder, 'socket')
  makePrivate(socket, runAs)
  return { ...pathsIn(folder), socket, programs: sharedPrograms(base), runAs, user: userName() }
}

const pathsIn = (folder: string) => ({
  folder,
  data: join(folder, 'data'),
  log: join(folder, 'postgres.log'),
})
const lstat = (path: string) => lstatSync(path, { throwIfNoEntry: false })
// The kernel limits a socket's path: 107 bytes on Linux, 103 on others.
const shortEnough = (folder: string) =>
  Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= (process.platform === 'linux' ? 107 : 103)
const shortFolder = (folder: string) =>
  `/tmp/mela-guide-${process.getuid?.()}-${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`

/** Creates a folder with mode 0700; refuses an existing one with another owner or mode. */
function makePrivate(folder: string, owner?: { uid: number; gid: number }) {
  if (!lstat(folder)) {
    try {
      mkdirSync(folder, { mode: 0o700 })
    } catch (error) {
      // Another server process created it first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  // Created by this process, or by the other one before its own chown.
  if (owner && lstatSync(folder).uid === process.getuid?.()) chownSync(folder, owner.uid, owner.gid)
  const { uid, mode } = lstatSync(folder)
  if (uid !== (owner?.uid ?? process.getuid?.()) || !lstat(folder)?.isDirectory() || (mode & 0o077) !== 0)
    throw new StartError(`${folder} must be a folder that only its owner may enter.`)
}

function nobody(): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m)
  if (!line)
    throw new StartError(
      'PostgreSQL refuses to run as root and there is no user nobody: start as another user.',
    )
  return { uid: Number(line[1]), gid: Number(line[2]) }
}

function userName(): string {
  try {
    return userInfo().username
  } catch {
    throw new StartError(
      `PostgreSQL needs a name for user ${process.getuid?.()} in /etc/passwd: start as another user.`,
    )
  }
}
