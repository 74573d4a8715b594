import { defineTexts } from '#common/text.ts'

/** A change of meaning is a new version (noticeVersion in danger-kinds.ts). */
export const dangerNoticeTexts = defineTexts({
  noticeKept: {
    en: 'The municipal corporation keeps what you report: kind, place or position, words, photo, and a random code that identifies this phone, to remove the danger and to slow down false reports. It asks for no name and no number.',
    hi: 'नगर निगम आपकी दी हुई सूचना रखता है: खतरा क्या है, जगह या लोकेशन, लिखी बात, फोटो, और इस फ़ोन की पहचान का एक कोड, ताकि खतरा हटे और झूठी सूचनाएँ रुकें। नाम और नंबर नहीं पूछा जाता।',
  },
  noticeSeen: {
    en: 'Only its staff see that. Once they have seen the danger themselves, everybody is told its kind and place, not who reported it.',
    hi: 'यह सब केवल निगम के कर्मचारी देखते हैं। जब वे खतरा खुद देख लेते हैं, तब सबको बताया जाता है कि खतरा क्या है और कहाँ है, यह नहीं कि किसने बताया।',
  },
  noticeLong: {
    en: 'It is erased after twelve months. You can take it back under “Your reports”.',
    hi: 'बारह महीने बाद इसे मिटा दिया जाता है। “आपकी सूचनाएँ” में आप इसे वापस ले सकते हैं।',
  },
})
