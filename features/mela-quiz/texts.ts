import { defineTexts } from '#common/text.ts'

export const melaQuizTexts = defineTexts({
  lead: { en: '10 questions, 10 minutes', hi: '10 सवाल, 10 मिनट' },
  leadUse: {
    en: 'On the temple, the fair and the holy water. One attempt for each phone and each phone number.',
    hi: 'मंदिर, मेले और गंगाजल के बारे में। एक फ़ोन और एक फ़ोन नंबर से एक ही बार खेल सकते हैं।',
  },
  name: { en: 'Your name', hi: 'आपका नाम' },
  phone: { en: 'Phone number', hi: 'फ़ोन नंबर' },
  nameShown: {
    en: 'Shown on the leaderboard if you are among the best hundred',
    hi: 'आप सबसे आगे के सौ में हुए तो अंक तालिका में यही दिखेगा',
  },
  phoneHidden: { en: 'Only staff see it', hi: 'यह केवल कर्मचारी देखते हैं' },
  nameMissing: { en: 'Please enter your name', hi: 'कृपया अपना नाम लिखें' },
  phoneWrong: {
    en: 'Please enter a valid 10-digit phone number',
    hi: 'कृपया 10 अंकों का सही फ़ोन नंबर लिखें',
  },
  ofAge: {
    en: 'By starting I confirm that I am 18 or older, or that a parent is entering for me.',
    hi: 'क्विज़ शुरू करने का मतलब है: मेरी उम्र 18 साल या उससे ज़्यादा है, या मेरे माता-पिता मेरी ओर से भर रहे हैं।',
  },
  start: { en: 'Start quiz', hi: 'क्विज़ शुरू करें' },
  starting: { en: 'Starting...', hi: 'शुरू हो रही है...' },
  failed: {
    en: 'Something went wrong, please try again',
    hi: 'कुछ गड़बड़ हो गई, कृपया फिर कोशिश करें',
  },
  failedOffline: {
    en: 'There is no network, and the quiz can only start with one. Your name and number stay here: press “Start quiz” again later.',
    hi: 'नेटवर्क नहीं है, और क्विज़ नेटवर्क होने पर ही शुरू हो सकती है। आपका नाम और नंबर यहीं रहेंगे: बाद में “क्विज़ शुरू करें” फिर दबाएँ।',
  },
  failedServer: {
    en: 'The guide did not answer. Wait a minute, then press “Start quiz” again.',
    hi: 'गाइड से जवाब नहीं आया। एक मिनट रुकें, फिर “क्विज़ शुरू करें” दबाएँ।',
  },
  unreachableUse: {
    en: 'The quiz has been played on this phone. Its result is shown as soon as there is a network.',
    hi: 'इस फ़ोन से क्विज़ खेली जा चुकी है। नेटवर्क आते ही नतीजा दिखेगा।',
  },
  tooMany: {
    en: 'Too many have started on this phone today. Please come back tomorrow.',
    hi: 'आज इस फ़ोन से बहुत लोग खेल चुके हैं। कृपया कल फिर आएँ।',
  },
  question: { en: 'Question {n} / {most}', hi: 'सवाल {n} / {most}' },
  letters: { en: 'A B C D', hi: 'क ख ग घ' },
  lastMinute: { en: 'Last minute', hi: 'आखिरी मिनट' },
  timeLeft: { en: 'Time left', hi: 'बचा समय' },
  previous: { en: 'Previous', hi: 'पिछला' },
  skip: { en: 'Skip', hi: 'छोड़ें' },
  next: { en: 'Next', hi: 'अगला' },
  submit: { en: 'Submit', hi: 'जमा करें' },
  saving: { en: 'Saving...', hi: 'सहेज रहे हैं...' },
  saveFailed: { en: 'Error saving results', hi: 'नतीजा नहीं सहेजा जा सका' },
  saveFailedUse: {
    en: 'Your answers are saved on this phone. Keep this page open: they will be sent automatically when there is a network, or press “Try Again”. Only what arrives within the 10 minutes counts.',
    hi: 'आपके जवाब इस फ़ोन में सहेजे हुए हैं। यह पेज खुला रखें: नेटवर्क आते ही वे अपने आप भेज दिए जाएँगे, या “फिर कोशिश करें” दबाएँ। 10 मिनट के भीतर पहुँचे जवाब ही गिने जाएँगे।',
  },
  timeUpNow: {
    en: 'Time is up. Your answers are being counted.',
    hi: 'समय पूरा हो गया। आपके जवाब गिने जा रहे हैं।',
  },
  leaderboard: { en: 'Leaderboard', hi: 'अंक तालिका' },
})
/** Version of the notice (notice-texts.ts): kept with every attempt. */
export const melaQuizNoticeVersion = 'mela-quiz-2027-3'
