import { type MouseEvent, memo } from 'react'
import { shortId } from '#common/id.ts'
import { useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { Badge } from '#ui/badge.tsx'
import type { Photo } from '../contract.ts'
import { texts } from '../texts.ts'
import { HeartKey } from '../votes/heart-button.tsx'
import style from './gallery.module.css'
import { Picture } from './picture.tsx'

type Props = {
  photo: Photo
  /** Across the full width. */
  isLead: boolean
  isTop: boolean
  eager: boolean
  hasVoted: boolean
  isVoting: boolean
  onVote: (photo: Photo) => void
  onOpen: (id: string) => void
}

/** A photo of the grid with its number and its heart; drawn again only when something of its own changes. */
export const PhotoTile = memo(function PhotoTile({ photo, isLead, isTop, eager, onOpen, ...heart }: Props) {
  const t = useText(texts)
  // A link that follows the address itself would be drawn again with thousands of others whenever a photo is opened.
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
      <div className={style.under}>
        <span className="num">{t('photoNumber', { id })}</span>
        <HeartKey photo={photo} {...heart} />
      </div>
    </li>
  )
})

/** History state of a photo that was opened from the grid: closing it goes back there. */
export const fromGrid = { fromGrid: true }
