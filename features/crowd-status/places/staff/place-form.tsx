import { emptyFields } from '#common/row-columns.ts'
import { useText } from '#kit/web/language.tsx'
import type { NewHere } from '#kit/web/staff/new-here.ts'
import { CheckedField } from '#kit/web/staff/position-field.tsx'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { RowFields } from '#kit/web/staff/row-fields.tsx'
import { type RecordForm, useRecord } from '#kit/web/staff/use-record.ts'
import { crowdPlaceColumns, crowdPlaceColumnTexts } from '../columns.ts'
import type { CrowdPlaceFields, StaffCrowdPlace } from '../contract.ts'
import { crowdPlacesStaffTexts } from './texts.ts'

type Props = RecordForm<StaffCrowdPlace, CrowdPlaceFields> & {
  /** Where somebody stood. */
  here?: NewHere | undefined
}
/** The form that adds or changes one place where crowds are reported. */
export function CrowdPlaceForm({ here, ...form }: Props) {
  const t = useText(crowdPlacesStaffTexts)
  const { editor, ...record } = useRecord({ ...form, fieldsOf, empty: emptyPlace(here) })
  const columns = { columns: crowdPlaceColumns, texts: crowdPlaceColumnTexts, ...record }
  return (
    <RecordEditor title={t(form.row ? 'change' : 'add')} {...editor}>
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
const fieldsOf = ({
  id: _id,
  checked_at: _checked,
  updated_at: _at,
  checked_by,
  ...fields
}: StaffCrowdPlace): CrowdPlaceFields => ({ ...fields, is_checked: checked_by !== null })
