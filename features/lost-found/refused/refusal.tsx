import type { ApiError } from '#kit/web/api.tsx'
import { useText } from '#kit/web/language.tsx'
import { Note } from '#ui/note.tsx'
import { texts } from './texts.ts'

/** Why the server did not take a report, and what to do; loaded then, for a server that refuses can be reached. */
export function Refusal({ error }: { error: ApiError }) {
  const t = useText(texts)
  return (
    <Note kind="err" title={t('error')} live="alert">
      <span>{t(problemOf(error))}</span>
    </Note>
  )
}

/** The part of it that its sender can mend, if there is one. */
export function Mendable({ error }: { error: ApiError }) {
  const t = useText(texts)
  const problem = problemOf(error)
  return problem === 'failed' ? null : <span>{t(problem)}</span>
}

function problemOf({ code, fields }: ApiError) {
  if (code === 'not-an-image' || code === 'file-too-large') return 'badPicture'
  return fields.some(field => field.code === 'text-not-allowed') ? 'badText' : 'failed'
}
