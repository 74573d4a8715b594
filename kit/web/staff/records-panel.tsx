import { type ComponentProps, Fragment, type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { newId } from '#common/id.ts'
import { useAsked } from './asked.ts'
import { StaffList, StaffRow } from './staff-list.tsx'
import type { RecordForm } from './use-record.ts'

type Props<Row extends { id: string }, Fields> = Pick<
  ComponentProps<typeof StaffList<Row>>,
  'rows' | 'isLoading' | 'wordsOf' | 'children'
> & {
  /** Reads the list again. */
  refresh: () => void
  /** How a row is shown. */
  shown: (row: Row) => Omit<ComponentProps<typeof StaffRow>, 'onOpen'>
  /** The key that adds a row, and the call behind it; without it rows are only changed. `isAsked`: its form is open at once. */
  add?: { label: string; send: (id: string, fields: Fields) => Promise<Row>; isAsked?: boolean }
  change: (id: string, fields: Fields & { updated_at: string }) => Promise<Row>
  /** Every row as it is now, for the second of two who edit one. */
  readAll: () => Promise<readonly Row[]>
  /** The form of a new row or of one that is there. */
  form: (form: RecordForm<Row, Fields>) => ReactNode
  onSaved?: (row: Row) => void
}

/** A panel of rows that staff search, add to and edit under an optimistic lock, one in a sheet over the list. */
export function RecordsPanel<Row extends { id: string }, Fields>(props: Props<Row, Fields>) {
  const { rows, isLoading, refresh, wordsOf, shown, add, change, readAll, form, onSaved, children } = props
  const [open, setOpen] = useState<{ id: string; row: Row | undefined } | undefined>(() =>
    add?.isAsked ? { id: newId(), row: undefined } : undefined,
  )
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
      row,
      send: (fields, seen) =>
        !row && add ? add.send(id, fields) : change(id, { ...fields, updated_at: seen }),
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
        isLoading={isLoading}
        onRetry={refresh}
        keyOf={({ id }) => id}
        wordsOf={wordsOf}
        row={row => <StaffRow {...shown(row)} onOpen={() => setOpen({ id: row.id, row })} />}
        {...(add && { addLabel: add.label, onAdd: () => setOpen({ id: newId(), row: undefined }) })}
      >
        {children}
      </StaffList>
      {shownForm ? <Fragment key={shownForm.id}>{formOf(shownForm)}</Fragment> : null}
    </>
  )
}
