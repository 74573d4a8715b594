import { defineTexts } from '#common/text.ts'

export const aboutCopyrightTexts = defineTexts({
  quote: {
    en: 'You may print, copy and share pages of the guide if you name the guide and the day. Numbers and places change: do not leave out the day.',
    hi: 'आप गाइड के पेज छाप सकते हैं और शेयर कर सकते हैं, बस गाइड का नाम और तारीख लिखें। नंबर और जगहें बदलती हैं, इसलिए तारीख न हटाएँ।',
  },
  data: {
    en: 'For the lists as files there is a licence: {openData}.',
    hi: 'सूचियों की फ़ाइलों का अपना लाइसेंस है: {openData}।',
  },
  photos: {
    en: 'Photos of the gallery belong to those who took them. Ask them before you use one elsewhere.',
    hi: 'गैलरी की फोटो उनकी हैं जिन्होंने खींची हैं। कहीं और लगाने से पहले उनसे पूछें।',
  },
  map: {
    en: 'The street map is by the contributors of OpenStreetMap and is shown with their name.',
    hi: 'सड़कों का नक्शा ओपन स्ट्रीट मैप के लोगों ने बनाया है और उनके नाम के साथ दिखता है।',
  },
  program: {
    en: 'The program of the guide is open: everybody may use and change it (MIT licence). Its drawings were made for it.',
    hi: 'गाइड का प्रोग्राम खुला है: कोई भी उसे इस्तेमाल कर सकता है और बदल सकता है (एमआईटी लाइसेंस)। इसके चित्र इसी के लिए बनाए गए हैं।',
  },
  open: {
    en: 'The corporation has not confirmed this page yet. The corporation’s own emblem may not be used without its permission.',
    hi: 'नगर निगम ने यह पेज अभी पक्का नहीं किया है। नगर निगम का चिह्न उसकी अनुमति के बिना न लगाएँ।',
  },
})
