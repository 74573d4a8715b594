import { useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.tsx'
import { texts } from './texts.ts'

/** Shares the address of the schedule; copies it where the browser has no share sheet. */
export function ShareKey() {
  const t = useText(texts)
  const share = async () => {
    const url = new URL('/events', location.href).href
    try {
      if (navigator.share) await navigator.share({ title: t('shareText'), text: t('shareText'), url })
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
