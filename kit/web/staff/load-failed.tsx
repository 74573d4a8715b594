import { State } from '#ui/state.tsx'
import { useText } from '../language.tsx'
import { kitStaffTexts } from './texts.ts'

/** Says what could not be loaded, with a button to try again. */
export function LoadFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useText(kitStaffTexts)
  return (
    <State icon="i-wifi-off" title={title}>
      <button type="button" className="btn btn--main" onClick={() => onRetry()}>
        {t('tryAgain')}
      </button>
    </State>
  )
}
