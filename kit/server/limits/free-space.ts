import { statfs } from 'node:fs/promises'

const fresh = 2000
const known = new Map<string, { at: number; bytes: Promise<number> }>()

/** Bytes that an unprivileged process may still write below a folder; cached for 2 s. */
export function freeBytes(folder: string): Promise<number> {
  const last = known.get(folder)
  if (last && performance.now() - last.at < fresh) return last.bytes
  const bytes = statfs(folder).then(disk => disk.bavail * disk.bsize)
  bytes.catch(() => known.delete(folder))
  known.set(folder, { at: performance.now(), bytes })
  return bytes
}
