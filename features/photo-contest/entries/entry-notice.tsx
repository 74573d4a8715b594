import { useText } from '#kit/web/language.tsx'
import { Notice } from '#kit/web/notice.tsx'
import { texts } from './notice-texts.ts'

/** What happens with an entry: written into the page, its code comes after the form's. */
export function EntryNotice() {
  const t = useText(texts)
  return (
    <Notice
      title={t('noticeTitle')}
      lines={[t('noticeWho'), t('noticePublic'), t('noticeKept'), t('noticeRules')]}
    />
  )
}
