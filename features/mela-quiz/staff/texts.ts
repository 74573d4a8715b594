import { defineTexts } from '#common/text.ts'

export const melaQuizStaffTexts = defineTexts({
  loadFailed: { en: 'The players could not be loaded', hi: 'खिलाड़ियों की सूची नहीं मिल सकी' },
  showAnswers: {
    en: 'Show each player the right answers before the fair is over',
    hi: 'मेला खत्म होने से पहले ही खिलाड़ियों को सही जवाब दिखाएँ',
  },
  showAnswersHint: {
    en: 'Whoever has seen them can tell others who have not played yet.',
    hi: 'जिन्होंने देख लिए, वे उन्हें बता सकते हैं जो अभी खेले नहीं।',
  },
  players: { en: 'Players: {count}', hi: 'खिलाड़ी: {count}' },
  none: { en: 'Nobody has played yet', hi: 'अभी तक कोई नहीं खेला' },
  score: { en: '{score} of {total}', hi: '{total} में से {score}' },
  call: { en: 'Call {name}', hi: '{name} को कॉल करें' },
  draws: {
    en: 'Draw ten questions for each player',
    hi: 'हर खिलाड़ी के लिए दस सवाल अलग से चुनें',
  },
  drawsHint: {
    en: 'For a quiz with a prize. Otherwise everybody gets the same ten questions.',
    hi: 'इनाम वाली क्विज़ के लिए। नहीं तो सबसे वही दस सवाल पूछे जाते हैं।',
  },
  prize: { en: 'The best win a prize', hi: 'सबसे अच्छे खिलाड़ियों को इनाम मिलेगा' },
  prizeHint: {
    en: 'Scores, ranks and right answers are told after the fair. Of equal scores the quicker one is first.',
    hi: 'अंक, रैंक और सही जवाब मेले के बाद बताए जाएँगे। बराबर अंक हों तो जिसने कम समय लिया, वह आगे रहेगा।',
  },
  tooFew: {
    en: 'Not saved. Questions can only be drawn from at least 60.',
    hi: 'सहेजा नहीं गया। सवाल चुनने के लिए कम से कम 60 सवाल चाहिए।',
  },
  findPhone: { en: 'Find a phone number', hi: 'फ़ोन नंबर से खोजें' },
  noneOfPhone: { en: 'Nobody has played with this number', hi: 'इस नंबर से कोई नहीं खेला' },
  isHidden: { en: 'name hidden', hi: 'नाम छिपा है' },
  isVoided: { en: 'not counted', hi: 'गिनती में नहीं' },
  isReleased: { en: 'number released, not counted', hi: 'नंबर दोबारा खेल सकता है, यह गिनती में नहीं' },
  isDeviceReleased: { en: 'phone released', hi: 'फ़ोन पर कोई और खेल सकता है' },
  reason: { en: 'Reason', hi: 'कारण' },
  reasonNeeded: { en: 'Please write a reason', hi: 'कृपया कारण लिखें' },
  decided: { en: 'Saved', hi: 'सहेजा गया' },
  hide: { en: 'Hide the name', hi: 'नाम छिपाएँ' },
  show: { en: 'Show the name', hi: 'नाम दिखाएँ' },
  void: { en: 'Do not count this attempt', hi: 'यह नतीजा गिनती से हटाएँ' },
  restore: { en: 'Count this attempt again', hi: 'यह नतीजा फिर गिनें' },
  release: { en: 'Let this number play again', hi: 'इस नंबर को फिर खेलने दें' },
  releaseDevice: { en: 'Let somebody else play on this phone', hi: 'इस फ़ोन पर किसी और को खेलने दें' },
  releaseHint: {
    en: 'A number that plays again loses this attempt. Call the number first.',
    hi: 'नंबर फिर खेले तो यह नतीजा नहीं गिना जाएगा। पहले उस नंबर पर कॉल करें।',
  },
  addQuestion: { en: 'Add a question', hi: 'सवाल जोड़ें' },
  changeQuestion: { en: 'Change the question', hi: 'सवाल बदलें' },
  questionsLead: {
    en: 'Ten of these are drawn for each player, if the quiz is set so. A question that was asked already counts as it was asked.',
    hi: 'क्विज़ में ऐसा चुना हो, तो हर खिलाड़ी से इनमें से दस सवाल पूछे जाते हैं। जो सवाल पूछा जा चुका है, वह वैसा ही गिना जाता है।',
  },
  questionText: { en: 'Question', hi: 'सवाल' },
  right: { en: 'Right answer', hi: 'सही जवाब' },
  wrong: { en: 'Wrong answer {n}', hi: 'गलत जवाब {n}' },
  why: { en: 'Why', hi: 'क्यों' },
  more: { en: 'Show more', hi: 'और दिखाएँ' },
})
