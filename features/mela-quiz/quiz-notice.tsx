import { useText } from '#kit/web/language.tsx'
import { PrivacyNotice } from '#kit/web/privacy-notice.tsx'
import { texts } from './notice-texts.ts'

/** A part of its own: few open it, and it is as long as the rest of the form. */
export function QuizNotice() {
  const t = useText(texts)
  return (
    <PrivacyNotice
      title={t('noticeTitle')}
      lines={[t('noticeKept'), t('noticeSeen'), t('noticeLong'), t('noticeAsk')]}
    />
  )
}
