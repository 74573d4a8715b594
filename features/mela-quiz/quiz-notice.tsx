import { useText } from '#kit/web/language.tsx'
import { Notice } from '#kit/web/notice.tsx'
import { texts } from './notice-texts.ts'

/** A part of its own: few open it, and it is as long as the rest of the form. */
export function QuizNotice() {
  const t = useText(texts)
  return (
    <Notice
      title={t('noticeTitle')}
      lines={[t('noticeKept'), t('noticeSeen'), t('noticeLong'), t('noticeAsk')]}
    />
  )
}
