import { defineTexts } from '#common/text.ts'

export const itemReportNoticeTexts = defineTexts({
  kept: {
    en: 'We keep your name, phone number, the photo, your words and a random code that identifies this phone, so that things find their owners. Place and camera data of the photo are removed.',
    hi: 'हम आपका नाम, फ़ोन नंबर, फोटो, आपके शब्द और इस फ़ोन की पहचान का एक कोड रखते हैं, ताकि सामान मालिक तक पहुँचे। फोटो से जगह और कैमरे की जानकारी हटा दी जाती है।',
  },
  seen: {
    en: 'Everybody sees: photo, words, name, time, help desk, and your number with six digits covered. The whole number is given one at a time, only if you allow it; we note who asked.',
    hi: 'सबको दिखता है: फोटो, शब्द, नाम, समय, हेल्प डेस्क और छह अंक छिपाकर आपका नंबर। पूरा नंबर एक-एक करके, केवल आपकी अनुमति से दिया जाता है; किसने पूछा, यह दर्ज होता है।',
  },
  long: {
    en: 'A report leaves the list when you say so, or after 15 days. It is erased after twelve months.',
    hi: 'आपके कहने पर या 15 दिन बाद सूचना सूची से हट जाती है। बारह महीने बाद मिटा दी जाती है।',
  },
})
