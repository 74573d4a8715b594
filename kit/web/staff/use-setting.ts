import { showToast } from '#ui/toast.ts'
import { useText } from '../language.tsx'
import { kitStaffTexts } from './texts.ts'
import { useSeen } from './use-seen.ts'

/**
 * Saves a setting of the whole guide; a toast confirms it, or `problem` says why it failed. A form that is typed into names the
 * setting as it is `now` and how to read it again: `send` then gets what it replaces, and resolves to what was saved.
 */
export function useSetting<T, Now = unknown>(
  send: (value: T, instead_of: Now) => Promise<Now>,
  form?: { now: Now; refresh: () => unknown },
) {
  const t = useText(kitStaffTexts)
  const { save, isStale, error, isBusy, forget } = useSeen(form?.now as Now, form?.refresh)
  return {
    save: (value: T) =>
      save(
        async instead_of => {
          const saved = await send(value, instead_of)
          showToast(t('saved'))
          return saved
        },
        // A second tap on Save is the same attempt; another value of a switch is not.
        form ? '' : JSON.stringify(value),
      ),
    problem: error && (isStale ? 'changed' : error.code === 'invalid' ? 'invalid' : 'failed'),
    /** What the server refused was written again. */
    mend: () => (error?.code === 'invalid' ? forget() : undefined),
    error,
    isSaving: isBusy,
  } as const
}
