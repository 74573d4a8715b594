import { defineTexts } from '#common/text.ts'

export const aboutLinksTexts = defineTexts({
  out: {
    en: 'A link that leaves the guide has an arrow, says so to screen readers and opens in a new tab: directions, street maps, videos, messages.',
    hi: 'जो लिंक गाइड से बाहर जाता है उस पर तीर बना है, स्क्रीन पढ़ने वाला ऐप यह बताता है, और वह नए टैब में खुलता है: रास्ता, सड़कों का नक्शा, वीडियो, संदेश।',
  },
  theirs: {
    en: 'Those sites are run by others and have rules of their own. A link to one does not mean that the corporation recommends it.',
    hi: 'वे साइटें दूसरे लोग चलाते हैं और उनके अपने नियम हैं। लिंक होने का मतलब यह नहीं कि नगर निगम उसकी सलाह देता है।',
  },
  broken: {
    en: 'A link does not work? Please tell us: {feedback}.',
    hi: 'कोई लिंक काम नहीं करता? हमें बताएँ: {feedback}।',
  },
  headIn: { en: 'Links to the guide', hi: 'गाइड का लिंक देना' },
  here: {
    en: 'You may link to every page without asking. Addresses of the lists stay the same. The guide does not open inside a frame of another site.',
    hi: 'आप बिना पूछे किसी भी पेज का लिंक दे सकते हैं। सूचियों के लिंक बदलते नहीं। किसी दूसरी साइट के भीतर यह गाइड नहीं खुलती।',
  },
})
