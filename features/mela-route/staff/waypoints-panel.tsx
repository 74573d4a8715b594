import { defineTexts } from '#common/text.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { LineField, PairField } from '#kit/web/staff/fields.tsx'
import { FileExchange } from '#kit/web/staff/file-exchange.tsx'
import { CheckedField, PositionField } from '#kit/web/staff/position-field.tsx'
import { positionTexts } from '#kit/web/staff/position-texts.ts'
import { usePositionWords } from '#kit/web/staff/position-words.ts'
import { RecordEditor } from '#kit/web/staff/record-editor.tsx'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { staffRowsHook } from '#kit/web/staff/staff-rows.ts'
import { type RecordForm, useRecord } from '#kit/web/staff/use-record.ts'
import type { StaffWaypoint, staffContract, WaypointFields } from '../contract.ts'

/** Texts of the form of one point of the walk; those of its position are in kit/web/staff/position-texts.ts. */
const melaRouteStaffWaypointTexts = defineTexts({
  change: { en: 'Change the stop of the route', hi: 'रास्ते का पड़ाव बदलें' },
  name: { en: 'Name', hi: 'नाम' },
})

/** The form that changes a point of the walk. */
function WaypointForm(form: RecordForm<StaffWaypoint, WaypointFields>) {
  const t = useText(melaRouteStaffWaypointTexts)
  const tp = useText(positionTexts)
  const { fields, set, field, wrong, editor } = useRecord<WaypointFields, StaffWaypoint>({
    ...form,
    fieldsOf,
    empty,
  })
  const { position, precision_m } = fields
  return (
    <RecordEditor {...editor}>
      <PairField label={t('name')} {...field('name')} max={120} />
      <PositionField
        value={position && { ...position, precision_m }}
        onChange={value =>
          set({
            position: value && { lat: value.lat, lng: value.lng },
            precision_m: value?.precision_m ?? null,
          })
        }
        path="position"
        precisionPath="precision_m"
        wrong={wrong}
      />
      <LineField label={tp('source')} {...field('source')} max={300} />
      <CheckedField value={fields.is_checked} onChange={is_checked => set({ is_checked })} />
    </RecordEditor>
  )
}

// Points are never added here, so this is what no form shows.
const empty: WaypointFields = {
  ...{ name: { en: '', hi: '' }, position: null, precision_m: null, source: '', is_checked: false },
}
const fieldsOf = ({ name, position, precision_m, source, checked_by }: StaffWaypoint): WaypointFields => ({
  ...{ name, position, precision_m, source, is_checked: checked_by !== null },
})

const useWaypoints = staffRowsHook<typeof staffContract, StaffWaypoint, WaypointFields>({
  ...{ all: 'GET /api/waypoints', list: 'waypoints', change: 'PUT /api/waypoints/:order' },
})

/** Staff console: the points of the walk in order, to search and change, or to exchange as a file. */
export function WaypointsPanel() {
  const wordsOf = usePositionWords()
  const { language } = useLanguage()
  const t = useText(melaRouteStaffWaypointTexts)
  const waypoints = useWaypoints()
  return (
    <RecordsPanel
      {...waypoints}
      titles={{ change: t('change') }}
      wordsOf={({ name }) => [name.en, name.hi]}
      shown={waypoint => ({
        name: `${waypoint.order}. ${waypoint.name[language]}`,
        ...wordsOf(waypoint),
      })}
      form={form => <WaypointForm {...form} />}
    >
      <FileExchange url="/api/waypoints/file" name="waypoints" onStored={waypoints.refresh} />
    </RecordsPanel>
  )
}
