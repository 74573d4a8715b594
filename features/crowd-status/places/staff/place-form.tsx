import { useText } from '#kit/web/language.tsx'
import { ChoiceField, InGuideField, LineField, PairField, typedNumber } from '#kit/web/staff/fields.tsx'
import type { NewHere } from '#kit/web/staff/new-here.ts'
import { CheckedField, PositionField } from '#kit/web/staff/position-field.tsx'
import { positionTexts } from '#kit/web/staff/position-texts.ts'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { type RecordForm, useRecord } from '#kit/web/staff/use-record.ts'
import type { CrowdPlaceFields, StaffCrowdPlace } from '../contract.ts'
import { crowdPlacesStaffTexts } from './texts.ts'

/** As typed: an order that is no number is refused at its field. */
type Typed = Omit<CrowdPlaceFields, 'order'> & { order: string }

type Props = RecordForm<StaffCrowdPlace, CrowdPlaceFields> & {
  /** Where somebody stood. */
  here?: NewHere | undefined
}
/** The form that adds or changes one place where crowds are reported. */
export function CrowdPlaceForm({ here, ...form }: Props) {
  const t = useText(crowdPlacesStaffTexts)
  const tp = useText(positionTexts)
  const { fields, set, field, editor } = useRecord<Typed, StaffCrowdPlace>({
    ...form,
    fieldsOf: typedOf,
    empty: here ? emptyHere(here) : empty,
    send: ({ order, ...typed }, seen) =>
      form.send({ ...typed, order: order.trim() ? typedNumber(order) : null }, seen),
  })
  return (
    <RecordEditor title={t(form.row ? 'change' : 'add')} {...editor}>
      <ChoiceField
        label={t('kind')}
        {...field('kind')}
        choices={(['place', 'gate'] as const).map(id => ({ id, label: t(id) }))}
      />
      <PairField label={t('name')} {...field('name')} max={120} />
      <PairField label={t('why')} {...field('why')} hint={t('whyHint')} isOptional max={300} lines={3} />
      <PositionField {...field('position')} precisionHint={t('precisionHint')} />
      {fields.position ? (
        <CheckedField value={fields.is_checked} onChange={is_checked => set({ is_checked })} />
      ) : null}
      <LineField
        label={t('order')}
        type="number"
        {...field('order')}
        hint={t('orderHint')}
        isOptional
        max={3}
      />
      <LineField label={tp('source')} {...field('source')} max={300} />
      <InGuideField {...field('is_active')} hint={t('stays')} />
    </RecordEditor>
  )
}

const two = { en: '', hi: '' }
const empty: Typed = {
  ...{ kind: 'place', name: two, why: two, position: null, is_checked: false },
  ...{ order: '', source: '', is_active: true },
}
const emptyHere = ({ kind, source, ...position }: NewHere): Typed => ({
  ...empty,
  ...{ kind: kind === 'gate' ? 'gate' : 'place', position, source },
})
const typedOf = ({
  kind,
  name,
  why,
  position,
  checked_by,
  order,
  source,
  is_active,
}: StaffCrowdPlace): Typed => ({
  ...{ kind, name, why, position, is_checked: checked_by !== null },
  ...{ order: String(order ?? ''), source, is_active },
})
