import { useState } from 'react'
import { useSaving } from './use-saving.tsx'

type Options<Fields, Row> = {
  /** undefined: a new one. */
  row: Row | undefined
  fieldsOf: (row: Row) => Fields
  empty: Fields
  send: (fields: Fields, seen: string) => Promise<Row>
  newest: () => Promise<Row | undefined>
  done: (row: Row) => void
}

/**
 * One row being edited: its fields, and what RecordEditor needs to save them. Who edits a row that somebody else has
 * changed meanwhile chooses between theirs and their own.
 */
export function useRecord<Fields extends object, Row extends { updated_at: string }>(
  options: Options<Fields, Row>,
) {
  const { row, fieldsOf, empty, send, newest, done } = options
  const [fields, setFields] = useState(row ? fieldsOf(row) : empty)
  const [seen, setSeen] = useState(row?.updated_at ?? '')
  const { saving, save, forget } = useSaving<Row>({ send: version => send(fields, version), newest, done })
  const editor = {
    saving,
    onSave: () => save(seen),
    onTakeTheirs: (theirs: Row) => {
      setFields(fieldsOf(theirs))
      setSeen(theirs.updated_at)
      forget()
    },
    onKeepMine: (theirs: Row) => {
      setSeen(theirs.updated_at)
      save(theirs.updated_at)
    },
  }
  return {
    fields,
    set: (change: Partial<Fields>) => setFields({ ...fields, ...change }),
    wrong: saving.wrong,
    editor,
  }
}
