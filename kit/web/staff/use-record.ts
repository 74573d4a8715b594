import { useState } from 'react'
import { useSaving } from './use-saving.ts'

/** What the form of one row is given (records-panel.tsx). */
export type RecordForm<Row, Fields> = {
  /** undefined for a new row. */
  row: Row | undefined
  send: (fields: Fields, seen: string) => Promise<Row>
  newest: () => Promise<Row | undefined>
  onSaved: (row: Row) => void
  onClose: () => void
}
type Options<Fields, Row> = RecordForm<Row, Fields> & {
  fieldsOf: (row: Row) => Fields
  empty: Fields
  /** Path of the field by which rows are told apart; it is marked if another row has the same. */
  unique?: string
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
  const { row, fieldsOf, empty, send, newest, onSaved, onClose, unique = 'name.en' } = options
  const [first] = useState(row ? fieldsOf(row) : empty)
  const [fields, setFields] = useState(first)
  const [seen, setSeen] = useState(row?.updated_at ?? '')
  const { saving, save, forget } = useSaving<Row>({
    send: version => send(fields, version),
    newest,
    done: onSaved,
    unique,
  })
  const editor = {
    saving,
    onClose,
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
  // Of the fields as they are by then: a position may be found while somebody types on.
  const set = (change: Partial<Fields>) => setFields(now => ({ ...now, ...change }))
  /** Props of the field with this name: value, change handler and the server's error. */
  const field = <K extends keyof Fields & string>(path: K) => ({
    value: fields[path],
    onChange: (value: Fields[K]) => setFields(now => ({ ...now, [path]: value })),
    path,
    wrong: saving.wrong,
  })
  /** As `field`, with null or undefined shown as an empty string. */
  const line = <K extends LinesOf<Fields>>(path: K) => ({
    ...field(path),
    value: fields[path] ?? '',
    onChange: (text: string) => setFields(now => ({ ...now, [path]: text || null })),
  })
  return { fields, set, field, line, wrong: saving.wrong, editor }
}
