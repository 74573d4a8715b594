import { sayDayTime } from '#common/fair-time.ts'
import { emptyFields } from '#common/row-columns.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { RowFields } from '#kit/web/staff/row-fields.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.ts'
import { type RecordForm, useRecord } from '#kit/web/staff/use-record.ts'
import { waterWireColumns, waterWireColumnTexts } from '../columns.ts'
import type { StaffWaterWire, WaterWireFields, waterWiresContract } from '../contract.ts'
import { waterWiresTexts } from '../texts.ts'

const useRows = staffQueryHook<typeof waterWiresContract>()
const call = staffClient<typeof waterWiresContract>()

/** The form that says how one bathing place, river or wire is. */
function WaterWireForm(form: RecordForm<StaffWaterWire, WaterWireFields>) {
  const t = useText(waterWiresTexts)
  const { editor, ...record } = useRecord({ ...form, fieldsOf, empty: emptyFields(waterWireColumns) })
  return (
    <RecordEditor title={t(form.row ? 'change' : 'add')} {...editor}>
      <RowFields columns={waterWireColumns} texts={waterWireColumnTexts} {...record} />
    </RecordEditor>
  )
}
function fieldsOf({ id: _id, updated_at: _at, ...fields }: StaffWaterWire): WaterWireFields {
  return fields
}

/** Staff console: bathing places, rivers, and wires over roads. */
export function WaterWiresPanel() {
  const t = useText(waterWiresTexts)
  const { language } = useLanguage()
  const { value, ...query } = useRows('GET /api/water-wires/all', {})
  return (
    <RecordsPanel<StaffWaterWire, WaterWireFields>
      {...query}
      rows={value?.rows}
      wordsOf={({ name }) => [name.en, name.hi]}
      shown={({ kind, name, state, cm, updated_at, is_active }) => ({
        name: name[language],
        below: [
          waterWireColumns.kind.of[kind][language],
          kind === 'bathing' && waterWireColumns.state.of[state][language],
          cm && `${cm} cm`,
          sayDayTime(Date.parse(updated_at), language),
        ]
          .filter(Boolean)
          .join(' · '),
        isHidden: !is_active,
      })}
      add={{
        label: t('add'),
        send: (id, fields) => call('POST /api/water-wires', { body: { id, ...fields } }),
      }}
      change={(id, body) => call('PUT /api/water-wires/:id', { params: { id }, body })}
      readAll={async () => (await call('GET /api/water-wires/all', {})).rows}
      form={form => <WaterWireForm {...form} />}
    >
      <p className="sub pad">{t('staffLead')}</p>
    </RecordsPanel>
  )
}
