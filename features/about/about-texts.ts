import { defineTexts } from '#common/text.ts'

export const aboutTexts = defineTexts({
  what: {
    en: 'This is a guide for visitors of the Shravani Mela at the Baba Garibnath temple in Muzaffarpur. It shows water, toilets, doctors, the way, phone numbers and times, also without a network.',
    hi: 'यह मुजफ्फरपुर के बाबा गरीबनाथ मंदिर में लगने वाले श्रावणी मेले की गाइड है। इसमें पानी, शौचालय, डॉक्टर, रास्ता, फ़ोन नंबर और समय मिलते हैं, बिना इंटरनेट भी।',
  },
  headWho: { en: 'Who is responsible', hi: 'गाइड किसकी है' },
  who: {
    en: 'The Muzaffarpur Municipal Corporation runs the guide and is responsible for what it says. Questions: help desk, 155304.',
    hi: 'यह गाइड मुजफ्फरपुर नगर निगम चलाता है और इसमें लिखी बातों की ज़िम्मेदारी उसी की है। कुछ पूछना हो तो हेल्प डेस्क पर कॉल करें: 155304।',
  },
  headKnown: { en: 'How sure it is', hi: 'जानकारी कितनी पक्की है' },
  known: {
    en: 'The first places and numbers were collected from published reports in November 2026. Nobody went to see them. Each list says how sure it is and when it was changed; staff correct it.',
    hi: 'शुरू की जगहें और नंबर नवंबर 2026 में छपी खबरों से लिए गए हैं। उन्हें किसी ने जाकर नहीं देखा है। हर सूची बताती है कि वह कितनी पक्की है और कब बदली गई। कर्मचारी इसे सुधारते रहते हैं।',
  },
  data: {
    en: 'The lists are also files for press, map makers and other apps: {openData}.',
    hi: 'ये सूचियाँ प्रेस, नक्शा बनाने वालों और दूसरे ऐप के लिए फ़ाइलों में भी हैं: {openData}।',
  },
})
