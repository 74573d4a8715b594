import { defineTexts } from '#common/text.ts'

export const missingPersonNoticeTexts = defineTexts({
  kept: {
    en: 'We keep what you write, the photo, your position if you add it, your name, your number and a random code that identifies this phone, to bring people together again.',
    hi: 'हम आपका लिखा, फोटो, लोकेशन (अगर आप जोड़ें), आपका नाम, नंबर और इस फ़ोन की पहचान का एक कोड रखते हैं, ताकि लोग फिर मिल सकें।',
  },
  seen: {
    en: 'Only the control room and the missing-person desks of the fair see it; who looks at it and when is recorded. The photo is never published: the law forbids spreading the photo or the identity of a missing child.',
    hi: 'इसे केवल नियंत्रण कक्ष और मेले के बिछड़े लोगों वाले डेस्क देखते हैं; कौन कब देखता है, यह दर्ज होता है। फोटो कहीं डाली नहीं जाती: बिछड़े बच्चे की फोटो या पहचान फैलाना कानूनन मना है।',
  },
  near: {
    en: 'Staff on duty near the place where somebody was last seen are told age, clothes, first name and that place, so that they can look. No photo, no surname, no word of yours.',
    hi: 'जहाँ आखिरी बार देखा, वहाँ के आस-पास ड्यूटी पर मौजूद कर्मचारियों को उम्र, कपड़े, पहला नाम और वह जगह बताई जाती है, ताकि वे खोजें। फोटो, उपनाम या आपका लिखा नहीं।',
  },
  loud: {
    en: 'To find an adult, first name, village and clothing may be read over the loudspeaker or shown on screens of the fair; the chief may ask everybody in this guide by first name, age, clothes and place. Of a child nothing is, unless the police say so, and never the name.',
    hi: 'वयस्क को ढूँढने के लिए पहला नाम, गाँव और कपड़े लाउडस्पीकर पर पढ़े या मेले की स्क्रीन पर दिखाए जा सकते हैं; मुख्य अधिकारी इस गाइड में पहला नाम, उम्र, कपड़े और जगह बताकर सबसे पूछ सकते हैं। बच्चे के बारे में कुछ नहीं, जब तक पुलिस न कहे, और नाम कभी नहीं।',
  },
  long: {
    en: 'It is erased after twelve months. What you wrote also stays on this phone until two days after the search has ended.',
    hi: 'बारह महीने बाद इसे मिटा दिया जाता है। आपका लिखा इस फ़ोन में भी रहता है, खोज खत्म होने के दो दिन बाद तक।',
  },
  ask: {
    en: 'When you have found each other again, tap “Found again”. If you have a question, call the control room: 155304.',
    hi: 'बिछड़े लोग मिल जाएँ तो “मिल गए” दबाएँ। कुछ पूछना हो तो नियंत्रण कक्ष 155304 पर कॉल करें।',
  },
})
