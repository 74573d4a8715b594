import { defineTexts } from '#common/text.ts'

export const virtualPoojaTexts = defineTexts({
  choose: { en: 'Whom do you want to worship?', hi: 'आप किसकी पूजा करना चाहते हैं?' },
  jyotirlingas: { en: 'The twelve jyotirlingas', hi: 'बारह ज्योतिर्लिंग' },
  mute: { en: 'Mute', hi: 'आवाज़ बंद करें' },
  progress: { en: 'step {n} of 4', hi: 'चरण {n} / 4' },
  howTo: { en: 'How to do the pooja', hi: 'पूजा कैसे करें' },

  jal: { en: 'Water', hi: 'जल' },
  jalHow: { en: 'Move your finger: the water follows it.', hi: 'उँगली फेरें, जल की धार साथ चलेगी।' },
  jalStart: { en: 'Offer water', hi: 'जल चढ़ाएँ' },
  jalNow: { en: 'Offering water', hi: 'जल अर्पण' },
  jalBusy: { en: 'Offering water...', hi: 'जल चढ़ रहा है...' },
  jalDone: { en: 'Your water has been offered. Har Har Mahadev!', hi: 'आपका जल चढ़ गया। हर हर महादेव!' },

  mantra: { en: 'Mantra', hi: 'मंत्र' },
  mantraHow: {
    en: 'Listen and chant. Touch the screen to let petals fall.',
    hi: 'सुनें और जाप करें। छूने पर फूल बरसेंगे।',
  },
  mantraStart: { en: 'Start the mantra', hi: 'मंत्र जाप शुरू करें' },
  mantraNow: { en: 'Mantra chanting', hi: 'मंत्र जाप' },
  mantraBusy: { en: 'Chanting...', hi: 'जाप चल रहा है...' },
  mantraDone: { en: 'The mantra is complete. Om Namah Shivaya.', hi: 'मंत्र जाप पूरा हुआ। ॐ नमः शिवाय।' },

  aarti: { en: 'Aarti', hi: 'आरती' },
  aartiHow: { en: 'Move your finger in a circle: the lamp goes round.', hi: 'उँगली गोल घुमाएँ, दीप घूमेगा।' },
  aartiStart: { en: 'Start the aarti', hi: 'आरती शुरू करें' },
  aartiNow: { en: 'Aarti', hi: 'आरती' },
  aartiBusy: { en: 'The aarti is on...', hi: 'आरती हो रही है...' },
  aartiDone: { en: 'The aarti is complete. Har Har Mahadev!', hi: 'आरती पूरी हुई। हर हर महादेव!' },

  prasad: { en: 'Prasad', hi: 'प्रसाद' },
  prasadHow: { en: 'Slide the prasad forward with your finger.', hi: 'उँगली से प्रसाद आगे लाएँ।' },
  prasadStart: { en: 'Offer prasad', hi: 'प्रसाद चढ़ाएँ' },
  prasadNow: { en: 'Offering prasad', hi: 'प्रसाद अर्पण' },
  prasadBusy: { en: 'Offering prasad...', hi: 'प्रसाद चढ़ रहा है...' },
  prasadDone: { en: 'Your prasad has been offered.', hi: 'आपका प्रसाद चढ़ गया।' },

  seconds: { en: '{n} seconds', hi: '{n} सेकंड' },
  mantraSound: { en: 'Om Namah Shivaya: I bow to Shiva', hi: 'शिव को नमन' },
  done: { en: '(done)', hi: '(हो गया)' },
  keys: { en: 'Arrow keys move it, Space lets petals fall.', hi: 'तीर वाले बटन से चलाएँ, स्पेस से फूल बरसेंगे।' },
  complete: { en: 'Your pooja is complete', hi: 'आपकी पूजा पूरी हुई' },
  blessing: { en: 'May {deity} bless you and your family.', hi: '{deity} आप पर और आपके परिवार पर कृपा करें।' },
  again: { en: 'do puja again', hi: 'फिर से पूजा करें' },
  other: { en: 'choose other option', hi: 'दूसरा स्वरूप चुनें' },
})

/** The mantra itself is Sanskrit in Devanagari in both languages. */
export const mantra = 'ॐ नमः शिवाय'
