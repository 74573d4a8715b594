import { statfs } from 'node:fs/promises'
import { leastForVisitors } from '#kit/server/limits/disk-space.ts'
import type { Storage } from '#kit/server/storage/storage.ts'
import type { Finding, Seen } from '../contract.ts'
import { finding, fine, reasonOf } from './finding.server.ts'
import { ask } from './probe.server.ts'

const mebibyte = 1024 ** 2
const wantedDescriptors = 20_000
/** Seconds by which clocks may differ. */
const tolerance = 5

/** Free bytes and all bytes of a folder's disk. */
export type DiskSpace = (folder: string) => Promise<{ free: number; all: number }>
export const diskSpace: DiskSpace = async folder => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, all: blocks * bsize }
}

export async function checkDisk(folder: string, space: DiskSpace = diskSpace): Promise<Finding[]> {
  const found = await space(folder).catch(() => undefined)
  if (!found) return [finding('disk-unknown', 'unknown', { folder })]
  const { free, all } = found
  const values = { megabytes: Math.floor(free / mebibyte), folder }
  if (free < leastForVisitors) return [finding('disk-full', 'mend', values)]
  if (free < 2 * leastForVisitors) return [finding('disk-full', 'watch', values)]
  return [fine('disk-fine', { percent: Math.floor((100 * free) / all) })]
}

/** What the server process says of itself. */
export function checkProcess({ descriptors, clock_moved, has_build }: Seen): Finding[] {
  const seconds = Math.round(clock_moved)
  const limit = descriptors.toLocaleString('en-IN')
  return [
    descriptors < wantedDescriptors
      ? finding('descriptors-few', descriptors < 4096 ? 'mend' : 'watch', { limit })
      : fine('descriptors-fine', { limit }),
    ...(Math.abs(seconds) > tolerance ? [finding('clock-moved', 'watch', { seconds })] : []),
    has_build ? fine('build-fine') : finding('no-build', 'mend'),
  ]
}

/** Compares the clock with the Date header of another server. */
export async function checkClock(source: string, clock: () => number): Promise<Finding[]> {
  const told = await ask(source, { method: 'HEAD', timeout: 3000 }).catch(() => undefined)
  const theirs = Date.parse(String(told?.headers.date ?? ''))
  const other = new URL(source).host
  if (Number.isNaN(theirs)) return [finding('clock-unknown', 'unknown', { other })]
  // The header has whole seconds, and the answer was on its way.
  const seconds = Math.round((clock() - theirs) / 1000)
  return Math.abs(seconds) > tolerance ? [finding('clock-differs', 'mend', { seconds, other })] : []
}

/** Keeps a small file in the storage and removes it again. */
export async function checkStore(storage: Pick<Storage, 'put' | 'get' | 'remove'>): Promise<Finding[]> {
  const key = `doctor/${crypto.randomUUID()}.json`
  const begun = performance.now()
  try {
    await storage.put(key, Buffer.from('{}'), 'application/json')
    const kept = await storage.get(key)
    await storage.remove(key)
    if (!kept) throw new Error('it was not found again')
    return [fine('store-fine', { ms: Math.round(performance.now() - begun) })]
  } catch (error) {
    return [finding('store-away', 'mend', { reason: reasonOf(error) })]
  }
}
