import { useText } from '#kit/web/language.tsx'
import { PrivacyNotice } from '#kit/web/privacy-notice.tsx'
import { texts } from './texts.ts'

/** What happens with a report of a thing. */
export function ItemNotice() {
  const t = useText(texts)
  return <PrivacyNotice title={t('title')} lines={[t('kept'), t('seen'), t('long'), t('ask')]} />
}
