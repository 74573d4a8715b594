import { useLanguage } from '#kit/web/language.tsx'
import { FileExchange } from '#kit/web/staff/file-exchange.tsx'
import { usePositionWords } from '#kit/web/staff/position-words.tsx'
import { RecordsPanel } from '#kit/web/staff/records-panel.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.tsx'
import type { StaffWaypoint, staffContract, WaypointFields } from '../contract.ts'
import { WaypointForm } from './waypoint-form.tsx'

const useWaypoints = staffQueryHook<typeof staffContract>()
const call = staffClient<typeof staffContract>()

/** Staff console: the points of the walk in order, to search and change, or to exchange as a file. */
export function WaypointsPanel() {
  const wordsOf = usePositionWords()
  const { language } = useLanguage()
  const { value, ...query } = useWaypoints('GET /api/waypoints', {})
  return (
    <RecordsPanel<StaffWaypoint, WaypointFields>
      {...query}
      rows={value?.waypoints}
      wordsOf={({ name }) => [name.en, name.hi]}
      shown={waypoint => ({
        name: `${waypoint.order}. ${waypoint.name[language]}`,
        ...wordsOf(waypoint),
      })}
      change={(order, body) => call('PUT /api/waypoints/:order', { params: { order }, body })}
      readAll={async () => (await call('GET /api/waypoints', {})).waypoints}
      form={form => <WaypointForm {...form} />}
    >
      <FileExchange url="/api/waypoints/file" name="waypoints" onStored={query.refresh} />
    </RecordsPanel>
  )
}
