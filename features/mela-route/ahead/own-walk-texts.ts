import { defineTexts } from '#common/text.ts'

export const ownWalkTexts = defineTexts({
  title: { en: 'Stages I have reached', hi: 'जो पड़ाव पार हो गए' },
  use: {
    en: 'Saved on this phone alone, with your pace. Nobody else can see it. The times are those of this phone’s clock.',
    hi: 'यह और आपकी चाल सिर्फ़ इसी फ़ोन में रहती है, और कोई नहीं देख सकता। समय इसी फ़ोन की घड़ी का है।',
  },
  none: {
    en: 'None yet. A stage is stamped when you reach it with this screen open, or when you say that you are there.',
    hi: 'अभी कोई नहीं। यह स्क्रीन खुली हो और आप पड़ाव पर पहुँचें, या बताएँ कि आप वहाँ हैं, तो मुहर लग जाती है।',
  },
  erased: {
    en: 'Erased. Nothing is kept until you open this screen again.',
    hi: 'मिटा दिया। जब तक यह स्क्रीन दोबारा न खोलें, कुछ नहीं रखा जाएगा।',
  },
  named: { en: '{time}, as you said', hi: '{time}, आपके बताए अनुसार' },
  erase: { en: 'Erase my walk from this phone', hi: 'मेरी यात्रा इस फ़ोन से मिटाएँ' },
})
