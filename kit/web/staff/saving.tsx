import { Note } from '#ui/note.tsx'
import type { ApiError } from '../api.ts'
import { useText } from '../language.tsx'
import { kitStaffTexts } from './texts.ts'
import { useWhyNot } from './why-not.ts'

type NotSavedProps = {
  error: ApiError | undefined
  /** What was not done, as a sentence, if it is not that something was not saved. */
  what?: string
  /** The form still shows what was typed. */
  isTyped?: boolean
}
/** Says that the last change was not made, why, and what to do. */
export function NotSaved({ error, what, isTyped = false }: NotSavedProps) {
  const t = useText(kitStaffTexts)
  const sayWhy = useWhyNot()
  if (!error) return null
  const title = [what ?? t('notSaved'), isTyped ? t('stillHere') : '', sayWhy(error)]
    .filter(Boolean)
    .join(' ')
  return <Note kind="err" live="alert" title={title} />
}

/**
 * Says that somebody else saved first, and what is there `now`; what was typed stays in the form. `save`: the label of the form's
 * button, unless it is a SaveButton.
 */
export function ChangedMeanwhile({ now, save }: { now: string; save?: string }) {
  const t = useText(kitStaffTexts)
  return (
    <Note kind="info" live="alert" title={t('changedMeanwhile', { save: save ?? t('save') })}>
      <bdi>{now || t('nothing')}</bdi>
    </Note>
  )
}

/** The submit button of a form. */
export function SaveButton({
  isSaving,
  className = 'btn--main',
}: {
  isSaving?: boolean
  className?: string
}) {
  const t = useText(kitStaffTexts)
  return (
    <button type="submit" className={`btn ${className}`} disabled={isSaving}>
      {t('save')}
    </button>
  )
}
