import type { Stories } from '#kit/web/stories.ts'
import { AartiTimes } from './aarti-times.tsx'
import { NoStream } from './no-stream.tsx'
import { StreamForm } from './staff/stream-panel.tsx'
import { StatusCard } from './status-card.tsx'

const nothing = () => undefined

export const stories: Stories = {
  feature: 'live-darshan',
  states: [
    { name: 'loading', Show: () => <StatusCard status="loading" retry={nothing} /> },
    { name: 'active', Show: () => <StatusCard status="active" isLive retry={nothing} /> },
    { name: 'other-player', Show: () => <StatusCard status="active" retry={nothing} /> },
    { name: 'paused', Show: () => <StatusCard status="paused" retry={nothing} play={nothing} /> },
    { name: 'failed', Show: () => <StatusCard status="failed" retry={nothing} /> },
    { name: 'none', Show: () => <NoStream /> },
    { name: 'staff', Show: () => <StreamForm stream={null} refresh={nothing} /> },
    { name: 'schedule', Show: () => <AartiTimes /> },
  ],
}
