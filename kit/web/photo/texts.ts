import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  takePhoto: { en: 'Take photo', hi: 'फोटो खींचें' },
  choosePhoto: { en: 'From gallery', hi: 'गैलरी से चुनें' },
  remove: { en: 'Remove photo', hi: 'फोटो हटाएँ' },
  preview: { en: 'Chosen photo', hi: 'चुनी हुई फोटो' },
  preparing: { en: 'Preparing photo...', hi: 'फोटो तैयार हो रही है...' },
  selected: { en: 'Photo selected successfully!', hi: 'फोटो चुन ली गई!' },
  tooLarge: { en: 'File size must be less than 15MB', hi: 'फोटो 15 एमबी से छोटी होनी चाहिए' },
  notImage: { en: 'Please select an image file', hi: 'कृपया फोटो वाली फ़ाइल चुनें' },
})
