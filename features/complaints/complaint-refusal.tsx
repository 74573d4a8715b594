import type { ApiError } from '#kit/web/api.tsx'
import { useText } from '#kit/web/language.tsx'
import { texts } from './refusal-texts.ts'

/** Why the server did not take a complaint, and what helps. */
export function ComplaintRefusal({ error }: { error: ApiError }) {
  const t = useText(texts)
  return <span>{t(reasonOf(error))}</span>
}

function reasonOf({ code, fields }: ApiError): keyof typeof texts {
  if (code === 'not-an-image' || code === 'file-too-large') return 'failedPicture'
  return fields.some(field => field.code === 'text-not-allowed') ? 'textNotAllowed' : 'failedLater'
}
