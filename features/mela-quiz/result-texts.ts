import { defineTexts } from '#common/text.ts'

/** Texts of the parts that load after the quiz: result, leaderboard and review. */
export const resultTexts = defineTexts({
  withdrawAsk: {
    en: 'Erase your name and number? Your result leaves the ranking, and this phone cannot play again at this fair.',
    hi: 'अपना नाम और नंबर मिटाएँ? आपका नतीजा अंक तालिका से हट जाएगा, और इस मेले में इस फ़ोन से दोबारा नहीं खेल सकेंगे।',
  },
  withdrawn: { en: 'Your name and number were erased', hi: 'आपका नाम और नंबर मिटा दिए गए' },
  devicePlayed: {
    en: 'The quiz has been played on this phone',
    hi: 'इस फ़ोन से क्विज़ खेली जा चुकी है',
  },
  devicePlayedUse: {
    en: 'Each phone has one attempt. Does your family share it? The help desk can let others play too: 155304.',
    hi: 'एक फ़ोन से एक ही बार खेल सकते हैं। घर के और लोग भी खेलना चाहते हैं? हेल्प डेस्क उन्हें मौका दे सकता है: 155304।',
  },
  notYou: {
    en: 'Was it not you? The help desk can give you a new attempt: 155304.',
    hi: 'आप नहीं खेले? हेल्प डेस्क आपको नया मौका दे सकता है: 155304।',
  },
  notRanked: {
    en: 'This attempt is not in the ranking. Questions? Help desk: 155304.',
    hi: 'यह नतीजा अंक तालिका में नहीं गिना गया। कुछ पूछना हो तो हेल्प डेस्क: 155304।',
  },
  yourScore: { en: 'Your score', hi: 'आपके अंक' },
  toldLater: { en: 'Your answers have arrived', hi: 'आपके जवाब मिल गए' },
  toldLaterUse: {
    en: 'There is a prize, so scores and ranks are told after the fair. Open the quiz on this phone then.',
    hi: 'क्विज़ में इनाम है, इसलिए अंक और रैंक मेले के बाद बताए जाएँगे। तब इसी फ़ोन पर क्विज़ खोलें।',
  },
  rank: { en: 'Rank {n}', hi: 'रैंक {n}' },
  already: {
    en: 'You have already attempted the quiz with this phone number.',
    hi: 'इस फ़ोन नंबर से क्विज़ पहले ही खेली जा चुकी है।',
  },
  late: {
    en: 'Time was up. The answers that had arrived by then have been counted.',
    hi: 'समय पूरा हो गया था। तब तक पहुँचे जवाब गिने गए हैं।',
  },
  timeUp: {
    en: 'Time is up. Your answers have been counted.',
    hi: 'समय पूरा हो गया। आपके जवाब गिन लिए गए हैं।',
  },
  another: { en: 'Somebody else plays on this phone', hi: 'इस फ़ोन पर कोई और खेलेगा' },
  elsewhere: {
    en: 'The quiz is being played on another phone with this number.',
    hi: 'इस नंबर से दूसरे फ़ोन पर क्विज़ चल रही है।',
  },
})

export const bestTexts = defineTexts({
  ownRank: { en: 'Your rank: {n}', hi: 'आपकी रैंक: {n}' },
  toldLater: {
    en: 'There is a prize: the best are listed after the fair. Players so far: {n}.',
    hi: 'क्विज़ में इनाम है: सबसे अच्छे खिलाड़ियों की सूची मेले के बाद दिखेगी। अब तक के खिलाड़ी: {n}।',
  },
  nobody: { en: 'Nobody has played yet', hi: 'अभी तक किसी ने नहीं खेला' },
  back: { en: 'Back', hi: 'वापस' },
})

export const reviewTexts = defineTexts({
  review: { en: 'Questions and answers', hi: 'सवाल और जवाब' },
  rightAnswer: { en: 'Right answer: {answer}', hi: 'सही जवाब: {answer}' },
  yourAnswer: { en: 'Your answer: {answer}', hi: 'आपका जवाब: {answer}' },
  noAnswer: { en: 'not answered', hi: 'जवाब नहीं दिया' },
})
