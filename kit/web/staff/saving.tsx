import { Note } from '#ui/note.tsx'
import type { ApiError } from '../api.ts'
import { useText } from '../language.tsx'
import { kitStaffTexts } from './texts.ts'

/** Says that the last change could not be saved, and what to do. `isTyped`: the form still shows what was typed. */
export function NotSaved({ error, isTyped = false }: { error: ApiError | undefined; isTyped?: boolean }) {
  const t = useText(kitStaffTexts)
  if (!error) return null
  const words = error.code === 'forbidden' ? 'mayNot' : isTyped ? 'failed' : 'notSaved'
  return <Note kind="err" live="alert" title={t(words)} />
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
