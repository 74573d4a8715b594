import type { ServerManifest } from '#kit/server/context.ts'
import { contactsApi } from './api.server.ts'
import { contactsImporter } from './contacts-csv.server.ts'

export const manifest: ServerManifest = {
  name: 'contacts',
  api: contactsApi,
  counts: ['contacts'],
  importers: [contactsImporter],
}
