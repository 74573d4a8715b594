import { createSharedRuns } from '#common/shared-runs.ts'
import type { Photo } from '../contract.ts'

/** Pushes photos that are new or have other vote counts to open phones. */
type LiveBroadcaster = { add: (photoIds: readonly string[]) => void; close: () => void }

const delayMs = 300
/** Photos per push, so that a phone on a slow line keeps up; the others follow in the next push. */
const photosPerPush = 30

/**
 * Collects the ids of changed photos for `delayMs`, then publishes each. Their rows are read when their events get their place
 * among those of all processes, all of a push with one query: no older count follows a newer one, and no photo that was hidden
 * meanwhile is sent. Nothing is thrown: what cannot be read is read again later.
 */
export function createLiveBroadcaster(
  readPhotos: (photoIds: readonly string[]) => Promise<readonly Photo[]>,
  publish: (photoId: string, read: () => Promise<Photo | undefined>) => void,
): LiveBroadcaster {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const push = () => {
    timer = undefined
    const ids = [...changed].slice(0, photosPerPush)
    const shared = createSharedRuns<'photos', readonly Photo[]>()
    for (const id of ids) {
      changed.delete(id)
      publish(id, async () => (await shared('photos', () => readPhotos(ids))).find(photo => photo.id === id))
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
