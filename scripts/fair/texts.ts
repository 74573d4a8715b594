import { defineTexts } from '#common/text.ts'

/** Words of an archived fair. */
export const fairTexts = defineTexts({
  title: { en: 'Shravani Mela {year}', hi: 'श्रावणी मेला {year}' },
  fair: { en: 'The fair: {from} to {to}', hi: 'मेला: {from} से {to} तक' },
  made: {
    en: 'Archived on {day}. Nothing here is renewed: for help use the guide of this year.',
    hi: '{day} को सहेजा गया। यहाँ कुछ नहीं बदलता: मदद के लिए इस साल की गाइड देखें।',
  },
  guide: { en: 'The whole guide, as it was', hi: 'पूरी गाइड, जैसी उस दिन थी' },
  photos: { en: 'Photos of the contest', hi: 'प्रतियोगिता की फोटो' },
  photosNote: {
    en: '{count} photos, by votes. Names are not kept.',
    hi: '{count} फोटो, वोट के क्रम से। नाम नहीं रखे गए।',
  },
  photo: { en: 'Photo {number}', hi: 'फोटो {number}' },
  votes: { en: '{count} votes', hi: '{count} वोट' },
  oneVote: { en: '1 vote', hi: '1 वोट' },
  files: { en: 'Lists as files (JSON)', hi: 'सूचियाँ, फ़ाइल में (JSON)' },
  back: { en: 'Back', hi: 'वापस' },
})
