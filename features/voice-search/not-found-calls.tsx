import { useText } from '#kit/web/language.tsx'
import { Call } from '#ui/call.tsx'
import { voiceSearchTexts } from './texts.ts'
import style from './voice-search.module.css'

/** Whom to call if nothing was found: the visitor may be in need, and people know more than the guide. */
export function NotFoundCalls() {
  const t = useText(voiceSearchTexts)
  return (
    <div className={`stack ${style.calls}`}>
      <Call icon="i-ambulance" label={t('ambulance')} number="108" emergency />
      <Call icon="i-control" label={t('controlRoom')} number="155304" />
    </div>
  )
}
