import { useText } from '#kit/web/language.tsx'
import { Notice } from '#kit/web/notice.tsx'
import { texts } from './texts.ts'

/** What happens with a report of a thing. */
export function ItemNotice() {
  const t = useText(texts)
  return <Notice title={t('title')} lines={[t('kept'), t('seen'), t('long'), t('ask')]} />
}
