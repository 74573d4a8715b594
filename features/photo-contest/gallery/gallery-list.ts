import type { Photo, PhotoPage } from '../contract.ts'

/**
 * The gallery on one phone. It is sorted when it is read; afterwards counts change and photos are added and removed, but the
 * order stays, so that nothing moves while somebody looks at it.
 */
export type GalleryList = {
  order: readonly string[]
  photos: ReadonlyMap<string, Photo>
  /** The photo across the full width: the first, when it is a top one. */
  lead: string | undefined
  next: string | null
  /** The highest vote count. */
  top: number
  /** When it was read, by the server's clock (ms): photos entered later are new. */
  asOf: number
}

/** A list in the order of the server. */
export function fromPage(page: PhotoPage, asOf: number): GalleryList {
  const [first] = page.photos
  return {
    order: page.photos.map(photo => photo.id),
    photos: new Map(page.photos.map(photo => [photo.id, photo])),
    lead: first && page.top > 0 && first.vote_count === page.top ? first.id : undefined,
    next: page.next,
    top: page.top,
    asOf,
  }
}

/** Adds the next page. */
export function withMore(list: GalleryList, page: PhotoPage): GalleryList {
  return { ...merged(list, page), next: page.next }
}

/** Takes the counts of the first page, read again. Unknown photos go to the end; new ones are left to `newIn`. */
export function withRefreshed(list: GalleryList, page: PhotoPage): GalleryList {
  return merged(list, { ...page, photos: page.photos.filter(photo => !isNew(list, photo)) })
}

/** Photos of a page that were entered since the list was read, oldest first, as the live stream brings them. */
export const newIn = (list: GalleryList, page: PhotoPage): Photo[] =>
  page.photos
    .filter(photo => isNew(list, photo))
    .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))

function merged(list: GalleryList, page: PhotoPage): GalleryList {
  const photos = new Map(list.photos)
  for (const photo of page.photos) photos.set(photo.id, same(list.photos.get(photo.id), photo))
  const fresh = page.photos.filter(photo => !list.photos.has(photo.id)).map(photo => photo.id)
  return { ...list, photos, order: [...list.order, ...fresh], top: page.top }
}

/** ms by which the server's answer may be older than its time says: a prepared one is renewed within two seconds. */
const listBehindMs = 5000
/** Whether a photo was entered since the list was read. An unknown older photo is on a page that is not loaded yet. */
export const isNew = (list: GalleryList, photo: Photo): boolean =>
  !list.photos.has(photo.id) && Date.parse(photo.created_at) >= list.asOf - listBehindMs

/** Replaces a photo's row. A new photo becomes the first, after the leading one; `isShown`: also one that was entered earlier. */
export function withRow(list: GalleryList, photo: Photo, isShown = isNew(list, photo)): GalleryList {
  const known = list.photos.has(photo.id)
  if (!known && !isShown) return { ...list, top: Math.max(list.top, photo.vote_count) }
  const photos = new Map(list.photos).set(photo.id, photo)
  const order = known
    ? list.order
    : list.lead
      ? [list.lead, photo.id, ...list.order.filter(id => id !== list.lead)]
      : [photo.id, ...list.order]
  return { ...list, photos, order, top: topOf(list, photo) }
}

/** Removes a photo that was hidden. */
export function without(list: GalleryList, id: string): GalleryList {
  if (!list.photos.has(id)) return list
  const photos = new Map(list.photos)
  photos.delete(id)
  const counts = [...photos.values()].map(photo => photo.vote_count)
  return {
    ...list,
    photos,
    order: list.order.filter(other => other !== id),
    lead: list.lead === id ? undefined : list.lead,
    top: list.photos.get(id)?.vote_count === list.top ? Math.max(0, ...counts) : list.top,
  }
}

/** The highest count. It falls when votes are voided; then it is the highest of the known photos. */
function topOf(list: GalleryList, changed: Photo): number {
  const before = list.photos.get(changed.id)?.vote_count
  if (changed.vote_count >= list.top || before !== list.top) return Math.max(list.top, changed.vote_count)
  const others = [...list.photos.values()].filter(photo => photo.id !== changed.id)
  return Math.max(0, changed.vote_count, ...others.map(photo => photo.vote_count))
}

/** The old object when nothing changed, so that its tile is not rendered again. */
const same = (old: Photo | undefined, fresh: Photo): Photo =>
  old && old.vote_count === fresh.vote_count && old.is_approved === fresh.is_approved ? old : fresh
