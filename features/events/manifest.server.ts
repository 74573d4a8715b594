import type { ServerManifest } from '#kit/server/context.ts'
import { eventsApi } from './api.server.ts'
import { insertStarterSchedule } from './starter-schedule.server.ts'

export const manifest: ServerManifest = {
  name: 'events',
  api: eventsApi,
  starter: insertStarterSchedule,
}
