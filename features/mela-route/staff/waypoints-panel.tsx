import { useState } from 'react'
import { sayDayTime } from '#common/fair-time.ts'
import { useLanguage, useText } from '#kit/web/language.tsx'
import { FileExchange } from '#kit/web/staff/file-exchange.tsx'
import { staffClient, staffQueryHook } from '#kit/web/staff/staff-client.tsx'
import { StaffList, StaffRow } from '#kit/web/staff/staff-list.tsx'
import type { StaffWaypoint, staffContract } from '../contract.ts'
import { WaypointForm } from './waypoint-form.tsx'
import { texts } from './waypoint-texts.ts'

const useWaypoints = staffQueryHook<typeof staffContract>()
const call = staffClient<typeof staffContract>()

/** Staff console: the points of the walk in order, to search and change, or to exchange as a file. */
export function Panel() {
  const t = useText(texts)
  const { language } = useLanguage()
  const { value, isLoading, refresh } = useWaypoints('GET /api/waypoints', {})
  const [open, setOpen] = useState<StaffWaypoint>()
  const below = ({ precision_m, checked_by, checked_at, source }: StaffWaypoint) => {
    const when = checked_at ? sayDayTime(Date.parse(checked_at), language) : ''
    return [
      ...(precision_m ? [t('about', { n: precision_m })] : []),
      checked_by ? t('checked', { name: checked_by, when }) : source,
    ].join(' · ')
  }
  return (
    <>
      <StaffList
        rows={value?.waypoints}
        isLoading={isLoading}
        onRetry={refresh}
        keyOf={({ id }) => id}
        wordsOf={({ name }) => [name.en, name.hi]}
        row={waypoint => (
          <StaffRow
            name={`${waypoint.order}. ${waypoint.name[language]}`}
            below={below(waypoint)}
            marks={[
              ...(waypoint.position ? [] : [t('noPosition')]),
              ...(waypoint.checked_by ? [] : [t('unchecked')]),
            ]}
            onOpen={() => setOpen(waypoint)}
          />
        )}
      >
        <FileExchange url="/api/waypoints/file" name="waypoints" onStored={refresh} />
      </StaffList>
      {open ? (
        <WaypointForm
          key={open.id}
          waypoint={open}
          send={(fields, updated_at) =>
            call('PUT /api/waypoints/:order', { params: { order: open.id }, body: { ...fields, updated_at } })
          }
          newest={async () =>
            (await call('GET /api/waypoints', {})).waypoints.find(({ id }) => id === open.id)
          }
          onSaved={() => {
            setOpen(undefined)
            refresh()
          }}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </>
  )
}
