import { useText } from '#kit/web/language.tsx'
import { paths } from '#kit/web/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.tsx'
import type { Photo } from '../contract.ts'
import { texts as galleryTexts } from '../texts.ts'
import { texts } from './viewer-texts.ts'

/** Shares the address of a photo; copies it where the browser has no share sheet. */
export function ShareKey({ photo }: { photo: Photo }) {
  const t = useText(texts)
  const g = useText(galleryTexts)
  const share = async () => {
    const url = new URL(paths.gallery(photo.id), location.href).href
    try {
      if (navigator.share) await navigator.share({ title: g('gallery'), text: t('shareText'), url })
      else {
        await navigator.clipboard.writeText(url)
        showToast(t('copied'))
      }
    } catch {
      // Put aside by the reader, or not allowed: nothing was lost.
    }
  }
  return (
    <button type="button" className="icbtn" aria-label={t('share')} onClick={share}>
      <Icon name="i-share" />
    </button>
  )
}
