import type { ServerManifest } from '#kit/server/context.ts'
import { api } from './api.server.ts'
import { contactsImporter } from './contacts-csv.server.ts'

export const manifest: ServerManifest = {
  name: 'contacts',
  api,
  counts: ['contacts'],
  importers: [contactsImporter],
}
