import { defineTexts } from '#common/text.ts'

export const personalDataTexts = defineTexts({
  lead: {
    en: 'A person may ask what the guide keeps about them, or ask for it to be erased. Call the number back first, so that nobody asks for somebody else.',
    hi: 'कोई भी पूछ सकता है कि गाइड में उनकी कौन-सी जानकारी है, या उसे मिटाने को कह सकता है। पहले उसी नंबर पर कॉल करके पक्का करें, ताकि कोई दूसरे के नाम से न माँगे।',
  },
  phone: { en: 'Phone number', hi: 'फ़ोन नंबर' },
  phoneHint: { en: '10 digits', hi: '10 अंक' },
  phoneWrong: { en: 'Please enter the 10 digits of the number', hi: 'कृपया नंबर के 10 अंक लिखें' },
  find: { en: 'Find', hi: 'खोजें' },
  finding: { en: 'Looking...', hi: 'खोज रहे हैं...' },
  none: { en: 'Nothing is kept under {phone}', hi: '{phone} के नाम से कोई जानकारी नहीं है' },
  kept: { en: 'Kept under {phone}', hi: '{phone} के नाम से रखी जानकारी' },
  notice: {
    en: 'Agreed on {time} to notice {version}, shown in {language}',
    hi: '{time} सूचना {version} पर सहमति दी, भाषा: {language}',
  },
  en: { en: 'English', hi: 'अंग्रेज़ी' },
  hi: { en: 'Hindi', hi: 'हिंदी' },
  byStaff: { en: 'Written down by staff', hi: 'कर्मचारियों ने दर्ज किया' },
  reason: { en: 'Why is it erased?', hi: 'क्यों मिटा रहे हैं?' },
  reasonHint: {
    en: 'It is kept with your name. Write no phone number and no name of the person.',
    hi: 'यह आपके नाम के साथ दर्ज रहेगा। इसमें उस व्यक्ति का नाम या नंबर न लिखें।',
  },
  reasonNeeded: { en: 'Please write a reason', hi: 'कृपया कारण लिखें' },
  erase: { en: 'Erase everything', hi: 'सब कुछ मिटाएँ' },
  erasing: { en: 'Erasing...', hi: 'मिटा रहे हैं...' },
  eraseAsk: {
    en: 'Erase everything under {phone}? It cannot be brought back. Contest photos and quiz results leave the contest.',
    hi: '{phone} की सारी जानकारी मिटाएँ? इसे वापस नहीं लाया जा सकेगा। प्रतियोगिता की फोटो और क्विज़ के नतीजे भी हट जाएँगे।',
  },
  eraseYes: { en: 'Yes, erase it', hi: 'हाँ, मिटाएँ' },
  keep: { en: 'Keep it', hi: 'रहने दें' },
  done: { en: 'Erased under {phone}', hi: '{phone} की जानकारी मिटा दी गई' },
  erasedCount: { en: '{n} erased', hi: '{n} मिटाई गईं' },
  staysCount: { en: '{n} kept for now', hi: '{n} अभी रखी हैं' },
  failed: { en: 'Nothing was erased.', hi: 'कुछ नहीं मिटाया गया।' },
  findFailed: { en: 'That did not work.', hi: 'नहीं हो पाया।' },
  tooOften: {
    en: 'Too many numbers within an hour. Please try again later.',
    hi: 'एक घंटे में बहुत ज़्यादा नंबर देखे गए। कृपया बाद में कोशिश करें।',
  },
})
