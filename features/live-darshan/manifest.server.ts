import type { ServerManifest } from '#kit/server/context.ts'
import { liveDarshanApi } from './api.server.ts'

export const manifest: ServerManifest = {
  name: 'live-darshan',
  api: liveDarshanApi,
}
