import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { StartError } from '../../start-error.ts'
import { prepareDatabaseFolder } from './database-folder.ts'
import { openEmbedded } from './open.ts'

// Files that PostgreSQL makes at each start, or that belong only to the running one.
const runtimeFiles =
  /^(postmaster\.(pid|opts)|pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.+)$/

/**
 * Copies a data folder, database and photos, into a new folder while servers run. The copy is consistent and contains
 * everything that was acknowledged before the backup started.
 */
export async function backUp(dataDir: string, target: string, say?: (line: string) => void): Promise<void> {
  if (existsSync(target)) throw new StartError(`${target} is there already: name a new folder.`)
  mkdirSync(target, { recursive: true, mode: 0o700 })
  const { data } = prepareDatabaseFolder(dataDir)
  const embedded = await openEmbedded(dataDir, say)
  const client = new Client(embedded.owner)
  try {
    await client.connect()
    // PostgreSQL ends the backup mode if this connection is lost.
    await client.query(`select pg_backup_start('mela-guide', true)`)
    copyTree(data, join(target, 'postgres'), file => !runtimeFiles.test(file) && file !== 'global/pg_control')
    copyFileSync(join(data, 'global/pg_control'), join(target, 'postgres/global/pg_control'))
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    )
    const label = rows[0]?.labelfile ?? ''
    writeFileSync(join(target, 'postgres/backup_label'), label)
    copyTree(join(data, 'pg_wal'), join(target, 'postgres/pg_wal'), file => /^[0-9A-F]{24}$/.test(file))
    const first = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? ''
    if (!existsSync(join(target, 'postgres/pg_wal', first)))
      throw new Error('So much was written meanwhile that the backup has a gap: try again.')
    // Photos last: every photo that a copied row names is stored by then.
    copyTree(dataDir, target, file => !/^postgres(\/|$)/.test(file))
    spawnSync('sync')
  } finally {
    await client.end()
    await embedded.close()
  }
}

/** Puts a backup into a data folder that has no database yet. The next start recovers it. */
export function restore(source: string, dataDir: string): void {
  if (!existsSync(join(source, 'postgres/backup_label')))
    throw new StartError(`${source} is not a finished backup: it has no postgres/backup_label.`)
  const { folder, data, runAs } = prepareDatabaseFolder(dataDir)
  if (existsSync(data))
    throw new StartError(`${dataDir} has a database: name another DATA_DIR or move it away.`)
  const half = join(folder, `data.new-${process.pid}`)
  const own = (path: string) => runAs && chownSync(path, runAs.uid, runAs.gid)
  copyTree(join(source, 'postgres'), half, () => true, own)
  copyTree(source, dataDir, file => !/^postgres(\/|$)/.test(file))
  renameSync(half, data)
}

/** Copies a tree. A file that is deleted meanwhile is skipped: PostgreSQL replays its log and does not need it. */
function copyTree(from: string, to: string, wanted: (file: string) => boolean, own?: (path: string) => void) {
  const makeFolder = (path: string) => {
    mkdirSync(path, { recursive: true })
    chmodSync(path, 0o700)
    own?.(path)
  }
  makeFolder(to)
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(from, folder), { withFileTypes: true })) {
      const file = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory() && wanted(file)) {
        makeFolder(join(to, file))
        walk(file)
      } else if (entry.isFile() && wanted(file)) {
        copyIfThere(join(from, file), join(to, file))
        if (existsSync(join(to, file))) own?.(join(to, file))
      }
    }
  }
  walk('')
}

function copyIfThere(from: string, to: string) {
  try {
    copyFileSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
