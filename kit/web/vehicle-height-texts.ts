import { defineTexts } from '#common/text.ts'

export const vehicleHeightTexts = defineTexts({
  ask: { en: 'Does your vehicle pass under the wires?', hi: 'आपकी गाड़ी तार के नीचे से निकलेगी?' },
  choose: {
    en: 'Which one is yours? With all that is on top.',
    hi: 'आपकी गाड़ी कौन-सी है? छत पर जो है, वह भी गिनें।',
  },
  car: { en: 'Car', hi: 'कार' },
  jeep: { en: 'Jeep', hi: 'जीप' },
  trolley: { en: 'Tractor trolley', hi: 'ट्रैक्टर-ट्रॉली' },
  bus: { en: 'Bus', hi: 'बस' },
  truck: { en: 'Truck', hi: 'ट्रक' },
  upTo: { en: 'up to {m} m', hi: '{m} मीटर तक' },
  onPhone: { en: 'Your choice stays on this phone.', hi: 'आपका चुना हुआ इसी फ़ोन में रहता है।' },
  tooHigh: {
    en: 'Your vehicle does not pass: {place}, only up to {m} m',
    hi: 'आपकी गाड़ी नहीं निकलेगी: {place}, सिर्फ़ {m} मीटर तक',
  },
  another: { en: 'Take another road. Never lift a wire.', hi: 'दूसरे रास्ते से जाएँ। तार को कभी न उठाएँ।' },
  unknown: { en: 'Height not known: {places}', hi: 'ऊँचाई पता नहीं: {places}' },
  unknownUse: {
    en: 'Do not drive under it before somebody there has looked.',
    hi: 'जब तक वहाँ कोई देख न ले, इसके नीचे से गाड़ी न निकालें।',
  },
  noneLower: {
    en: 'The lowest wire that is known: {place}, up to {m} m',
    hi: 'जो सबसे नीचा तार पता है: {place}, {m} मीटर तक',
  },
  none: { en: 'No height of a wire is known.', hi: 'किसी तार की ऊँचाई पता नहीं है।' },
  look: {
    en: 'Others may hang lower. Look up before you drive on, and let nobody ride on the roof.',
    hi: 'कोई और तार इससे नीचा हो सकता है। आगे बढ़ने से पहले ऊपर देखें, और छत पर किसी को न बैठाएँ।',
  },
  said: { en: 'told {when}', hi: '{when} बताया गया' },
  failed: {
    en: 'The heights of wires could not be loaded. Ask the help desk: 155304.',
    hi: 'तारों की ऊँचाई नहीं मिल सकी। हेल्प डेस्क से पूछें: 155304।',
  },
})
