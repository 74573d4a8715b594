import { useEffect, useRef, useState } from 'react'
import type { PhotoSize } from '#common/photo.ts'
import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Photo } from '../contract.ts'
import { texts } from '../texts.ts'
import style from './gallery.module.css'

/** The address of a photo in this size. */
export const imageUrl = (photo: Photo, size: PhotoSize): string =>
  photo.image_url.replace(/\d+(?=\.webp$)/, String(size))

/** A photo that fills its box; when it cannot load, a message in the same box. */
export function Picture({ photo, size, eager = false }: { photo: Photo; size: PhotoSize; eager?: boolean }) {
  const t = useText(texts)
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
      <span className={`${style.picture} ${style.broken}`}>
        <Icon name="i-gallery" size={32} />
        {t('notAvailable')}
      </span>
    )
  return (
    <img
      ref={image}
      className={style.picture}
      src={imageUrl(photo, size)}
      alt={t('photoBy', { name: photo.name })}
      width={photo.width}
      height={photo.height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(true)}
    />
  )
}
