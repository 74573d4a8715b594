import { useState } from 'react'
import { useSaving } from './use-saving.tsx'

type Options<Fields, Row> = {
  /** undefined for a new row. */
  row: Row | undefined
  fieldsOf: (row: Row) => Fields
  empty: Fields
  send: (fields: Fields, seen: string) => Promise<Row>
  newest: () => Promise<Row | undefined>
  done: (row: Row) => void
}

/** Names of the fields that hold a string or nothing. */
type LinesOf<Fields> = {
  [K in keyof Fields]: string | null extends Fields[K] ? K : never
}[keyof Fields] &
  string

/**
 * State of one row being edited: its fields, and what RecordEditor needs to save them. If somebody else has changed the
 * row meanwhile, the editor chooses between theirs and their own.
 */
export function useRecord<Fields extends object, Row extends { updated_at: string }>(
  options: Options<Fields, Row>,
) {
  const { row, fieldsOf, empty, send, newest, done } = options
  const [first] = useState(row ? fieldsOf(row) : empty)
  const [fields, setFields] = useState(first)
  const [seen, setSeen] = useState(row?.updated_at ?? '')
  const { saving, save, forget } = useSaving<Row>({ send: version => send(fields, version), newest, done })
  const editor = {
    saving,
    isChanged: fields !== first,
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
  /** Props of the field with this name: value, change handler and the server's error. */
  const field = <K extends keyof Fields & string>(path: K) => ({
    value: fields[path],
    onChange: (value: Fields[K]) => setFields({ ...fields, [path]: value }),
    path,
    wrong: saving.wrong,
  })
  /** As `field`, with null or undefined shown as an empty string. */
  const line = <K extends LinesOf<Fields>>(path: K) => ({
    ...field(path),
    value: fields[path] ?? '',
    onChange: (text: string) => setFields({ ...fields, [path]: text || null }),
  })
  return { fields, set, field, line, wrong: saving.wrong, editor }
}
