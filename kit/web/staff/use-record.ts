import { useState } from 'react'
import { showToast } from '#ui/toast.ts'
import { type ApiError, asApiError } from '../api.ts'
import { useText } from '../language.tsx'
import { isSameAt, mergeFields, withPart } from './merge-fields.ts'
import { kitStaffTexts } from './texts.ts'

/** Props of the form of one row (records-panel.tsx). */
export type RecordForm<Row, Fields> = {
  title: string
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
  /** Path of the field that tells rows apart; it is marked if another row has the same value. */
  unique?: string
}
/** The state of saving. */
export type Saving = {
  state: 'idle' | 'saving' | 'failed' | 'taken' | 'changed' | 'invalid'
  /** Why it failed. */
  error?: ApiError
  /** Fields that the server refused: path, and code of the fault. */
  wrong: ReadonlyMap<string, string>
}
/** What somebody else saved meanwhile in fields that were changed here too. */
export type Clashes = {
  /** Their user name, '' where it is not known. */
  by: string
  /** Their values, by path. */
  theirs: ReadonlyMap<string, unknown>
}

/** Names of the fields that hold a string or nothing. */
type LinesOf<Fields> = {
  [K in keyof Fields]: string | null extends Fields[K] ? K : never
}[keyof Fields] &
  string

const idle: Saving = { state: 'idle', wrong: new Map() }
const noClashes: Clashes = { by: '', theirs: new Map() }
/** Most rounds of merging with others who save at the same time. */
const mostRounds = 5

/**
 * State of one row being edited: its fields, and what RecordEditor needs to save them. If somebody else has saved the row
 * meanwhile, both changes are merged; where both changed the same field, the editor sees the other value and chooses.
 */
export function useRecord<Fields extends object, Row extends { updated_at: string }>(
  options: Options<Fields, Row>,
) {
  const { title, row, fieldsOf, empty, send, newest, onSaved, onClose, unique = 'name.en' } = options
  const t = useText(kitStaffTexts)
  const [first] = useState(row ? fieldsOf(row) : empty)
  const [fields, setFields] = useState(first)
  /** The row as it was when editing began. */
  const [seen, setSeen] = useState({ at: row?.updated_at ?? '', fields: first })
  const [attempt, setSaving] = useState(idle)
  /** The fields as they were sent last: what was changed since is no longer wrong. */
  const [sent, setSent] = useState(first)
  const wrong = new Map(
    [...attempt.wrong].filter(([path, code]) =>
      // Either of two fields mends this one.
      isSameAt(code === 'phone-or-email' ? '' : path, fields, sent),
    ),
  )
  const saving = attempt.wrong.size > 0 && wrong.size === 0 ? idle : { ...attempt, wrong }
  const [clashes, setClashes] = useState(noClashes)
  const fail = (error: unknown) => {
    const refusal = asApiError(error)
    const { code, fields: refused } = refusal
    if (code === 'taken') setSaving({ state: 'taken', wrong: new Map([[unique, code]]) })
    else if (code === 'invalid')
      setSaving({ state: 'invalid', wrong: new Map(refused.map(({ path, code }) => [path, code])) })
    else setSaving({ state: 'failed', error: refusal, wrong: new Map() })
  }
  const save = async (mine: Fields, over: typeof seen, by = '', round = 1): Promise<void> => {
    setSaving({ state: 'saving', wrong: new Map() })
    setSent(mine)
    try {
      const saved = await send(mine, over.at)
      setSaving(idle)
      showToast(by ? t('savedBoth', { name: by }) : t('saved'))
      onSaved(saved)
    } catch (error) {
      const refusal = asApiError(error)
      const theirs =
        refusal.code === 'changed-meanwhile' && round < mostRounds
          ? await newest().catch(() => undefined)
          : undefined
      if (!theirs) return fail(error)
      const now = { at: theirs.updated_at, fields: fieldsOf(theirs) }
      const { merged, clashes: found } = mergeFields(over.fields, mine, now.fields)
      setFields(merged)
      setSeen(now)
      if (found.size === 0) return save(merged, now, refusal.by || t('somebody'), round + 1)
      setClashes({ by: refusal.by, theirs: found })
      setSaving({ state: 'changed', wrong: new Map() })
    }
  }
  const decided = (next: Fields, left: ReadonlyMap<string, unknown>) => {
    setFields(next)
    setClashes({ ...clashes, theirs: left })
    if (left.size === 0) setSaving(idle)
  }
  const editor = {
    title,
    saving,
    onClose,
    isChanged: fields !== first,
    clashes,
    onSave: () => void save(fields, seen),
    /** Decides one field: theirs replaces what was typed, or mine stays. */
    onDecide: (path: string, take: 'theirs' | 'mine') => {
      const left = new Map(clashes.theirs)
      left.delete(path)
      decided(take === 'mine' ? fields : withPart(fields, path, clashes.theirs.get(path)), left)
    },
    onTakeTheirs: () =>
      decided(
        [...clashes.theirs].reduce((next, [path, value]) => withPart(next, path, value), fields),
        new Map(),
      ),
    onKeepMine: () => {
      setClashes(noClashes)
      void save(fields, seen)
    },
  }
  // Uses the state at that moment: a position may be found while somebody is typing.
  const set = (change: Partial<Fields>) => setFields(now => ({ ...now, ...change }))
  /** Props of the field with this name: value, change handler and the server's error. */
  const field = <K extends keyof Fields & string>(path: K) => ({
    value: fields[path],
    onChange: (value: Fields[K]) => setFields(now => ({ ...now, [path]: value })),
    path,
    wrong,
  })
  /** As `field`, with null or undefined shown as an empty string. */
  const line = <K extends LinesOf<Fields>>(path: K) => ({
    ...field(path),
    value: fields[path] ?? '',
    onChange: (text: string) => setFields(now => ({ ...now, [path]: text || null })),
  })
  return { fields, set, field, line, wrong, editor }
}
