import type { Stories } from '#kit/web/stories.ts'
import { EventsAt } from './events-screen.tsx'

const moments = {
  'the eve of the fair of 2025': '2025-07-10T12:00:00+05:30',
  'a Sunday in the fair of 2025': '2025-07-20T12:00:00+05:30',
  'a fair without an announced schedule': '2027-07-20T12:00:00+05:30',
  'between fairs': '2026-11-21T12:00:00+05:30',
  'after the last known fair': '2030-01-01T12:00:00+05:30',
}
export const stories: Stories = {
  feature: 'events',
  states: Object.entries(moments).map(([name, moment]) => ({
    name,
    Show: () => <EventsAt now={Date.parse(moment)} />,
  })),
}
