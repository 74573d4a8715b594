import { defineTexts } from '#common/text.ts'

export const tellHomeTexts = defineTexts({
  tellHome: { en: 'Tell home', hi: 'घर बताएँ' },
  title: { en: 'Tell your family where you are', hi: 'घर वालों को बताएँ कि आप कहाँ हैं' },
  use: {
    en: 'Only these words are sent, by you. They name a stop of the route; your location is not in them.',
    hi: 'सिर्फ़ ये शब्द जाएँगे, और आप ही भेजेंगे। इनमें पड़ाव का नाम है, आपकी लोकेशन नहीं।',
  },
  near: {
    en: 'I am near {place} on the kanwar path to Baba Garibnath. {left}. {time}.',
    hi: 'मैं बाबा गरीबनाथ के रास्ते में {place} के पास हूँ। {left}। {time}।',
  },
  between: {
    en: 'I am between {from} and {to} on the kanwar path to Baba Garibnath. {left}. {time}.',
    hi: 'मैं बाबा गरीबनाथ के रास्ते में {from} और {to} के बीच हूँ। {left}। {time}।',
  },
  left: { en: 'About {km} km to go', hi: 'लगभग {km} किमी बाकी' },
  soon: { en: 'Almost there', hi: 'अब पास ही हूँ' },
  words: { en: 'The message', hi: 'संदेश' },
  share: { en: 'Share', hi: 'शेयर करें' },
  sms: { en: 'Send by SMS', hi: 'SMS से भेजें' },
  copy: { en: 'Copy', hi: 'कॉपी करें' },
  copied: { en: 'Copied', hi: 'कॉपी हो गया' },
  notCopied: {
    en: 'This browser cannot copy. Press long on the words to copy them.',
    hi: 'यह ब्राउज़र कॉपी नहीं कर पा रहा। शब्दों को देर तक दबाकर कॉपी करें।',
  },
})
