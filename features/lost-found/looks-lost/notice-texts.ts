import { defineTexts } from '#common/text.ts'

export const looksLostNoticeTexts = defineTexts({
  kept: {
    en: 'We keep the place, the age, the colour, a name if you write one, your position if your phone gives it, and a random code that identifies this phone. Not who you are.',
    hi: 'हम जगह, उम्र, रंग, लिखा हुआ नाम, फ़ोन की लोकेशन (अगर वह दे) और इस फ़ोन की पहचान का एक कोड रखते हैं। आप कौन हैं, यह नहीं।',
  },
  seen: {
    en: 'Only the control room and the missing-person desks of the fair see it. It is erased after twelve months.',
    hi: 'इसे केवल नियंत्रण कक्ष और मेले के बिछड़े लोगों वाले डेस्क देखते हैं। बारह महीने बाद इसे मिटा दिया जाता है।',
  },
})
