import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  title: { en: 'What happens with these details', hi: 'इस जानकारी का क्या होता है' },
  kept: {
    en: 'We keep what you write, the photo, your name, your number and a random number of this phone, to bring people together again.',
    hi: 'हम आपका लिखा, फोटो, आपका नाम, नंबर और इस फ़ोन का एक बेतरतीब नंबर रखते हैं, ताकि लोग फिर मिल सकें।',
  },
  seen: {
    en: 'Only the control room sees it; each look is recorded. It is never posted: the law protects pictures of missing children.',
    hi: 'इसे केवल नियंत्रण कक्ष देखता है; हर बार देखना दर्ज होता है। यह कहीं डाला नहीं जाता: बिछड़े बच्चों की फोटो कानूनन सुरक्षित है।',
  },
  long: { en: 'It is erased after twelve months.', hi: 'बारह महीने बाद इसे मिटा दिया जाता है।' },
  ask: {
    en: 'Questions, or found again? Control room, phone 155304.',
    hi: 'कुछ पूछना हो, या मिल गए? नियंत्रण कक्ष, फ़ोन 155304।',
  },
})
