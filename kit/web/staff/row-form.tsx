import type { ReactNode } from 'react'
import type { RowFields as FieldsOf, RowColumns, StaffRow } from '#common/row-columns.ts'
import { RecordEditor } from './record-editor.tsx'
import { type LabelsOf, RowFields } from './row-fields.tsx'
import { type RecordForm, useRecord } from './use-record.ts'

type Props<C extends RowColumns, Row> = RecordForm<Row, FieldsOf<C>> & {
  columns: C
  texts: LabelsOf<C>
  /** A new row. */
  empty: FieldsOf<C>
  /** Path of the field that tells rows apart, if it is not the English name. */
  unique?: string
  /** Above the fields. */
  children?: ReactNode
}

/** The form of rows that consist of nothing but their columns. */
export function RowForm<C extends RowColumns, Row extends StaffRow<C>>({
  columns,
  texts,
  empty,
  children,
  ...form
}: Props<C, Row>) {
  const { editor, ...record } = useRecord({ ...form, fieldsOf: row => fieldsOf(columns, row), empty })
  return (
    <RecordEditor {...editor}>
      {children}
      <RowFields columns={columns} texts={texts} {...record} />
    </RecordEditor>
  )
}

/** The fields that a row's form holds. */
export const fieldsOf = <C extends RowColumns>(columns: C, row: StaffRow<C>): FieldsOf<C> => {
  const shown: Record<string, unknown> = row
  const fields = Object.entries(columns).map(([name, { is }]) => [
    name,
    is === 'checked' ? shown.checked_by !== null : shown[name],
  ])
  return Object.fromEntries(fields) as FieldsOf<C>
}
