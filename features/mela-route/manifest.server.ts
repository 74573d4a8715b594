import type { ServerManifest } from '#kit/server/context.ts'
import { api } from './api.server.ts'
import { waypointsImporter } from './waypoints-importer.server.ts'

export const manifest: ServerManifest = {
  name: 'mela-route',
  api,
  importers: [waypointsImporter],
}
