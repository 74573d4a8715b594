import type { ServerManifest } from '#kit/server/context.ts'
import { virtualPoojaApi } from './api.server.ts'

export const manifest: ServerManifest = {
  name: 'virtual-pooja',
  api: virtualPoojaApi,
}
