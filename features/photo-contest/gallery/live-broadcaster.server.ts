import type { Photo } from '../contract.ts'

/** Pushes photos that are new or have other vote counts to open phones. */
export type LiveBroadcaster = { add: (photoIds: readonly string[]) => void; close: () => void }

const delayMs = 300
/** Photos per push, so that a phone on a slow line keeps up; the others follow in the next push. */
const photosPerPush = 30

/**
 * Collects the ids of changed photos for `delayMs`, then reads their rows with one query and publishes each. When the
 * query fails, the ids are tried again later; nothing is thrown.
 */
export function createLiveBroadcaster(
  readPhotos: (photoIds: readonly string[]) => Promise<readonly Photo[]>,
  publish: (photo: Photo) => void,
): LiveBroadcaster {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const push = async () => {
    timer = undefined
    const ids = [...changed].slice(0, photosPerPush)
    for (const id of ids) changed.delete(id)
    try {
      for (const photo of await readPhotos(ids)) publish(photo)
    } catch {
      for (const id of ids) changed.add(id)
    }
    if (changed.size > 0) schedule(delayMs * 3)
  }
  const schedule = (ms: number) => {
    timer ??= setTimeout(push, ms).unref()
  }
  return {
    add(ids) {
      for (const id of ids) changed.add(id)
      schedule(delayMs)
    },
    close: () => clearTimeout(timer),
  }
}
