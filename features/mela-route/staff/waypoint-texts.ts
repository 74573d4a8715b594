import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  change: { en: 'Change the point of the walk', hi: 'रास्ते का पड़ाव बदलें' },
  name: { en: 'Name', hi: 'नाम' },
  lat: { en: 'Latitude', hi: 'अक्षांश' },
  lng: { en: 'Longitude', hi: 'देशांतर' },
  degrees: {
    en: 'Degrees with a dot, such as 26.12345. Empty if nobody knows.',
    hi: 'बिंदु वाली संख्या, जैसे 26.12345। पता न हो तो खाली छोड़ें।',
  },
  mine: { en: 'Use my position', hi: 'मेरी लोकेशन लें' },
  locating: { en: 'Getting your location...', hi: 'आपकी लोकेशन ली जा रही है...' },
  locateFailed: {
    en: 'Your position could not be found. Type the degrees instead.',
    hi: 'आपकी लोकेशन नहीं मिली। अक्षांश और देशांतर लिखें।',
  },
})
