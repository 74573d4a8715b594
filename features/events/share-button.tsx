import { useLanguage, useText } from '#kit/web/language.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.tsx'
import { texts } from './texts.ts'

/** Shares the address of the schedule, or copies it if the browser has no share sheet. */
export function ShareButton() {
  const t = useText(texts)
  const { language } = useLanguage()
  const share = async () => {
    const url = new URL(`/events?lang=${language}`, location.href).href
    try {
      if (navigator.share) await navigator.share({ title: t('shareText'), text: t('shareText'), url })
      else {
        await navigator.clipboard.writeText(url)
        showToast(t('copied'))
      }
    } catch {
      // The visitor cancelled, or the browser does not allow it; no message is needed.
    }
  }
  return (
    <button type="button" className="icbtn" aria-label={t('share')} onClick={share}>
      <Icon name="i-share" />
    </button>
  )
}
