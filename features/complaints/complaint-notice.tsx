import { useText } from '#kit/web/language.tsx'
import { PrivacyNotice } from '#kit/web/privacy-notice.tsx'
import { texts } from './notice-texts.ts'

/** What happens with a complaint: written into the page, its code comes after the form's. */
export function ComplaintNotice() {
  const t = useText(texts)
  const lines = [t('noticeKept'), t('noticeSeen'), t('noticeLong'), t('noticeAsk')]
  return <PrivacyNotice title={t('noticeTitle')} lines={lines} />
}
