import { defineTexts } from '#common/text.ts'

/** A change of meaning is a new version (noticeVersion in texts.ts). */
export const complaintsNoticeTexts = defineTexts({
  noticeKept: {
    en: 'The municipal corporation keeps your words, what you add of place, position, photo and phone number, and a random code that identifies this phone, to put right what is wrong and to slow down spam.',
    hi: 'नगर निगम आपकी बात, आपकी दी हुई जगह, लोकेशन, फोटो और फ़ोन नंबर, और इस फ़ोन की पहचान का एक कोड रखता है, ताकि दिक्कत दूर हो और झूठी शिकायतें रुकें।',
  },
  noticeSeen: {
    en: 'Only its staff see that. Whoever has the link, or the complaint number and the end of your phone number, sees the subject, the status and the answer. The number is saved on this phone.',
    hi: 'यह सब केवल निगम के कर्मचारी देखते हैं। जिसके पास लिंक हो, या शिकायत नंबर और आपके फ़ोन नंबर के आखिरी अंक हों, उसे विषय, स्थिति और जवाब दिखता है। शिकायत नंबर इस फ़ोन में सहेजा रहता है।',
  },
  noticeLong: {
    en: 'It is erased after twelve months. You can make this phone forget the number under “Status”.',
    hi: 'बारह महीने बाद इसे मिटा दिया जाता है। इस फ़ोन से नंबर आप “स्थिति” में हटा सकते हैं।',
  },
})
