import { emptyFields } from '#common/row-columns.ts'
import type { NewHere } from '#kit/web/staff/new-here.ts'
import { CheckedField } from '#kit/web/staff/position-field.tsx'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { RowFields } from '#kit/web/staff/row-fields.tsx'
import { fieldsOf } from '#kit/web/staff/row-form.tsx'
import { type RecordForm, useRecord } from '#kit/web/staff/use-record.ts'
import { crowdPlaceColumns, crowdPlaceColumnTexts } from '../columns.ts'
import type { CrowdPlaceFields, StaffCrowdPlace } from '../contract.ts'

type Props = RecordForm<StaffCrowdPlace, CrowdPlaceFields> & {
  /** Where somebody stood. */
  here?: NewHere | undefined
}
/** The form that adds or changes one place where crowds are reported. */
export function CrowdPlaceForm({ here, ...form }: Props) {
  const { editor, ...record } = useRecord({ ...form, fieldsOf: formOf, empty: emptyPlace(here) })
  const columns = { columns: crowdPlaceColumns, texts: crowdPlaceColumnTexts, ...record }
  return (
    <RecordEditor title={form.title} {...editor}>
      <RowFields {...columns} only={['kind', 'name', 'why', 'position']} />
      {record.fields.position ? <CheckedField {...record.field('is_checked')} /> : null}
      <RowFields {...columns} only={['order', 'source', 'is_active']} />
    </RecordEditor>
  )
}

function emptyPlace(here: NewHere | undefined): CrowdPlaceFields {
  const empty = { ...emptyFields(crowdPlaceColumns), is_checked: false }
  if (!here) return empty
  const { kind, source, ...position } = here
  return { ...empty, kind: kind === 'gate' ? 'gate' : 'place', position, source }
}
const formOf = (place: StaffCrowdPlace): CrowdPlaceFields => ({
  ...fieldsOf(crowdPlaceColumns, place),
  is_checked: place.checked_by !== null,
})
