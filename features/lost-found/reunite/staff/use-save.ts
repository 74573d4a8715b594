import { useState } from 'react'
import { asApiError } from '#kit/web/api.ts'

/** Makes one change at a time, then reads anew. `code`: why the last one was refused, 'offline' without a network. */
export function useSave(onChanged: () => Promise<void>) {
  const [code, setCode] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const save = async (work: () => Promise<unknown>) => {
    setCode(undefined)
    setSaving(true)
    try {
      await work()
    } catch (error) {
      setCode(asApiError(error).code)
    }
    await onChanged()
    setSaving(false)
  }
  return { code, isSaving, save }
}
