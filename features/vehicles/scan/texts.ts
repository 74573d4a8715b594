import { defineTexts } from '#common/text.ts'

export const slipScanTexts = defineTexts({
  scan: { en: 'Scan QR', hi: 'QR स्कैन करें' },
  scanUse: { en: 'Hold the QR code of the slip before the camera.', hi: 'पर्ची का QR कोड कैमरे के सामने रखें।' },
  noCamera: {
    en: 'Unable to access camera. Please type the ID.',
    hi: 'कैमरा नहीं खुल सका। कृपया ID लिखें।',
  },
  noReader: {
    en: 'Codes cannot be read without a network now. Please type the ID.',
    hi: 'नेटवर्क के बिना अभी कोड नहीं पढ़ा जा सकता। कृपया ID लिखें।',
  },
  again: { en: 'Open the camera again', hi: 'कैमरा फिर खोलें' },
  otherLens: { en: 'Other camera', hi: 'दूसरा कैमरा' },
  noPicture: {
    en: 'This file could not be opened as a photo. Choose another, or type the ID.',
    hi: 'यह फोटो नहीं खुल रही। दूसरी चुनें या ID लिखें।',
  },
  fromPhoto: { en: 'Read from a photo', hi: 'फोटो से पढ़ें' },
  looking: { en: 'Looking...', hi: 'देख रहे हैं...' },
  notASlip: {
    en: 'No code of a slip was found in this photo. Take it closer, or type the ID.',
    hi: 'इस फोटो में पर्ची का कोड नहीं मिला। पास से फोटो लें या ID लिखें।',
  },
})
