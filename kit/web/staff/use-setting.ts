import { useState } from 'react'
import { showToast } from '#ui/toast.ts'
import { ApiError } from '../api.ts'
import { useText } from '../language.tsx'
import { kitStaffTexts } from './texts.ts'

/** Saves a setting of the whole guide; a toast confirms it or says why it failed. */
export function useSetting<T>(send: (value: T) => Promise<unknown>) {
  const t = useText(kitStaffTexts)
  const [problem, setProblem] = useState<'invalid' | 'failed'>()
  const [isSaving, setSaving] = useState(false)
  const save = async (value: T): Promise<void> => {
    setSaving(true)
    setProblem(undefined)
    try {
      await send(value)
      showToast(t('saved'))
    } catch (error) {
      setProblem(error instanceof ApiError && error.code === 'invalid' ? 'invalid' : 'failed')
    }
    setSaving(false)
  }
  return { save, problem, isSaving }
}
