import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { client } from '#kit/web/api.ts'
import { useLive } from '#kit/web/live.ts'
import { type QueryResult, queryHook } from '#kit/web/query.ts'
import type { Photo, PhotoPage, photoContestContract } from '../contract.ts'
import {
  fromPage,
  type GalleryList,
  isNew,
  newIn,
  withMore,
  without,
  withRefreshed,
  withRow,
} from './gallery-list.ts'

const useReading = queryHook<typeof photoContestContract>()
const call = client<typeof photoContestContract>()

export type Gallery = {
  list: GalleryList | undefined
  first: QueryResult<PhotoPage>
  /** New photos that are not in the list yet, because the visitor has scrolled down. */
  arrived: readonly Photo[]
  showArrived: () => void
  /** Loads the next page. */
  more: () => void
  moreFailed: boolean
  /** Replaces a photo by a newer row, or adds it. */
  put: (photo: Photo) => void
  remove: (id: string) => void
  refresh: () => void
}

/** The gallery: its first page, further pages on demand, and changes from the live stream. */
export function useGallery(): Gallery {
  const first = useReading('GET /api/photos', { query: {} })
  const { value, savedAt = 0 } = first
  const [changed, setChanged] = useState<GalleryList>()
  // The rows inside the page are shown at once, before any effect runs.
  const list = changed ?? (value && fromPage(value, savedAt))
  const latest = useRef(list)
  latest.current = list
  const change = useCallback((how: (list: GalleryList) => GalleryList) => {
    const shown = latest.current
    setChanged(known => (known ? how(known) : shown && how(shown)))
  }, [])
  const [arrived, setArrived] = useState<readonly Photo[]>([])
  const put = useCallback(
    (photo: Photo, isShown?: boolean) => change(known => withRow(known, photo, isShown)),
    [change],
  )
  const remove = useCallback(
    (id: string) => {
      change(known => without(known, id))
      setArrived(waiting => waiting.filter(photo => photo.id !== id))
    },
    [change],
  )
  const receive = useCallback(
    (photo: Photo, isShown?: boolean) => {
      const known = latest.current
      const comes = known && (isShown ? !known.photos.has(photo.id) : isNew(known, photo))
      if (comes && !isAtTop()) setArrived(waiting => [photo, ...waiting.filter(({ id }) => id !== photo.id)])
      else put(photo, isShown)
    },
    [put],
  )
  const isFirstAnswer = useRef(true)
  // Staff changed which photos everybody sees: show only those of the next answer.
  const isReplaced = useRef(false)
  useEffect(() => {
    const known = latest.current
    if (!value || known?.asOf === savedAt) return
    // The rows of the page or of the phone's storage may be old: the first answer sorts them again, and so does an answer after a
    // long rest. Both only at the top, where nothing moves away under the visitor.
    const mayMove = isFirstAnswer.current || savedAt - (known?.asOf ?? 0) > keepOrderMs
    isFirstAnswer.current = false
    if (!known || known.order.length === 0 || isReplaced.current || (mayMove && isAtTop())) {
      isReplaced.current = false
      setChanged(fromPage(value, savedAt))
    } else {
      const fresh = newIn(known, value)
      change(list => withRefreshed(list, value))
      for (const photo of fresh) receive(photo)
    }
  }, [value, savedAt, change, receive])

  const { refresh } = first
  useLive<Photo>('photos', photo => receive(photo), refresh)
  useLive<Photo | { id?: undefined }>(
    'photos-shown',
    photo => {
      if (photo.id) receive(photo, true)
      else
        setTimeout(() => {
          isReplaced.current = true
          refresh()
        }, Math.random() * spreadMs)
    },
    () => {},
  )
  useLive<{ id: string }>(
    'photos-gone',
    ({ id }) => remove(id),
    () => {},
  )

  const [moreFailed, setMoreFailed] = useState(false)
  const reading = useRef(false)
  const more = useCallback(async () => {
    const after = latest.current?.next
    if (!after || reading.current) return
    reading.current = true
    try {
      const page = await call('GET /api/photos', { query: { after, limit: '48' } })
      // A transition renders in small steps, so that a slow phone can go on scrolling.
      startTransition(() => change(known => withMore(known, page)))
      setMoreFailed(false)
    } catch {
      setMoreFailed(true)
    } finally {
      reading.current = false
    }
  }, [change])
  useEffect(() => {
    if (!moreFailed) return
    const timer = setInterval(more, retryMs)
    addEventListener('online', more)
    return () => {
      clearInterval(timer)
      removeEventListener('online', more)
    }
  }, [moreFailed, more])
  const showArrived = useCallback(() => {
    for (const photo of arrived.toReversed()) put(photo, true)
    setArrived([])
    scrollTo({ top: 0 })
  }, [arrived, put])

  return { list, first, arrived, showArrived, more, moreFailed, put, remove, refresh }
}

/** ms over which phones spread their requests after staff changed a setting. */
const spreadMs = 10_000
/** ms after which a page that could not be loaded is requested again; also at once when the phone is online again. */
const retryMs = 10_000
/** A list younger than this keeps its order when it is read again. */
const keepOrderMs = 60_000
const isAtTop = () => scrollY < 240
