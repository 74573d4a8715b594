import type { ServerManifest } from '#kit/server/context.ts'
import { api } from './api.server.ts'
import { plantSchedule } from './starter-schedule.server.ts'

export const manifest: ServerManifest = {
  name: 'events',
  api,
  starter: plantSchedule,
}
