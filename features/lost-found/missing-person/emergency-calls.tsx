import { useText } from '#kit/web/language.tsx'
import { Call } from '#ui/call.tsx'
import { missingPersonTexts } from './texts.ts'

/** Whom to call about a missing or found person before writing anything. */
export function EmergencyCalls() {
  const t = useText(missingPersonTexts)
  return (
    <>
      <Call icon="i-warning" label={t('police')} number="112" emergency />
      <Call icon="i-user" label={t('children')} number="1098" />
      <Call icon="i-control" label={t('controlRoom')} number="155304" />
    </>
  )
}
