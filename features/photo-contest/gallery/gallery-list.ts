import type { Photo, PhotoPage } from '../contract.ts'

/**
 * The gallery as it stands on one phone: sorted when it was read; afterwards counts change and photos come and go, but
 * nothing moves under a reader's thumb.
 */
export type GalleryList = {
  order: readonly string[]
  photos: ReadonlyMap<string, Photo>
  /** The photo across the full width: the first, when it is a top one. */
  lead: string | undefined
  next: string | null
  /** The highest vote count. */
  top: number
  /** Server's time (ms) at which it was read: what was entered later is new. */
  asOf: number
}

/** A list as the server sorted it. */
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

/** The page that follows. */
export function withMore(list: GalleryList, page: PhotoPage): GalleryList {
  return { ...merged(list, page), next: page.next }
}

/** The first page, read again: newer counts, nothing moves; what is unknown stands at the end, but for what is new. */
export function withRefreshed(list: GalleryList, page: PhotoPage): GalleryList {
  return merged(list, { ...page, photos: page.photos.filter(photo => !isNew(list, photo)) })
}

/** Photos of a page that were entered since the list was read, oldest first: they come as they do live. */
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

/** Whether a row that came live is a photo entered since the list was read; an older one is on a page not read yet. */
export const isNew = (list: GalleryList, photo: Photo): boolean =>
  !list.photos.has(photo.id) && Date.parse(photo.created_at) >= list.asOf - 1000

/** A row with its newest count; a new photo comes first, behind the one across the full width. */
export function withRow(list: GalleryList, photo: Photo): GalleryList {
  const known = list.photos.has(photo.id)
  if (!known && !isNew(list, photo)) return { ...list, top: Math.max(list.top, photo.vote_count) }
  const photos = new Map(list.photos).set(photo.id, photo)
  const order = known
    ? list.order
    : list.lead
      ? [list.lead, photo.id, ...list.order.filter(id => id !== list.lead)]
      : [photo.id, ...list.order]
  return { ...list, photos, order, top: topOf(list, photo) }
}

/** Without a photo that nobody may see any more. */
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

// Votes may also be voided: where the highest falls, the next one among those known is it.
function topOf(list: GalleryList, changed: Photo): number {
  const before = list.photos.get(changed.id)?.vote_count
  if (changed.vote_count >= list.top || before !== list.top) return Math.max(list.top, changed.vote_count)
  const others = [...list.photos.values()].filter(photo => photo.id !== changed.id)
  return Math.max(0, changed.vote_count, ...others.map(photo => photo.vote_count))
}

// The same object where nothing changed, so that its tile need not be drawn again.
const same = (old: Photo | undefined, fresh: Photo): Photo =>
  old && old.vote_count === fresh.vote_count && old.is_approved === fresh.is_approved ? old : fresh
