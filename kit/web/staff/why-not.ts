import type { ApiError } from '../api.ts'
import { useText } from '../language.tsx'
import { kitStaffTexts } from './texts.ts'

/** Key of the sentence that says why a call failed, and what to do. */
export function whyNot({ status }: Pick<ApiError, 'status'>) {
  if (status < 0) return 'atPage'
  if (status === 0 || status === 408) return 'away'
  if (status === 401) return 'signIn'
  if (status === 403) return 'mayNot'
  if (status === 404) return 'gone'
  if (status === 409) return 'others'
  if (status === 429) return 'tooOften'
  return status >= 500 ? 'atServer' : 'notTaken'
}

/** Says why a call failed, in the reader's language: no network, not allowed, somebody else was first, or the server. */
export function useWhyNot(): (error: ApiError) => string {
  const t = useText(kitStaffTexts)
  return error => t(whyNot(error))
}
