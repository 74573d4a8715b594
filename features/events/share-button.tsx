import { useLanguage, useText } from '#kit/web/language.tsx'
import { useShare } from '#kit/web/share.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.tsx'
import { eventsTexts } from './texts.ts'

/** Shares the address of the schedule, or copies it if the browser has no share sheet. */
export function ShareButton() {
  const t = useText(eventsTexts)
  const { language } = useLanguage()
  const { share, sheet } = useShare('share-events', () => showToast(t('copied')))
  const shareSchedule = () => {
    const url = new URL(`/events?lang=${language}`, location.href).href
    return share({ title: t('shareText'), text: t('shareText'), url })
  }
  return (
    <>
      <button type="button" className="icbtn" aria-label={t('share')} onClick={shareSchedule}>
        <Icon name="i-share" />
      </button>
      {sheet}
    </>
  )
}
