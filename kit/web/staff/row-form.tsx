import type { ReactNode } from 'react'
import type { RowFields as FieldsOf, RowColumns } from '#common/row-columns.ts'
import { RecordEditor } from './record-editor.tsx'
import { type LabelsOf, RowFields } from './row-fields.tsx'
import { type RecordForm, useRecord } from './use-record.ts'

type Props<C extends RowColumns, Row> = RecordForm<Row, FieldsOf<C>> & {
  columns: C
  texts: LabelsOf<C>
  /** A new row. */
  empty: FieldsOf<C>
  /** Above the fields. */
  children?: ReactNode
}

/** The form of rows that consist of nothing but their columns. */
export function RowForm<C extends RowColumns, Row extends FieldsOf<C> & { updated_at: string }>({
  columns,
  texts,
  empty,
  children,
  ...form
}: Props<C, Row>) {
  const { editor, ...record } = useRecord({ ...form, fieldsOf: row => fieldsOf(columns, row), empty })
  return (
    <RecordEditor title={form.title} {...editor}>
      {children}
      <RowFields columns={columns} texts={texts} {...record} />
    </RecordEditor>
  )
}

/** Of a row what its form holds. */
export const fieldsOf = <C extends RowColumns>(columns: C, row: FieldsOf<C>): FieldsOf<C> =>
  Object.fromEntries(Object.keys(columns).map(name => [name, row[name]])) as FieldsOf<C>
