import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { refuse } from '#common/refusal.ts'
import { createSharedRuns } from '#common/shared-runs.ts'
import type { Upload } from './uploads.ts'

/** Hash of a submission, photo included: a retry has the same id and the same hash. */
export async function fingerprint(body: unknown, photo?: Upload): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(body) ?? '')
  if (photo) for await (const chunk of createReadStream(photo.path)) hash.update(chunk as Buffer)
  return hash.digest('base64url')
}

const runs = createSharedRuns<string, unknown>()

/**
 * Stores a submission once however often it is sent: a row with the same id is the answer, unless its content differs (422
 * `key-reused`). `keep` resolves to undefined if the id was taken meanwhile. Two equal submissions at the same time run once, so
 * that they count once against a limit and store one photo.
 */
export function storeOnce<T extends { fingerprint: string }>(
  print: string,
  find: () => Promise<T | undefined>,
  keep: () => Promise<T | undefined>,
): Promise<T> {
  return runs(print, () => findOrStore(print, find, keep)) as Promise<T>
}

async function findOrStore<T extends { fingerprint: string }>(
  print: string,
  find: () => Promise<T | undefined>,
  keep: () => Promise<T | undefined>,
): Promise<T> {
  const kept = (await find()) ?? (await keep()) ?? (await find())
  if (!kept) throw new Error('A submission was neither stored nor found.')
  if (kept.fingerprint !== print) refuse('key-reused', 422, 'This id already names another submission.')
  return kept
}
