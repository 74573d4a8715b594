import { type MouseEvent, memo, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { shortId } from '#common/id.ts'
import { inSize, type PhotoSize } from '#common/photo.ts'
import { useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { kitTexts } from '#kit/web/texts.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Photo } from '../contract.ts'
import { photoContestTexts } from '../texts.ts'
import { HeartButton, type Votes } from '../votes/use-votes.tsx'
import style from './gallery.module.css'
import type { Gallery } from './use-gallery.ts'

/** Pictures that load at once; the others when they come near. */
const eagerTiles = 3

/** History state of a photo that was opened from the grid: closing it goes back in the history. */
export const fromGrid = { fromGrid: true }

/** The photos: a leading one across the full width, the others in two columns. Loads the next page before its end is reached. */
export function PhotoGrid({ gallery, votes }: { gallery: Gallery; votes: Votes }) {
  const t = useText(photoContestTexts)
  const kit = useText(kitTexts)
  const { list, more, moreFailed } = gallery
  const [, navigate] = useLocation()
  const open = useCallback((id: string) => navigate(paths.gallery(id), { state: fromGrid }), [navigate])
  if (!list) return null
  return (
    <>
      <ul className={style.grid}>
        {list.order.map((id, index) => {
          const photo = list.photos.get(id)
          return photo ? (
            <PhotoTile
              key={id}
              photo={photo}
              isLead={id === list.lead}
              isTop={list.top > 0 && photo.vote_count === list.top}
              eager={index < eagerTiles}
              hasVoted={votes.hasVoted(id)}
              isVoting={votes.isVoting(id)}
              isWaiting={votes.isWaiting(id)}
              onVote={votes.vote}
              onOpen={open}
            />
          ) : null
        })}
      </ul>
      {list.next ? (
        <div className={`stack ${style.more}`}>
          {moreFailed ? <p role="alert">{t('loadFailed')}</p> : null}
          <button type="button" className="btn btn--line" onClick={more}>
            {moreFailed ? kit('tryAgain') : t('showMore')}
          </button>
          {moreFailed ? null : <Sentinel onNear={more} mark={list.order.length} />}
        </div>
      ) : null}
    </>
  )
}

/** Calls `onNear` when it is within two screens of the visible part; `mark` changes with every page, which checks again. */
function Sentinel({ onNear, mark }: { onNear: () => void; mark: number }) {
  const ref = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observer reports at once whether a short page needs the next one
  useEffect(() => {
    if (!ref.current) return
    const watch = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && onNear(),
      {
        rootMargin: '1600px',
      },
    )
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [onNear, mark])
  return <i ref={ref} aria-hidden="true" />
}

type TileProps = {
  photo: Photo
  /** Across the full width. */
  isLead: boolean
  isTop: boolean
  eager: boolean
  hasVoted: boolean
  isVoting: boolean
  isWaiting: boolean
  onVote: (photo: Photo) => void
  onOpen: (id: string) => void
}

/** A photo of the grid with its number and its heart. Memoised: the grid may hold thousands. */
const PhotoTile = memo(function PhotoTile({ photo, isLead, isTop, eager, onOpen, ...heart }: TileProps) {
  const t = useText(photoContestTexts)
  // A plain link with a handler: a router's Link subscribes to the address, so opening a photo would render every tile.
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    onOpen(photo.id)
  }
  const id = shortId(photo.id)
  return (
    <li className={isLead ? `${style.tile} ${style.lead}` : style.tile} data-photo={photo.id}>
      <a href={paths.gallery(photo.id)} className={style.open} onClick={open}>
        <Picture photo={photo} size={isLead ? 800 : 320} eager={eager} />
        {isTop ? (
          <Badge kind="top" icon="i-trophy">
            {t('top')}
          </Badge>
        ) : null}
      </a>
      <div className={`tiny ${style.under}`}>
        <span className="num">{t('photoNumber', { id })}</span>
        <HeartButton photo={photo} {...heart} />
      </div>
    </li>
  )
})

/** A photo that fills its box; when it cannot load, a message in the same box. */
export function Picture({ photo, size, eager = false }: { photo: Photo; size: PhotoSize; eager?: boolean }) {
  const t = useText(photoContestTexts)
  const [isBroken, setBroken] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // The page holds the picture before the script runs, so the error event may have passed.
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true)
  }, [])
  useEffect(() => {
    if (!isBroken) return
    const again = () => setBroken(false)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isBroken])
  if (isBroken)
    return (
      <span className={`${style.picture} sub ${style.broken}`}>
        <Icon name="i-gallery" size={32} />
        {t('notAvailable')}
      </span>
    )
  return (
    <img
      ref={image}
      className={style.picture}
      src={inSize(photo.image_url, size)}
      alt={t('photoBy', { name: photo.name })}
      width={photo.width}
      height={photo.height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(true)}
    />
  )
}
