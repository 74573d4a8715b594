import { defineTexts } from '#common/text.ts'

export const aboutAccessibilityTexts = defineTexts({
  aim: {
    en: 'Everybody should be able to use this guide. The aim is WCAG 2.2, level AA; the guidelines for Indian government websites (GIGW 3.0) ask for WCAG 2.1, level AA.',
    hi: 'यह गाइड हर कोई इस्तेमाल कर सके, यही कोशिश है। लक्ष्य है वेब को सुगम बनाने के मानक का दूसरा स्तर (2.2); भारत सरकार की वेबसाइटों के नियम इसका 2.1 माँगते हैं।',
  },
  headHelps: { en: 'What helps', hi: 'क्या मदद करता है' },
  reading: {
    en: 'The menu has larger text and stronger contrast. Hindi and English change on every page with one key.',
    hi: 'मेनू में बड़े अक्षर और गहरा रंग चुन सकते हैं। हर पेज पर एक बटन से हिंदी और अंग्रेज़ी बदलती है।',
  },
  ways: {
    en: 'Every page works by keyboard alone and with a screen reader. Each drawing and map has its list in words. Nothing is told by colour or sound alone.',
    hi: 'हर पेज केवल कीबोर्ड से और स्क्रीन पढ़ने वाले ऐप से चलता है। हर चित्र और नक्शे की जानकारी शब्दों में भी है। कोई बात केवल रंग या आवाज़ से नहीं बताई जाती।',
  },
  net: {
    en: 'Lists, numbers and the route are there without a network and without script.',
    hi: 'सूचियाँ, नंबर और रास्ता बिना इंटरनेट और बिना स्क्रिप्ट भी मिलते हैं।',
  },
  headLimits: { en: 'What we know is missing', hi: 'क्या अभी कम है' },
  limits: {
    en: 'It was checked by programs and by keyboard. No person with a disability has tried it for us yet, and no office has certified it. Live streams may have no captions.',
    hi: 'इसे प्रोग्राम से और कीबोर्ड से जाँचा गया है। किसी दिव्यांग व्यक्ति ने इसे हमारे लिए अभी तक नहीं जाँचा है और किसी दफ़्तर ने प्रमाण पत्र नहीं दिया है। सीधे प्रसारण में लिखे हुए शब्द शायद न हों।',
  },
  tell: {
    en: 'Something does not work for you? Call the help desk, 155304, or write: {feedback}.',
    hi: 'आपको कोई दिक्कत आती है? हेल्प डेस्क 155304 पर कॉल करें, या लिखें: {feedback}।',
  },
})
