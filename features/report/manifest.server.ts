import type { ServerManifest } from '#kit/server/context.ts'
import { reportApi } from './api.server.ts'

export const manifest: ServerManifest = { name: 'report', api: reportApi }
