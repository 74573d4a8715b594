import { type PointerEvent, useRef, useState } from 'react'
import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Photo } from '../contract.ts'
import { texts as galleryTexts } from '../texts.ts'
import { sized } from './picture.tsx'
import style from './viewer.module.css'
import { texts } from './viewer-texts.ts'

type Props = {
  photo: Photo | undefined
  isGone: boolean
  /** Asks again for what the network did not carry. */
  onRetry: (() => void) | undefined
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

const swipe = 56 // pixels

/** The whole photo, its small copy under it while it comes; follows the finger to its neighbours. */
export function ViewedPicture({ photo, isGone, onRetry, onPrevious, onNext }: Props) {
  const t = useText(texts)
  const g = useText(galleryTexts)
  const [isBroken, setBroken] = useState(false)
  const drag = useDrag(onPrevious, onNext)
  return (
    <div className={style.stage} {...drag.handlers}>
      {isGone || isBroken ? (
        <p className={style.missing} role="status">
          <Icon name="i-gallery" size={48} />
          {g('notAvailable')}
        </p>
      ) : photo ? (
        <img
          className={style.photo}
          style={{ translate: `${drag.by}px`, backgroundImage: `url(${sized(photo, 320)})` }}
          src={sized(photo, 800)}
          srcSet={`${sized(photo, 800)} 800w, ${sized(photo, 1600)} 1600w`}
          sizes="(min-width: 600px) 800px, 60vw"
          alt={g('photoBy', { name: photo.name })}
          width={photo.width}
          height={photo.height}
          draggable={false}
          onError={() => setBroken(true)}
        />
      ) : onRetry ? (
        <div className={style.missing} role="alert">
          <Icon name="i-wifi-off" size={48} />
          <p>{g('loadFailed')}</p>
          <button type="button" className="btn btn--line" onClick={onRetry}>
            {g('tryAgain')}
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

/** A finger that moves sideways takes the photo along; far enough, it turns to the neighbour. */
function useDrag(onPrevious: (() => void) | undefined, onNext: (() => void) | undefined) {
  const [by, setBy] = useState(0)
  const from = useRef<{ id: number; x: number }>(undefined)
  const end = (event: PointerEvent) => {
    if (from.current?.id !== event.pointerId) return
    const moved = event.clientX - from.current.x
    from.current = undefined
    setBy(0)
    if (moved > swipe) onPrevious?.()
    if (moved < -swipe) onNext?.()
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
