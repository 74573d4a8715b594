import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type RawBuilder, sql } from 'kysely'
import type { Client, ClientConfig } from 'pg'
import { to } from 'pg-copy-streams'
import type { AnyDatabase } from '../db/any-database.ts'
import { openCopySession } from '../db/copy/session.ts'
import { quoted, tablesOf } from '../db/copy/tables.ts'
import { openEmbedded } from '../db/embedded/open.ts'
import { hashOf } from '../photos/photo-keys.ts'
import { StartError } from '../start-error.ts'
import { openStorage } from '../storage/open.ts'
import { keyFileOf, openBackupKey } from './key.ts'
import { fileOf, type Manifest, partOf } from './manifest.ts'
import { readFile } from './restore.ts'
import { type BackupSettings, type BackupStore, hasBackups, openBackupStore, placeOf } from './store.ts'
import { finishedBackups, readManifest } from './take.ts'

/** Rows that are to be deleted. `where` names columns of this table only. */
export type Doomed = { table: string; where: RawBuilder<unknown> }

/** Adds the rows of other tables that the database deletes together with these. */
export async function withDependants(db: AnyDatabase, doomed: readonly Doomed[]): Promise<Doomed[]> {
  const { rows } = await sql<{ child: string; columns: string[]; parent: string; keys: string[] }>`
    select f.conrelid::regclass::text as child, f.confrelid::regclass::text as parent,
      (select array_agg(a.attname::text order by n) from unnest(f.conkey) with ordinality as k (attnum, n)
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.attnum) as columns,
      (select array_agg(a.attname::text order by n) from unnest(f.confkey) with ordinality as k (attnum, n)
        join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.attnum) as keys
    from pg_constraint f where f.contype = 'f' and f.confdeltype = 'c' and f.confrelid <> f.conrelid`.execute(
    db,
  )
  const all = [...doomed]
  for (const { table, where } of all)
    for (const { child, columns, keys } of rows.filter(({ parent }) => parent === table))
      all.push({
        table: child,
        where: sql`(${sql.join(columns.map(name => sql.ref(name)))}) in
          (select ${sql.join(keys.map(name => sql.ref(name)))} from ${sql.table(table)} where ${where})`,
      })
  return all
}

