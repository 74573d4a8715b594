import { useText } from '#kit/web/language.tsx'
import { kitTexts } from '#kit/web/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { State } from '#ui/state.tsx'
import type { CameraTrouble as Trouble } from './camera.ts'
import styles from './camera-filters.module.css'
import { cameraFiltersTexts } from './texts.ts'

/** Says that the camera did not open, why, and offers to try again. */
export function CameraTrouble({ trouble, onRetry }: { trouble: Trouble; onRetry: () => void }) {
  const t = useText(cameraFiltersTexts)
  const kit = useText(kitTexts)
  return (
    <div className={styles.trouble} role="alert">
      <State icon="i-camera" title={t('unavailable')}>
        <p>{t(trouble)}</p>
        <button type="button" className="btn btn--main" onClick={onRetry}>
          <Icon name="i-refresh" />
          {kit('tryAgain')}
        </button>
      </State>
    </div>
  )
}
