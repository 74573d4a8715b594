import { useText } from '#kit/web/language.tsx'
import { texts as kitTexts } from '#kit/web/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { texts } from './texts.ts'

/** The list could not be fetched; where an older one stands below, that is said. */
export function FetchFailure({ older, onRetry }: { older: boolean; onRetry: () => Promise<unknown> }) {
  const t = useText(texts)
  const kit = useText(kitTexts)
  return (
    <Note kind={older ? 'warn' : 'err'} live="status">
      <p>
        <strong>{t('failed')}</strong>
      </p>
      {older ? <p>{t('failedOlder')}</p> : null}
      <button type="button" className="btn btn--line btn--s" onClick={onRetry}>
        <Icon name="i-refresh" size={20} />
        <span>{kit('tryAgain')}</span>
      </button>
    </Note>
  )
}
