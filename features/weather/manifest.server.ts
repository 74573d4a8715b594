import type { ServerManifest } from '#kit/server/context.ts'
import { weatherApi } from './api.server.ts'

export const manifest: ServerManifest = {
  name: 'weather',
  api: weatherApi,
}
