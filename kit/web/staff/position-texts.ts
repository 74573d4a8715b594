import { defineTexts } from '#common/text.ts'

export const positionTexts = defineTexts({
  position: { en: 'Position', hi: 'लोकेशन' },
  positionUnknown: { en: 'Nobody has given a position yet.', hi: 'अभी तक लोकेशन नहीं बताई गई है।' },
  positionIs: { en: '{lat}, {lng}, within {metres} m', hi: '{lat}, {lng}, {metres} मीटर के भीतर' },
  positionOnly: { en: '{lat}, {lng}', hi: '{lat}, {lng}' },
  useMine: { en: 'Use my position', hi: 'मेरी लोकेशन लें' },
  locating: { en: 'Getting your location...', hi: 'आपकी लोकेशन ली जा रही है...' },
  locateFailed: {
    en: 'Your position could not be found. Move the map instead.',
    hi: 'आपकी लोकेशन नहीं मिली। नक्शे पर सरकाकर बताएँ।',
  },
  degrees: { en: 'Or in degrees: latitude, longitude', hi: 'या अंकों में: अक्षांश, देशांतर' },
  degreesHint: {
    en: 'With dots, such as 26.12345, 85.38765. Empty if nobody knows.',
    hi: 'बिंदु के साथ, जैसे 26.12345, 85.38765। पता न हो तो खाली छोड़ें।',
  },
  moveOnMap: { en: 'Move on the map', hi: 'नक्शे पर सरकाएँ' },
  forgetPosition: { en: 'Remove the position', hi: 'लोकेशन हटाएँ' },
  noPosition: { en: 'No position', hi: 'लोकेशन नहीं' },
  unchecked: { en: 'Not checked', hi: 'जाँचा नहीं गया' },
  checked: { en: 'Checked by {name}, {when}', hi: '{name} ने जाँचा, {when}' },
  about: { en: 'within {n} m', hi: '{n} मीटर तक सही' },
  isChecked: { en: 'Somebody of us stood there', hi: 'हममें से कोई वहाँ जाकर देख आया' },
  source: { en: 'Who says so', hi: 'किसने बताया' },
  precision: { en: 'How far off it may be, in metres', hi: 'कितने मीटर का फ़र्क हो सकता है' },
})
