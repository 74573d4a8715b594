import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Client, ClientConfig } from 'pg'
import { StartError } from '../../start-error.ts'
import { differences, fillTables, readRows, sumsOf } from '../copy/rows.ts'
import { appliedMigrations, makeTables } from '../copy/schema.ts'
import { openCopySession } from '../copy/session.ts'
import { sequencesOf, tablesOf } from '../copy/tables.ts'
import { findMigrations } from '../migrations.ts'
import { major, majorOf, makeCluster, owner } from './cluster.ts'
import { connectOrStart, database } from './connect.ts'
import { type DatabaseFolder, makePrivate, prepareDatabaseFolder } from './database-folder.ts'
import { presenceLock, stop } from './open.ts'
import { ownPrograms, packageOfMajor, sharedPrograms } from './programs.ts'

/**
 * Moves the embedded database of a data folder to the major version of PostgreSQL that this server brings: copies every
 * row into a new database, compares the two, and puts the new one in the place of the old, which stays as `data.{major}`.
 * Interrupted at any point it leaves the old one usable, and begins anew when called again. Throws StartError while a server
 * uses the database. Returns a sentence for the operator.
 */
export async function convertDatabase(
  dataDir: string,
  say: (line: string) => void = () => {},
): Promise<string> {
  const own = prepareDatabaseFolder(dataDir)
  takeBack(own)
  if (!existsSync(own.data)) throw new StartError(`${dataDir} has no database.`)
  const before = majorOf(own.data)
  if (before === major) return `The database is one of PostgreSQL ${major} already.`
  const from = packageOfMajor(before)
  const programs = own.runAs ? sharedPrograms(dirname(own.folder), from) : ownPrograms(from)
  const old: DatabaseFolder = { ...own, programs }
  const next: DatabaseFolder = {
    ...own,
    data: join(own.folder, 'next'),
    socket: `${own.socket}n`,
    log: join(own.folder, 'next.log'),
  }
  await end(next)
  rmSync(next.data, { recursive: true, force: true })
  makePrivate(next.socket, own.runAs)

  const forever = new AbortController().signal
  const presence = await connectOrStart(old, forever)
  try {
    const { rows } = await presence.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      presenceLock,
    ])
    if (!rows[0]?.alone) throw new StartError('A server is using the database: stop it first.')
    try {
      makeCluster(next)
      const started = await connectOrStart(next, forever)
      try {
        say(`Copying every row from PostgreSQL ${before} to ${major}.`)
        await copy(old, next)
      } finally {
        await started.end()
        await end(next)
      }
    } finally {
      await end(old)
    }
  } finally {
    await presence.end().catch(() => {})
  }
  const kept = join(own.folder, `data.${before}`)
  renameSync(own.data, kept)
  renameSync(next.data, own.data)
  return `The database is one of PostgreSQL ${major} now, equal row by row. ${kept} is the old one: delete it when all is well.`
}

/** A folder must not be moved while a PostgreSQL still works in it. */
async function end(home: DatabaseFolder) {
  if (!(await stop(home, 60_000))) throw new StartError(`PostgreSQL does not end in ${home.data}: try again.`)
}

async function copy(old: DatabaseFolder, next: DatabaseFolder) {
  const config = ({ socket }: DatabaseFolder): ClientConfig => ({ host: socket, user: owner, database })
  const source = await openCopySession(config(old))
  try {
    const target = await openCopySession(config(next))
    try {
      await copyRows(source, target)
    } finally {
      await target.end()
    }
  } finally {
    await source.end()
  }
}

async function copyRows(source: Client, target: Client) {
  await source.query('begin isolation level repeatable read read only')
  await target.query('begin')
  const [tables, sequences] = [await tablesOf(source), await sequencesOf(source)]
  await makeTables(target, (await appliedMigrations(source)) ?? [], findMigrations(), true)
  await fillTables(target, tables, table => readRows(source, table), sequences)
  const wrong = differences(await sumsOf(source, tables), await sumsOf(target, tables))
  if (wrong.length > 0) throw new StartError(`The copy is not equal, nothing was changed: ${wrong.join(' ')}`)
  await target.query('commit')
}

/** After a kill between the two renames the old database stands aside and none is in its place. */
function takeBack({ folder, data }: DatabaseFolder) {
  if (existsSync(data)) return
  const aside = readdirSync(folder).find(name => /^data\.\d+$/.test(name))
  if (aside) renameSync(join(folder, aside), data)
}
