import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { client } from '#kit/web/api.tsx'
import { useLive } from '#kit/web/live.tsx'
import { type Read, reader } from '#kit/web/read.tsx'
import type { contract, Photo, PhotoPage } from '../contract.ts'
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

const useReading = reader<typeof contract>()
const call = client<typeof contract>()

export type Gallery = {
  list: GalleryList | undefined
  first: Read<PhotoPage>
  /** New photos that wait because the reader is further down. */
  arrived: readonly Photo[]
  showArrived: () => void
  /** Reads the page that follows. */
  more: () => void
  moreFailed: boolean
  /** Puts a newer row in place. */
  put: (photo: Photo) => void
  remove: (id: string) => void
  refresh: () => void
}

/** The gallery, page by page, kept fresh by live push. */
export function useGallery(): Gallery {
  const first = useReading('GET /api/photos', { query: {} })
  const { value, savedAt = 0 } = first
  const [kept, setKept] = useState<GalleryList>()
  // What came with the page is there at once, also before any effect has run.
  const list = kept ?? (value && fromPage(value, savedAt))
  const latest = useRef(list)
  latest.current = list
  const change = useCallback((how: (list: GalleryList) => GalleryList) => {
    const came = latest.current
    setKept(known => (known ? how(known) : came && how(came)))
  }, [])
  const [arrived, setArrived] = useState<readonly Photo[]>([])
  const put = useCallback((photo: Photo) => change(known => withRow(known, photo)), [change])
  const remove = useCallback(
    (id: string) => {
      change(known => without(known, id))
      setArrived(waiting => waiting.filter(photo => photo.id !== id))
    },
    [change],
  )
  const receive = useCallback(
    (photo: Photo) => {
      if (latest.current && isNew(latest.current, photo) && !isAtTop())
        setArrived(waiting => [photo, ...waiting.filter(({ id }) => id !== photo.id)])
      else put(photo)
    },
    [put],
  )
  const isFirstAnswer = useRef(true)
  useEffect(() => {
    const known = latest.current
    if (!value || known?.asOf === savedAt) return
    // What came with the page or was kept may be old: the first answer sorts anew, unless one is reading already.
    const mayMove = isFirstAnswer.current || savedAt - (known?.asOf ?? 0) > restMs
    isFirstAnswer.current = false
    if (!known || known.order.length === 0 || (mayMove && isAtTop())) setKept(fromPage(value, savedAt))
    else {
      const fresh = newIn(known, value)
      change(list => withRefreshed(list, value))
      for (const photo of fresh) receive(photo)
    }
  }, [value, savedAt, change, receive])

  useLive<Photo>('photos', receive, () => first.refresh())
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
    setMoreFailed(false)
    try {
      const page = await call('GET /api/photos', { query: { after, limit: '48' } })
      // Drawn in pieces: a slow phone goes on scrolling meanwhile.
      startTransition(() => change(known => withMore(known, page)))
    } catch {
      setMoreFailed(true)
    } finally {
      reading.current = false
    }
  }, [change])
  const showArrived = useCallback(() => {
    for (const photo of arrived.toReversed()) put(photo)
    setArrived([])
    scrollTo({ top: 0 })
  }, [arrived, put])

  return { list, first, arrived, showArrived, more, moreFailed, put, remove, refresh: first.refresh }
}

// A list that is looked at keeps its order this long; one that is come back to later is sorted anew.
const restMs = 60_000
const isAtTop = () => scrollY < 240
