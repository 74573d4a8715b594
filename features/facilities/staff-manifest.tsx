import type { StaffManifest } from '#kit/web/staff/manifest.tsx'

const label = { en: 'Places', hi: 'जगहें' }

export const staff: StaffManifest = {
  panels: [
    {
      id: 'places',
      label,
      permission: 'content',
      place: 80,
      load: () => import('./staff/places-panel.tsx'),
    },
  ],
  auditWords: {
    place: { en: 'Place', hi: 'जगह' },
    'place-answers': { en: 'What visitors say of a place', hi: 'जगह के बारे में लोगों की बात' },
    dismissed: { en: 'dismissed', hi: 'खारिज करना' },
  },
  cases: [{ kind: 'place-doubt', icon: 'i-pin', panel: 'places', place: 12 }],
  auditFilters: [{ subject: 'place', label, place: 1 }],
}
