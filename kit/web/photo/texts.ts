import { defineTexts } from '#common/text.ts'

export const photoTexts = defineTexts({
  takePhoto: { en: 'Take photo', hi: 'फोटो खींचें' },
  choosePhoto: { en: 'From gallery', hi: 'गैलरी से चुनें' },
  remove: { en: 'Remove photo', hi: 'फोटो हटाएँ' },
  preview: { en: 'Chosen photo', hi: 'चुनी हुई फोटो' },
  preparing: { en: 'Preparing photo...', hi: 'फोटो तैयार हो रही है...' },
  selected: { en: 'Photo selected successfully!', hi: 'फोटो चुन ली गई!' },
  tooLarge: { en: 'File size must be less than 15MB', hi: 'फोटो 15 एमबी से छोटी होनी चाहिए' },
  notImage: { en: 'Please select an image file', hi: 'कृपया फोटो वाली फ़ाइल चुनें' },
  unreadable: {
    en: 'The phone could not read this photo. Please choose the photo again.',
    hi: 'फ़ोन यह फोटो नहीं पढ़ सका। कृपया फोटो फिर चुनें।',
  },
  badPhoto: {
    en: 'This file cannot be read as a photo. Please choose another.',
    hi: 'यह फोटो नहीं खुल रही। कृपया दूसरी चुनें।',
  },
  manyPixels: {
    en: 'This photo has too many pixels (more than 52 million). Set the camera to a smaller size and take it again.',
    hi: 'इस फोटो में बहुत ज़्यादा पिक्सेल हैं (5.2 करोड़ से ज़्यादा)। कैमरे में छोटा साइज़ चुनकर फोटो फिर खींचें।',
  },
})
/** A sentence about a photo that cannot be used. */
export type PhotoText = 'tooLarge' | 'notImage' | 'unreadable' | 'badPhoto' | 'manyPixels'
