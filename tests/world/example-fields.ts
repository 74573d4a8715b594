import { emptyFields, type RowColumns, type RowFields } from '#common/row-columns.ts'

const examples: Partial<Record<RowColumns[string]['is'], unknown>> = {
  source: 'ward office',
  pair: { en: 'Example', hi: 'नमूना' },
  phone: '0621-2233033',
  email: 'office@corporation.example',
  link: 'https://maps.example/place',
}

/** A row of these columns as staff send it; a column whose line has its own schema is left to the test. */
export const exampleFields = <C extends RowColumns>(columns: C): RowFields<C> =>
  Object.fromEntries(
    Object.entries({ ...emptyFields(columns) }).map(([name, empty]) => [
      name,
      examples[columns[name]?.is as keyof typeof examples] ?? empty,
    ]),
  ) as RowFields<C>
