import type { StaffManifest } from '#kit/web/staff/manifest.ts'

const label = { en: 'Photos', hi: 'फोटो' }

export const photoContestStaffManifest: StaffManifest = {
  alarms: {
    'unusual-photo-contest': {
      en: 'Photos of the contest: {count} in {seconds} s, which is unusual (networks: {networks}). Look at them together.',
      hi: 'प्रतियोगिता की फ़ोटो: {seconds} सेकंड में {count}, जो आम दिनों से बहुत ज़्यादा है (नेटवर्क: {networks})। इन्हें एक साथ देख लें।',
    },
    'vote-rush': {
      en: 'Votes: {count} of new phones for one photo within ten minutes, far more than its share. Look at the vote audit.',
      hi: 'वोट: एक फ़ोटो को दस मिनट में नए फ़ोन से {count} वोट मिले, जो उसके हिस्से से बहुत ज़्यादा हैं। वोट की जाँच देख लें।',
    },
    'unusual-photo-report': {
      en: 'Reports against photos: {count} in {seconds} s, which is unusual (networks: {networks}). Look at them together.',
      hi: 'फ़ोटो की शिकायतें: {seconds} सेकंड में {count}, जो आम दिनों से बहुत ज़्यादा है (नेटवर्क: {networks})। इन्हें एक साथ देख लें।',
    },
  },
  panels: [
    {
      id: 'photos',
      label,
      permission: 'photos',
      load: () => import('./moderation/photos-panel.tsx').then(module => module.PhotosPanel),
    },
    {
      id: 'votes',
      label: { en: 'Vote audit', hi: 'वोट की जाँच' },
      icon: 'i-trophy',
      permission: 'votes',
      load: () => import('./moderation/votes-panel.tsx').then(module => module.VotesPanel),
    },
  ],
  auditWords: {
    'photo-entries': { en: 'Photo entries', hi: 'प्रतियोगिता की फोटो' },
    photo: { en: 'Photo', hi: 'फोटो' },
    photos: label,
    'photo-contest': { en: 'Rules of the contest', hi: 'प्रतियोगिता के नियम' },
    votes: { en: 'Votes', hi: 'वोट' },
    approved: { en: 'approved', hi: 'मंज़ूर करना' },
    unapproved: { en: 'removed from Picture of the Day', hi: '“आज की फोटो” से हटाना' },
    hidden: { en: 'hidden', hi: 'छिपाना' },
    shown: { en: 'shown again', hi: 'फिर दिखाना' },
    'files-erased': { en: 'picture erased', hi: 'फोटो मिटाना' },
    voided: { en: 'voided', hi: 'गिनती से हटाना' },
    restored: { en: 'restored', hi: 'लौटाना' },
  },
  auditFilters: [{ subject: 'photo', label }],
  cases: [
    {
      kind: 'photo-report',
      icon: 'i-camera',
      panel: 'photos',
      asks: 'entry',
    },
  ],
  counts: [
    {
      table: 'photo_contest_submissions',
    },
  ],
  exports: [{ list: 'photos' }],
}
