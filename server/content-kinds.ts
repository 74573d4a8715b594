import { contactsImporter } from '#features/contacts/contacts-csv.server.ts'
import { crowdPlacesImporter } from '#features/crowd-status/crowd-places-importer.server.ts'
import { placesImporter } from '#features/facilities/places-importer.server.ts'
import { waypointsImporter } from '#features/mela-route/waypoints-importer.server.ts'
import type { Importer } from '#kit/server/csv/importer.ts'
import { readHeader } from '#kit/server/csv/read-table.ts'

/** Every kind of list that staff may bring as a file, one line each. */
export const contentKinds: readonly Importer[] = [
  placesImporter,
  contactsImporter,
  waypointsImporter,
  crowdPlacesImporter,
]

/** What kind of list a file is, by the column that only this kind has. */
export function kindOf(bytes: Uint8Array): Importer | undefined {
  const header = readHeader(bytes)
  return contentKinds.find(kind => header.includes(kind.mark))
}
