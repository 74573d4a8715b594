import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { refuse } from '#common/refusal.ts'
import type { By } from '#kit/server/http/request.ts'
import { audit } from '#kit/server/staff/audit.ts'
import type { Storage } from '#kit/server/storage/storage.ts'
import { type ClipId, type ClipLanguage, mostBytes, mostMs, sizeOf } from './clip-list.ts'
import type { Clip } from './clip-urls.ts'
import { shortest } from './judge.ts'
import { opusLength } from './webm.ts'

type ClipsTable = Omit<Clip, 'recorded_at'> & { recorded_at: Date }
export type ClipTables = { spoken_clips: ClipsTable }
type Db = Kysely<ClipTables>
type Name = { clip: ClipId; language: ClipLanguage }

const folder = 'clips/'
const keyOf = (hash: string) => `${folder}${hash}.webm`
const shown = ({ recorded_at, ...row }: ClipsTable): Clip => ({
  ...row,
  recorded_at: recorded_at.toISOString(),
})

/** All stored recordings. */
export async function allClips(db: Db): Promise<{ clips: Clip[] }> {
  const rows = await db.selectFrom('spoken_clips').selectAll().orderBy('clip').orderBy('language').execute()
  return { clips: rows.map(shown) }
}

/** The stored bytes; undefined if no row names them. */
export async function readClip(db: Db, storage: Storage, hash: string) {
  const row = await db.selectFrom('spoken_clips').select('hash').where('hash', '=', hash).executeTakeFirst()
  return row && storage.get(keyOf(hash))
}

/** Stores a recording in place of the previous one, audited. Type, length, size and sound are read from the file. */
export async function storeClip(
  db: Db,
  storage: Storage,
  { clip, language }: Name,
  bytes: Uint8Array,
  { staff, at }: By,
): Promise<Clip> {
  const ms = checked(clip, bytes)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  // Bytes first, so that a row never names a missing file.
  await storage.put(keyOf(hash), bytes)
  const row = { clip, language, hash, bytes: bytes.length, ms, recorded_at: at }
  const stored = await db.transaction().execute(async transaction => {
    const before = await find(transaction, { clip, language })
    const { hash: _, ...values } = row
    await transaction
      .insertInto('spoken_clips')
      .values(row)
      .onConflict(conflict => conflict.columns(['clip', 'language']).doUpdateSet({ hash, ...values }))
      .execute()
    const action = before ? 'changed' : 'added'
    await audit(transaction, { staff, at, action, subject, id: `${language}/${clip}`, before, after: row })
    return row
  })
  await removeUnnamed(db, storage, at)
  return shown(stored)
}
const subject = 'spoken-clip'

/** Removes a recording, audited. Refuses `not-found`. */
export async function removeClip(db: Db, storage: Storage, name: Name, { staff, at }: By): Promise<void> {
  await db.transaction().execute(async transaction => {
    const before = await find(transaction, name)
    if (!before) return refuse('not-found', 404, 'There is no such recording.')
    await transaction
      .deleteFrom('spoken_clips')
      .where('clip', '=', name.clip)
      .where('language', '=', name.language)
      .execute()
    const id = `${name.language}/${name.clip}`
    await audit(transaction, { staff, at, action: 'removed', subject, id, before })
  })
  await removeUnnamed(db, storage, at)
}

const find = (db: Db, { clip, language }: Name) =>
  db
    .selectFrom('spoken_clips')
    .selectAll()
    .where('clip', '=', clip)
    .where('language', '=', language)
    .forUpdate()
    .executeTakeFirst()

function checked(clip: ClipId, bytes: Uint8Array): number {
  const size = sizeOf(clip)
  if (bytes.length > mostBytes[size]) refuse('file-too-large', 413, 'The recording has too many bytes.')
  const length = opusLength(bytes)
  if (!length) return refuse('not-a-recording', 400, 'Send a WebM file with one Opus track.')
  if (length.ms > mostMs[size]) refuse('too-long', 400, 'The recording is too long.')
  if (length.ms < shortest) refuse('too-short', 400, 'The recording is too short.')
  if (length.soundMs < shortest) refuse('silent', 400, 'Nothing is heard in the recording.')
  return length.ms
}

// Young files stay, because one that is being stored has no row yet. A file spared here goes with a later write.
async function removeUnnamed(db: Db, storage: Storage, at: Date): Promise<void> {
  const rows = await db.selectFrom('spoken_clips').select('hash').execute()
  const named = new Set(rows.map(({ hash }) => keyOf(hash)))
  for await (const { key, modified } of storage.list(folder))
    if (!named.has(key) && at.getTime() - modified.getTime() > 60_000) await storage.remove(key)
}
