import { defineTexts } from '#common/text.ts'

/** A change of meaning is a new version (noticeVersion in texts.ts). */
export const melaQuizNoticeTexts = defineTexts({
  noticeKept: {
    en: 'We keep your name, phone number, your answers and a random code that identifies this phone, so that each number plays once and the best can be reached.',
    hi: 'हम आपका नाम, फ़ोन नंबर, जवाब और इस फ़ोन की पहचान का एक कोड रखते हैं, ताकि हर नंबर से एक ही बार खेला जाए और सबसे आगे रहने वालों से बात हो सके।',
  },
  noticeSeen: {
    en: 'Everybody sees the name, score and rank of the best hundred, until thirty days after the fair. Only staff see your phone number.',
    hi: 'सबसे आगे के सौ लोगों के नाम, अंक और रैंक मेले के तीस दिन बाद तक सबको दिखते हैं। फ़ोन नंबर केवल कर्मचारी देखते हैं।',
  },
  noticeLong: { en: 'It is erased after twelve months.', hi: 'बारह महीने बाद इसे मिटा दिया जाता है।' },
})
