import { sayDayTime } from '#common/fair-time.ts'
import { emptyFields } from '#common/row-columns.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { RowForm } from '#kit/web/staff/row-form.tsx'
import { staffRowsHook } from '#kit/web/staff/staff-rows.ts'
import { waterWireColumns, waterWireColumnTexts } from '../columns.ts'
import type { StaffWaterWire, WaterWireFields, waterWiresContract } from '../contract.ts'
import { waterWiresTexts } from '../texts.ts'

const useRows = staffRowsHook<typeof waterWiresContract, StaffWaterWire, WaterWireFields>({
  ...{ all: 'GET /api/water-wires/all', list: 'rows' },
  ...{ add: 'POST /api/water-wires', change: 'PUT /api/water-wires/:id' },
})

/** Staff console: bathing places, rivers, and wires over roads. */
export function WaterWiresPanel() {
  const t = useText(waterWiresTexts)
  const { language } = useLanguage()
  return (
    <RecordsPanel
      {...useRows()}
      titles={{ add: t('add'), change: t('change') }}
      wordsOf={({ name }) => [name.en, name.hi]}
      shown={({ kind, name, state, cm, updated_at, is_active }) => ({
        name: name[language],
        below: [
          waterWireColumns.kind.of[kind][language],
          kind === 'bathing' && waterWireColumns.state.of[state][language],
          cm && t('cm', { n: cm }),
          sayDayTime(Date.parse(updated_at), language),
        ]
          .filter(Boolean)
          .join(' · '),
        isHidden: !is_active,
      })}
      form={form => (
        <RowForm
          {...form}
          columns={waterWireColumns}
          texts={waterWireColumnTexts}
          empty={emptyFields(waterWireColumns)}
        />
      )}
    >
      <p className="sub pad">{t('staffLead')}</p>
    </RecordsPanel>
  )
}
