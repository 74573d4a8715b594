import { shortId } from '#common/id.ts'
import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Photo } from '../contract.ts'
import style from '../gallery/gallery.module.css'
import { texts } from '../texts.ts'

type Props = {
  photo: Photo
  hasVoted: boolean
  isVoting: boolean
  onVote: (photo: Photo) => void
  /** With a label, for the viewer. */
  wide?: boolean
}

/** The heart of a photo with its count; pressed when this phone has voted. */
export function HeartButton({ photo, hasVoted, isVoting, onVote, wide = false }: Props) {
  const t = useText(texts)
  const said = { id: shortId(photo.id), n: photo.vote_count }
  return (
    <button
      type="button"
      className={wide ? `btn ${style.wide}` : style.heart}
      aria-pressed={hasVoted}
      aria-disabled={hasVoted || isVoting}
      aria-busy={isVoting}
      aria-label={wide ? undefined : hasVoted ? t('likedPhoto', said) : t('likePhoto', said)}
      onClick={() => onVote(photo)}
    >
      <Icon name="i-heart" />
      {wide ? <span>{hasVoted ? t('liked') : t('like')}</span> : null}
      <b className="num">{photo.vote_count}</b>
    </button>
  )
}
