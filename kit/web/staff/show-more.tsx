import { useText } from '../language.tsx'
import { NotSaved } from './saving.tsx'
import { kitStaffTexts } from './texts.ts'
import { useAttempt } from './use-attempt.ts'

type Props = {
  label: string
  /** Makes the list longer; rejects if it could not be read. */
  read: () => Promise<unknown>
  className?: string
}

/** The button that makes a list longer, and below it why it did not. */
export function ShowMore({ label, read, className = '' }: Props) {
  const t = useText(kitStaffTexts)
  const { attempt, isBusy, error } = useAttempt()
  return (
    <>
      <button type="button" className={`btn btn--line ${className}`} onClick={() => attempt(read)}>
        {isBusy ? <i className="spin" aria-hidden="true" /> : null}
        <span>{label}</span>
      </button>
      <NotSaved error={error} what={t('moreFailed')} />
    </>
  )
}
