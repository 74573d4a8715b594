import { type ComponentProps, Fragment, type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { newId } from '#common/id.ts'
import { useAsked } from './asked.ts'
import { StaffList, StaffRow } from './staff-list.tsx'
import type { StaffRows } from './staff-rows.ts'
import type { RecordForm } from './use-record.ts'

type Props<Row extends { id: string; updated_at: string }, Fields> = Pick<
  ComponentProps<typeof StaffList<Row>>,
  'wordsOf' | 'children'
> &
  Omit<StaffRows<Row, Fields>, 'replace'> & {
    /** How a row is shown. */
    shown: (row: Row) => Omit<ComponentProps<typeof StaffRow>, 'onOpen'>
    /** Titles of the form; without `add` rows are only changed. */
    titles: { add?: string; change: string }
    /** Opens the form of a new row at once. */
    isAddAsked?: boolean
    /** The form for a new or an existing row. */
    form: (form: RecordForm<Row, Fields>) => ReactNode
    onSaved?: (row: Row) => void
  }

/** A panel of rows that staff search, add to and edit under an optimistic lock; the form opens in a sheet over the list. */
export function RecordsPanel<Row extends { id: string; updated_at: string }, Fields>(
  props: Props<Row, Fields>,
) {
  const { rows, isLoading, error, refresh, wordsOf, shown, titles, add, change, readAll, form, onSaved } =
    props
  const [open, setOpen] = useState<{ id: string; row: Row | undefined } | undefined>(() =>
    props.isAddAsked ? { id: newId(), row: undefined } : undefined,
  )
  /** Id of the new row that was sent last. */
  const tried = useRef<string>(undefined)
  const asked = useAsked('row')
  const [here, navigate] = useLocation()
  const askedRow = asked === undefined ? undefined : rows?.find(({ id }) => id === asked)
  const shownForm = open ?? (askedRow && { id: askedRow.id, row: askedRow })
  const close = () => {
    setOpen(undefined)
    if (asked) navigate(here, { replace: true })
  }
  const formOf = ({ id, row }: NonNullable<typeof open>) =>
    form({
      title: row ? titles.change : (titles.add ?? ''),
      row,
      send: async (fields, seen) => {
        if (row) return change(id, { ...fields, updated_at: seen })
        // The first try may have stored it, though its answer was lost; what was typed since is a change of that.
        const stored = tried.current === id ? (await readAll()).find(one => one.id === id) : undefined
        tried.current = id
        return stored ? change(id, { ...fields, updated_at: stored.updated_at }) : add(id, fields)
      },
      newest: async () => (await readAll()).find(one => one.id === id),
      onSaved: saved => {
        close()
        onSaved?.(saved)
        refresh()
      },
      onClose: close,
    })
  return (
    <>
      <StaffList
        rows={rows}
        query={{ isLoading, error, refresh }}
        keyOf={({ id }) => id}
        wordsOf={wordsOf}
        row={row => <StaffRow {...shown(row)} onOpen={() => setOpen({ id: row.id, row })} />}
        add={
          titles.add
            ? { label: titles.add, onAdd: () => setOpen({ id: newId(), row: undefined }) }
            : undefined
        }
      >
        {props.children}
      </StaffList>
      {shownForm ? <Fragment key={shownForm.id}>{formOf(shownForm)}</Fragment> : null}
    </>
  )
}
