import type { ServerManifest } from '#kit/server/context.ts'
import { api } from './api.server.ts'
import { insertStarterSchedule } from './starter-schedule.server.ts'

export const manifest: ServerManifest = {
  name: 'events',
  api,
  starter: insertStarterSchedule,
}
