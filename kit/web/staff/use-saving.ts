import { useState } from 'react'
import { showToast } from '#ui/toast.ts'
import { asApiError } from '../api.ts'
import { useText } from '../language.tsx'
import { kitStaffTexts } from './texts.ts'

export type Saving<Row> = {
  state: 'idle' | 'saving' | 'failed' | 'taken' | 'changed' | 'invalid'
  /** Fields that the server refused: their paths, and the code of each fault. */
  wrong: ReadonlyMap<string, string>
  /** The row as somebody else saved it meanwhile, to compare before deciding. */
  theirs: Row | undefined
}
type Send<Row> = {
  /** Saves the form over the version `seen` (optimistic lock). Throws ApiError. */
  send: (seen: string) => Promise<Row>
  /** Fetches the row as it is now. */
  newest: () => Promise<Row | undefined>
  done: (row: Row) => void
  /** Path of the field to mark if another row has the same. */
  unique: string
}

/** Saves one row under an optimistic lock: on a conflict the second writer is told and keeps what was typed. */
export function useSaving<Row>({ send, newest, done, unique }: Send<Row>) {
  const t = useText(kitStaffTexts)
  const [saving, setSaving] = useState<Saving<Row>>({ state: 'idle', wrong: new Map(), theirs: undefined })
  const to = (state: Saving<Row>['state'], more: Partial<Saving<Row>> = {}) =>
    setSaving({ state, wrong: new Map(), theirs: undefined, ...more })
  const save = async (seen: string) => {
    to('saving')
    try {
      const row = await send(seen)
      to('idle')
      showToast(t('saved'))
      done(row)
    } catch (error) {
      const { code, fields } = asApiError(error)
      if (code === 'taken') to('taken', { wrong: new Map([[unique, code]]) })
      else if (code === 'invalid')
        to('invalid', { wrong: new Map(fields.map(({ path, code }) => [path, code])) })
      else if (code === 'changed-meanwhile') to('changed', { theirs: await newest().catch(() => undefined) })
      else to('failed')
    }
  }
  return { saving, save, forget: () => to('idle') }
}
