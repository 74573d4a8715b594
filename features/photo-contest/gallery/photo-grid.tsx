import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { texts } from '../texts.ts'
import type { Votes } from '../votes/use-votes.tsx'

import style from './gallery.module.css'
import { fromGrid, PhotoTile } from './photo-tile.tsx'
import type { Gallery } from './use-gallery.tsx'

const eagerTiles = 3

/** The photos: a top one across the full width, then two columns; the next page is read before one gets there. */
export function PhotoGrid({ gallery, votes }: { gallery: Gallery; votes: Votes }) {
  const t = useText(texts)
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
              onVote={votes.vote}
              onOpen={open}
            />
          ) : null
        })}
      </ul>
      {list.next ? (
        <div className={style.more}>
          {moreFailed ? <p role="alert">{t('loadFailed')}</p> : null}
          <button type="button" className="btn btn--line" onClick={more}>
            {moreFailed ? t('tryAgain') : t('showMore')}
          </button>
          {moreFailed ? null : <Sentinel onNear={more} mark={list.order.length} />}
        </div>
      ) : null}
    </>
  )
}

/** Calls when the reader comes within two screens of it; asks again after every page. */
function Sentinel({ onNear, mark }: { onNear: () => void; mark: number }) {
  const ref = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was too short must be followed by the next
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
