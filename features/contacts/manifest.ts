import { facilityTypes } from '#content/facility-types.ts'
import type { Manifest } from '#kit/web/manifest.ts'
import { paths } from '#kit/web/paths.ts'

export const manifest: Manifest = {
  name: 'contacts',
  title: facilityTypes['centralised-contact'].label,
  icon: 'i-contact',
  screens: [
    {
      path: paths.facility('centralised-contact'),
      load: () => import('./contacts-screen.tsx').then(module => module.ContactsScreen),
      reads: ['/api/contacts'],
    },
  ],
  tiles: [{ row: 'way' }],
  offline: { reads: ['/api/contacts'], warm: ['/api/contacts'] },
  search: () => import('./search-words.ts'),
  staff: () => import('./staff-manifest.ts').then(module => module.contactsStaffManifest),
}
