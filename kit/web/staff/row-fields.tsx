import {
  type RowFields as FieldsOf,
  type RowColumn,
  type RowColumns,
  sourceLength,
} from '#common/row-columns.ts'
import type { Text } from '#common/text.ts'
import { useText } from '../language.tsx'
import { CheckField, ChoiceField, InGuideField, LineField, PairField, typedNumber } from './fields.tsx'
import { CheckedField, PositionField } from './position-field.tsx'
import { positionTexts } from './position-texts.ts'

/** Labels of a form. A source, a position, who checked it, and whether visitors see the row have default labels. */
export type LabelsOf<C extends RowColumns> = {
  readonly [K in keyof C as C[K] extends { is: 'source' | 'position' | 'checked' | 'in-guide' }
    ? never
    : K]: Text
}
type Props<C extends RowColumns> = {
  columns: C
  /** The label of each column by its name; an optional hint by its name and `Hint`. */
  texts: LabelsOf<C>
  fields: FieldsOf<C>
  set: (change: Partial<FieldsOf<C>>) => void
  wrong: ReadonlyMap<string, string>
  /** Only these columns, where a form has something of its own between them. */
  only?: readonly (keyof C & string)[]
}

/** The fields of a form over the columns of its row, in their order. */
export function RowFields<C extends RowColumns>({ columns, texts, fields, set, wrong, only }: Props<C>) {
  const names = only ?? (Object.keys(columns) as (keyof C & string)[])
  const words: Readonly<Record<string, Text>> = texts
  const hasNoPosition = Object.entries(columns).some(
    ([name, { is }]) => is === 'position' && fields[name] === null,
  )
  return names.map(name =>
    columns[name]?.is === 'checked' && hasNoPosition ? null : (
      <RowField
        key={name}
        column={columns[name] as RowColumn}
        label={words[name]}
        hint={words[`${name}Hint`]}
        path={name}
        wrong={wrong}
        value={fields[name]}
        onChange={value => set({ [name]: value } as Partial<FieldsOf<C>>)}
      />
    ),
  )
}

type FieldProps = {
  column: RowColumn
  label: Text | undefined
  hint: Text | undefined
  path: string
  wrong: ReadonlyMap<string, string>
  value: unknown
  onChange: (value: unknown) => void
}
const none = { en: '', hi: '' }

function RowField({ column, label, hint, path, wrong, value, onChange }: FieldProps) {
  const t = useText({ label: label ?? none, hint: hint ?? none })
  const tp = useText(positionTexts)
  const shared = { label: t('label'), path, wrong, ...(hint && { hint: t('hint') }) }
  const text = {
    ...shared,
    value: (value ?? '') as string,
    onChange: (typed: string) => onChange(typed || null),
    isOptional: true,
  }
  switch (column.is) {
    case 'source':
      return (
        <LineField
          {...text}
          label={label ? t('label') : tp('source')}
          onChange={onChange}
          isOptional={false}
          max={sourceLength}
        />
      )
    case 'pair':
      return (
        <PairField
          {...shared}
          value={(value ?? none) as typeof none}
          onChange={pair => onChange(column.optional && !pair.en && !pair.hi ? null : pair)}
          isOptional={column.optional ?? column.blank ?? false}
          max={column.max}
          {...(column.lines && { lines: column.lines })}
        />
      )
    case 'choice':
      return <Choice {...shared} of={column.of} value={value as string} onChange={onChange} />
    case 'phone':
      return <LineField {...text} type="tel" max={32} />
    case 'email':
      return <LineField {...text} type="email" max={254} />
    case 'link':
      return <LineField {...text} type="url" />
    case 'line':
      return (
        <LineField
          {...text}
          {...(column.input && { type: column.input })}
          {...(column.max && { max: column.max })}
          // Some browsers add seconds to a time.
          onChange={typed => onChange(column.input === 'time' ? typed.slice(0, 5) : typed)}
          isOptional={false}
        />
      )
    case 'number':
      return (
        <LineField
          {...text}
          isOptional={column.optional ?? false}
          value={String(value ?? '')}
          onChange={typed => onChange(typed.trim() ? typedNumber(typed) : null)}
          type="number"
          max={String(column.most).length}
        />
      )
    case 'position':
      return (
        <PositionField
          {...{ path, wrong, onChange }}
          value={value as Parameters<typeof PositionField>[0]['value']}
          {...(hint && { precisionHint: t('hint') })}
        />
      )
    case 'flag':
      return <CheckField {...shared} value={value as boolean} onChange={onChange} />
    case 'checked':
      return <CheckedField {...{ path, onChange }} value={value as boolean} />
    case 'in-guide':
      return (
        <InGuideField {...{ path, onChange }} value={value as boolean} {...(hint && { hint: t('hint') })} />
      )
  }
}

type ChoiceProps = {
  label: string
  hint?: string
  of: Readonly<Record<string, Text>>
  value: string
  onChange: (value: string) => void
}
function Choice({ of, ...field }: ChoiceProps) {
  const t = useText(of)
  return <ChoiceField {...field} choices={Object.keys(of).map(id => ({ id, label: t(id) }))} />
}
