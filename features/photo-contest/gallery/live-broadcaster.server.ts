import type { Photo } from '../contract.ts'

/** Tells open phones which photos are new or have other votes. */
export type News = { add: (photoIds: readonly string[]) => void; close: () => void }

const pause = 300
// A phone on a slow line is told of so many photos at most each time; the others follow in turn.
const mostAtOnce = 30

/** Reads the rows of what changed, a moment later and together, and tells them. Nothing is thrown. */
export function createNews(
  read: (photoIds: readonly string[]) => Promise<readonly Photo[]>,
  tell: (photo: Photo) => void,
): News {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const flush = async () => {
    timer = undefined
    const ids = [...changed].slice(0, mostAtOnce)
    for (const id of ids) changed.delete(id)
    try {
      for (const photo of await read(ids)) tell(photo)
    } catch {
      for (const id of ids) changed.add(id)
    }
    if (changed.size > 0) later(pause * 3)
  }
  const later = (wait: number) => {
    timer ??= setTimeout(flush, wait).unref()
  }
  return {
    add(ids) {
      for (const id of ids) changed.add(id)
      later(pause)
    },
    close: () => clearTimeout(timer),
  }
}