/** The number of rows of each table; tables without any are left out. */
export async function countDoomed(db: AnyDatabase, doomed: readonly Doomed[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { table, where } of doomed) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where ${where}`.execute(db)
    const n = rows[0]?.n ?? 0
    if (n > 0) counts.set(table, (counts.get(table) ?? 0) + n)
  }
  return counts
}

/**
 * Makes sure that nothing is lost: the newest proved backup holds each of these rows exactly as it is now, and each stored photo;
 * photos that these rows name are read back. Returns the backup's name. Throws StartError with what is missing: then nothing may
 * be deleted.
 */
export async function proveInBackup(
  settings: BackupSettings,
  db: AnyDatabase,
  doomed: readonly Doomed[],
): Promise<string> {
  const place = placeOf(settings)
  const refuse = (reason: string) => new StartError(`${reason} Nothing was deleted. First: mela-guide backup`)
  const keyFile = keyFileOf(settings)
  if (!existsSync(keyFile) && (await hasBackups(settings)))
    throw new StartError(
      `The key of the backups in ${place} is missing: copy it to ${keyFile}. Nothing was deleted.`,
    )
  if (!existsSync(keyFile)) throw refuse(`There is no backup in ${place}.`)
  const store = await openBackupStore(settings, await openBackupKey(keyFile))
  try {
    const id = (await finishedBackups(store)).at(-1)
    if (!id) throw refuse(`There is no proved backup in ${place}.`)
    const manifest = await readManifest(store, id)
    if (!manifest.files)
      throw refuse(
        `The backup ${id} holds no photos, because it lies in the data folder. Set BACKUP_TO to another place.`,
      )
    const photos = await missingPhotos(settings, store, manifest)
    if (photos > 0) throw refuse(`The backup ${id} in ${place} lacks ${photos} photos.`)
    const { missing, hashes } = await missingRows(settings, db, store, id, manifest, doomed)
    for (const [table, rows] of missing)
      throw refuse(`The backup ${id} in ${place} lacks ${rows} rows of ${table} as they are now.`)
    for (const file of manifest.files) if (hashes.has(hashOf(file.key) ?? '')) await readFile(store, file)
    return id
  } catch (error) {
    if (error instanceof StartError) throw error
    throw refuse(`The backup in ${place} cannot be read or is damaged (${(error as Error).message}).`)
  } finally {
    await store.close()
  }
}

async function missingPhotos(settings: BackupSettings, store: BackupStore, manifest: Manifest) {
  const named = new Set(manifest.files?.map(({ key }) => key))
  const stored = new Set(await store.list('files/'))
  const storage = await openStorage(settings)
  try {
    let missing = 0
    // The doctor briefly stores a file to test the store.
    for await (const { key } of storage.list(''))
      if (!key.startsWith('doctor/') && !(named.has(key) && stored.has(fileOf(key)))) missing += 1
    return missing
  } finally {
    await storage.close()
  }
}

/** How many of these rows the backup lacks, by table, compared as COPY writes them; and the hashes of photos that the rows name. */
async function missingRows(
  settings: BackupSettings,
  db: AnyDatabase,
  store: BackupStore,
  id: string,
  manifest: Manifest,
  doomed: readonly Doomed[],
): Promise<{ missing: Map<string, number>; hashes: Set<string> }> {
  const embedded = settings.databaseUrl ? undefined : await openEmbedded(settings.dataDir)
  const client = await openCopySession(
    embedded ? (embedded.owner as ClientConfig) : { connectionString: settings.databaseUrl },
    'begin isolation level repeatable read',
  )
  try {
    const shapes = new Map((await tablesOf(client)).map(shape => [shape.name, shape]))
    const missing = new Map<string, number>()
    const hashes = new Set<string>()
    for (const [table, parts] of Map.groupBy(doomed, each => each.table)) {
      const columns = shapes.get(table)?.columns ?? []
      const lines = new Set<string>()
      for (const { where } of parts)
        for await (const line of linesOf(await copyOf(client, db, table, columns, where))) {
          lines.add(sumOf(line))
          for (const hash of line.toString('latin1').match(/[0-9a-f]{32}/g) ?? []) hashes.add(hash)
        }
      if (lines.size === 0) continue
      const kept = manifest.tables.find(({ name }) => name === table)
      const isSame = JSON.stringify(kept?.columns) === JSON.stringify(columns)
      if (kept && isSame)
        for await (const line of linesOf(partsOf(store, id, table, kept.parts))) lines.delete(sumOf(line))
      if (lines.size > 0) missing.set(table, lines.size)
    }
    return { missing, hashes }
  } finally {
    // Ends the transaction and drops its temporary tables.
    await client.end()
    await embedded?.close()
  }
}

/** COPY takes no parameters, so the rows are first copied into a temporary table. */
async function copyOf(
  client: Client,
  db: AnyDatabase,
  table: string,
  columns: readonly string[],
  where: RawBuilder<unknown>,
): Promise<AsyncIterable<Buffer>> {
  const list = sql.join(columns.map(name => sql.ref(name)))
  const { sql: text, parameters } =
    sql`create temporary table doomed on commit drop as select ${list} from ${sql.table(table)} where ${where}`.compile(
      db,
    )
  await client.query('drop table if exists pg_temp.doomed')
  await client.query(text, [...parameters])
  return client.query(to(`copy pg_temp.doomed (${columns.map(quoted).join(', ')}) to stdout`))
}

async function* partsOf(store: BackupStore, id: string, table: string, parts: number) {
  for (let part = 0; part < parts; part += 1) yield Buffer.from(await store.get(partOf(id, table, part)))
}

/** The lines of COPY: line breaks inside a value are written as \n. */
async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  for await (const piece of pieces) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece
    let from = 0
    for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, from)) {
      yield bytes.subarray(from, at)
      from = at + 1
    }
    rest = Buffer.from(bytes.subarray(from))
  }
}

const sumOf = (line: Buffer) => createHash('sha256').update(line).digest('base64')
