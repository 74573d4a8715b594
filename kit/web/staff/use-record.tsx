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

/** Names of the fields that hold any text, or nothing. */
type LinesOf<Fields> = {
  [K in keyof Fields]: string | null extends Fields[K] ? K : never
}[keyof Fields] &
  string

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
  const set = (change: Partial<Fields>) => setFields({ ...fields, ...change })
  /** A form's field of this name: what it shows, how it changes, what the server found wrong in it. */
  const field = <K extends keyof Fields & string>(path: K) => ({
    value: fields[path],
    onChange: (value: Fields[K]) => setFields({ ...fields, [path]: value }),
    path,
    wrong: saving.wrong,
  })
  /** As `field`, where nothing is an empty line. */
  const line = <K extends LinesOf<Fields>>(path: K) => ({
    ...field(path),
    value: fields[path] ?? '',
    onChange: (text: string) => setFields({ ...fields, [path]: text || null }),
  })
  return { fields, set, field, line, wrong: saving.wrong, editor }
}
