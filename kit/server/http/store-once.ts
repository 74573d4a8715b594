import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { refuse } from '#common/refusal.ts'
import type { Upload } from './uploads.ts'

/** What a submission says, its photo included, as one hash: a retry under the same id says the same. */
export async function fingerprint(body: unknown, photo?: Upload): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(body) ?? '')
  if (photo) for await (const chunk of createReadStream(photo.path)) hash.update(chunk as Buffer)
  return hash.digest('base64url')
}

const underWay = new Map<string, Promise<unknown>>()

/**
 * Keeps a submission once, whatever is lost on the way: what its id names already is the answer, unless it says
 * something else (422 `key-reused`). `keep` answers undefined where the id was taken meanwhile. One that comes twice
 * at the same moment is worked on once, so that it costs its phone one use of a limit and us one photo.
 */
export function storeOnce<T extends { fingerprint: string }>(
  print: string,
  find: () => Promise<T | undefined>,
  keep: () => Promise<T | undefined>,
): Promise<T> {
  const twin = underWay.get(print) as Promise<T> | undefined
  if (twin) return twin
  const work = findOrStore(print, find, keep).finally(() => underWay.delete(print))
  underWay.set(print, work)
  return work
}

async function findOrStore<T extends { fingerprint: string }>(
  print: string,
  find: () => Promise<T | undefined>,
  keep: () => Promise<T | undefined>,
): Promise<T> {
  const kept = (await find()) ?? (await keep()) ?? (await find())
  if (!kept) throw new Error('A submission was neither kept nor there.')
  if (kept.fingerprint !== print) refuse('key-reused', 422, 'This id already names another submission.')
  return kept
}
