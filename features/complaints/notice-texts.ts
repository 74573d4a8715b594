import { defineTexts } from '#common/text.ts'

/** A change of meaning is a new version (noticeVersion in texts.ts). */
export const texts = defineTexts({
  noticeTitle: { en: 'What happens with your details', hi: 'आपकी जानकारी का क्या होता है' },
  noticeKept: {
    en: 'The municipal corporation keeps your words, what you add of place, position, photo and phone number, and a random number of this phone, to put right what is wrong and to slow down spam.',
    hi: 'नगर निगम आपकी बात, आपकी दी हुई जगह, लोकेशन, फोटो और फ़ोन नंबर, और इस फ़ोन का एक बेतरतीब नंबर रखता है, ताकि दिक्कत दूर हो और झूठी शिकायतें रुकें।',
  },
  noticeSeen: {
    en: 'Only its staff see that. Whoever has the complaint number sees the subject, the status and the answer; this phone remembers the number.',
    hi: 'यह सब केवल निगम के कर्मचारी देखते हैं। जिसके पास शिकायत नंबर है उसे विषय, स्थिति और जवाब दिखता है; यह फ़ोन नंबर याद रखता है।',
  },
  noticeLong: {
    en: 'It is erased after twelve months. You can make this phone forget the number under “Status”.',
    hi: 'बारह महीने बाद इसे मिटा दिया जाता है। इस फ़ोन से नंबर आप “स्थिति” में हटा सकते हैं।',
  },
  noticeAsk: {
    en: 'Questions, or want it removed? Help desk of the municipal corporation, phone 155304.',
    hi: 'कुछ पूछना हो या हटवाना हो? नगर निगम हेल्प डेस्क, फ़ोन 155304।',
  },
})
