import type { ServerManifest } from '#kit/server/context.ts'
import { retentionApi } from './api.server.ts'

export const manifest: ServerManifest = {
  name: 'retention',
  api: retentionApi,
}
