import { defineTexts } from '#common/text.ts'

export const noticesReceivedTexts = defineTexts({
  title: { en: 'Official warnings received', hi: 'आई हुई सरकारी चेतावनियाँ' },
  lastRead: { en: 'Last read {time}.', hi: 'पिछली बार {time} देखा गया।' },
  failed: {
    en: 'The warnings could not be read since {time}. Ask the disaster authority by phone.',
    hi: '{time} से चेतावनियाँ नहीं मिल रही हैं। आपदा विभाग से फ़ोन पर पूछें।',
  },
  none: { en: 'No warning waits for you.', hi: 'कोई चेतावनी आपके फ़ैसले के इंतज़ार में नहीं है।' },
  tell: { en: 'Write a notice from it', hi: 'इससे सूचना लिखें' },
  putAway: { en: 'Not for our visitors', hi: 'हमारे लोगों के लिए नहीं' },
  told: {
    en: 'The warning is filled in below. Read it, correct it, then tell everybody.',
    hi: 'चेतावनी नीचे भर दी गई है। पढ़ें, सुधारें, फिर सबको बताएँ।',
  },
  decided: {
    en: 'Somebody else has decided about this warning meanwhile.',
    hi: 'इस बीच किसी और ने इस चेतावनी पर फ़ैसला कर लिया।',
  },
  gone: { en: 'The warning is put away', hi: 'चेतावनी हटा दी गई' },
  Extreme: { en: 'Extreme danger', hi: 'बहुत बड़ा खतरा' },
  Severe: { en: 'Severe danger', hi: 'बड़ा खतरा' },
  Moderate: { en: 'Moderate danger', hi: 'मध्यम खतरा' },
  Minor: { en: 'Small danger', hi: 'छोटा खतरा' },
  Unknown: { en: 'Danger not judged', hi: 'खतरा कितना, पता नहीं' },
  cancel: { en: 'Called off', hi: 'चेतावनी वापस ली गई' },
  update: { en: '(a change of an earlier one)', hi: '(पहले की चेतावनी में बदलाव)' },
  endYours: {
    en: 'If your notice about it is still shown, end it below.',
    hi: 'अगर इस बारे में आपकी सूचना अब भी दिख रही है, तो उसे नीचे हटाएँ।',
  },
  by: { en: '{name}, {time}.', hi: '{name}, {time}।' },
  until: { en: 'Holds until {time}.', hi: '{time} तक लागू।' },
  area: { en: 'For: {area}', hi: 'कहाँ के लिए: {area}' },
})
