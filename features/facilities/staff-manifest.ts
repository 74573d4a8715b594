import type { StaffManifest } from '#kit/web/staff/manifest.ts'

const label = { en: 'Places', hi: 'जगहें' }

export const facilitiesStaffManifest: StaffManifest = {
  panels: [
    {
      id: 'places',
      label,
      permission: 'content',
      speaksToVisitors: true,
      load: () => import('./staff/places-panel.tsx').then(module => module.FacilitiesPanel),
    },
  ],
  auditWords: {
    place: { en: 'Place', hi: 'जगह' },
    'place-answers': { en: 'What visitors say of a place', hi: 'जगह के बारे में लोगों की बात' },
    dismissed: { en: 'dismissed', hi: 'खारिज करना' },
  },
  alarms: {
    'unusual-place-answer': {
      en: 'Answers about places: {count} in {seconds} s, which is unusual (networks: {networks}). Look at them together.',
      hi: 'जगहों के बारे में जवाब: {seconds} सेकंड में {count}, जो आम दिनों से बहुत ज़्यादा है (नेटवर्क: {networks})। इन्हें एक साथ देख लें।',
    },
    'place-answers': {
      en: 'Places: visitors gave {count} answers about places within an hour. Somebody may be answering by a program.',
      hi: 'जगहें: एक घंटे में जगहों के बारे में {count} जवाब आए। हो सकता है कोई प्रोग्राम से जवाब भेज रहा हो।',
    },
  },
  cases: [{ kind: 'place-doubt', icon: 'i-pin', panel: 'places', asks: 'row' }],
  auditFilters: [{ subject: 'place', label }],
}
