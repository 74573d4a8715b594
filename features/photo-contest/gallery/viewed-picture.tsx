import { type PointerEvent, useRef, useState } from 'react'
import { inSize } from '#common/photo.ts'
import { useText } from '#kit/web/language.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { Icon } from '#ui/icon.tsx'
import type { Photo } from '../contract.ts'
import { photoContestTexts } from '../texts.ts'
import style from './viewer.module.css'
import { photoViewerTexts } from './viewer-texts.ts'

type Props = {
  photo: Photo | undefined
  isGone: boolean
  /** Set after a network error: loads the photo again. */
  onRetry: (() => void) | undefined
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

const swipePixels = 56

/** The whole photo, with the small size as background while it loads. It follows the finger; a swipe shows the next one. */
export function ViewedPicture({ photo, isGone, onRetry, onPrevious, onNext }: Props) {
  const t = useText(photoViewerTexts)
  const g = useText(photoContestTexts)
  const kit = useText(kitTexts)
  const [isBroken, setBroken] = useState(false)
  const drag = useDrag(onPrevious, onNext)
  return (
    <div className={style.stage} {...drag.handlers}>
      {isGone || isBroken ? (
        <p className={`stack ${style.missing}`} role="status">
          <Icon name="i-gallery" size={48} />
          {g('notAvailable')}
        </p>
      ) : photo ? (
        <img
          className={style.photo}
          style={{
            transform: `translateX(${drag.by}px)`,
            backgroundImage: `url(${inSize(photo.image_url, 320)})`,
          }}
          src={inSize(photo.image_url, 800)}
          srcSet={`${inSize(photo.image_url, 800)} 800w, ${inSize(photo.image_url, 1600)} 1600w`}
          sizes="(min-width: 600px) 800px, 60vw"
          alt={g('photoBy', { name: photo.name })}
          width={photo.width}
          height={photo.height}
          draggable={false}
          onError={() => setBroken(true)}
        />
      ) : onRetry ? (
        <div className={`stack ${style.missing}`} role="alert">
          <Icon name="i-wifi-off" size={48} />
          <p>{g('loadFailed')}</p>
          <button type="button" className="btn btn--line" onClick={onRetry}>
            {kit('tryAgain')}
          </button>
        </div>
      ) : (
        <i className="spin" />
      )}
      {onPrevious ? (
        <button
          type="button"
          className={`icbtn ${style.turn} ${style.back}`}
          aria-label={t('previous')}
          onClick={onPrevious}
        >
          <Icon name="i-chevron" />
        </button>
      ) : null}
      {onNext ? (
        <button
          type="button"
          className={`icbtn ${style.turn} ${style.onward}`}
          aria-label={t('next')}
          onClick={onNext}
        >
          <Icon name="i-chevron" />
        </button>
      ) : null}
    </div>
  )
}

/** Moves the photo with the finger; after more than `swipePixels` it turns to the previous or next photo. */
function useDrag(onPrevious: (() => void) | undefined, onNext: (() => void) | undefined) {
  const [by, setBy] = useState(0)
  const from = useRef<{ id: number; x: number }>(undefined)
  const end = (event: PointerEvent) => {
    if (from.current?.id !== event.pointerId) return
    const moved = event.clientX - from.current.x
    from.current = undefined
    setBy(0)
    if (moved > swipePixels) onPrevious?.()
    if (moved < -swipePixels) onNext?.()
  }
  return {
    by,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (!event.isPrimary || (event.target as Element).closest('button')) return
        from.current = { id: event.pointerId, x: event.clientX }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent) {
        if (from.current?.id === event.pointerId) setBy(event.clientX - from.current.x)
      },
      onPointerUp: end,
      onPointerCancel: () => {
        from.current = undefined
        setBy(0)
      },
    },
  }
}
