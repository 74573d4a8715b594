import type { Text } from '#common/text.ts'

/**
 * The ten questions with their answers. The file is `.server.ts`, so that answers never reach the browser. Each fact is
 * published or about this guide; a question about a tradition says so.
 */
export type KeyedQuestion = {
  id: string
  question: Text
  right: Text
  wrong: readonly [Text, Text, Text]
  why: Text
}

export const quizQuestions: readonly KeyedQuestion[] = [
  {
    id: 'q1',
    question: {
      en: 'To which deity is the Garibnath temple dedicated?',
      hi: 'गरीबनाथ मंदिर किस देवता का है?',
    },
    right: { en: 'Shiva', hi: 'शिव' },
    wrong: [
      { en: 'Vishnu', hi: 'विष्णु' },
      { en: 'Surya', hi: 'सूर्य' },
      { en: 'Ganesha', hi: 'गणेश' },
    ],
    why: {
      en: 'Baba Garibnath is a form of Shiva; a lingam is worshipped in the temple.',
      hi: 'बाबा गरीबनाथ शिव का ही रूप हैं; मंदिर में शिवलिंग की पूजा होती है।',
    },
  },
  {
    id: 'q2',
    question: {
      en: 'In which month is the fair held?',
      hi: 'यह मेला किस महीने में लगता है?',
    },
    right: { en: 'Shravan', hi: 'सावन (श्रावण)' },
    wrong: [
      { en: 'Kartik', hi: 'कार्तिक' },
      { en: 'Chaitra', hi: 'चैत्र' },
      { en: 'Magh', hi: 'माघ' },
    ],
    why: {
      en: 'The Shravani Mela lasts the whole month of Shravan, in July and August.',
      hi: 'श्रावणी मेला पूरे सावन (श्रावण) महीने चलता है, यानी जुलाई-अगस्त में।',
    },
  },
  {
    id: 'q3',
    question: {
      en: "Which river's water do kanwariyas offer to Baba Garibnath?",
      hi: 'कांवरिये बाबा गरीबनाथ पर किस नदी का जल चढ़ाते हैं?',
    },
    right: { en: 'Ganga', hi: 'गंगा' },
    wrong: [
      { en: 'Kosi', hi: 'कोसी' },
      { en: 'Bagmati', hi: 'बागमती' },
      { en: 'Burhi Gandak', hi: 'बूढ़ी गंडक' },
    ],
    why: {
      en: 'The water is drawn from the Ganga and carried to the temple on foot.',
      hi: 'जल गंगा से भरा जाता है और पैदल मंदिर तक लाया जाता है।',
    },
  },
  {
    id: 'q4',
    question: {
      en: 'At which ghat do kanwariyas fill the water for Baba Garibnath?',
      hi: 'कांवरिये बाबा गरीबनाथ के लिए जल किस घाट से भरते हैं?',
    },
    right: { en: 'Pahleja Ghat', hi: 'पहलेजा घाट' },
    wrong: [
      { en: 'Simaria Ghat', hi: 'सिमरिया घाट' },
      { en: 'Dashashwamedh Ghat', hi: 'दशाश्वमेध घाट' },
      { en: 'Sultanganj Ghat', hi: 'सुल्तानगंज घाट' },
    ],
    why: {
      en: 'Pilgrims to Garibnath fill their pots at Pahleja Ghat on the Ganga.',
      hi: 'गरीबनाथ जाने वाले श्रद्धालु गंगा के पहलेजा घाट पर जल भरते हैं।',
    },
  },
  {
    id: 'q5',
    question: {
      en: 'About how long is the walk from the Ganga to the temple?',
      hi: 'गंगा से मंदिर तक की पैदल यात्रा लगभग कितनी लंबी है?',
    },
    right: { en: 'About 70 km', hi: 'लगभग 70 किमी' },
    wrong: [
      { en: 'About 10 km', hi: 'लगभग 10 किमी' },
      { en: 'About 200 km', hi: 'लगभग 200 किमी' },
      { en: 'About 500 km', hi: 'लगभग 500 किमी' },
    ],
    why: {
      en: 'From Pahleja Ghat to the temple it is about 70 km on foot.',
      hi: 'पहलेजा घाट से मंदिर तक पैदल लगभग 70 किमी है।',
    },
  },
  {
    id: 'q6',
    question: {
      en: 'Which day of the week is the greatest day of the water offering in Shravan?',
      hi: 'सावन में जलाभिषेक का सबसे बड़ा दिन कौन-सा है?',
    },
    right: { en: 'Monday', hi: 'सोमवार' },
    wrong: [
      { en: 'Tuesday', hi: 'मंगलवार' },
      { en: 'Thursday', hi: 'गुरुवार' },
      { en: 'Friday', hi: 'शुक्रवार' },
    ],
    why: {
      en: 'Every Monday of Shravan is a day of the offering; the queue grows from Sunday night.',
      hi: 'सावन की हर सोमवारी जलाभिषेक का दिन है; कतार रविवार रात से ही बढ़ने लगती है।',
    },
  },
  {
    id: 'q7',
    question: {
      en: 'Into whose ear do devotees whisper their wishes at the temple?',
      hi: 'मंदिर में श्रद्धालु अपनी मनोकामना किसके कान में कहते हैं?',
    },
    right: { en: 'Nandi', hi: 'नंदी' },
    wrong: [
      { en: 'Garuda', hi: 'गरुड़' },
      { en: 'Hanuman', hi: 'हनुमान' },
      { en: 'Airavata', hi: 'ऐरावत' },
    ],
    why: {
      en: "By tradition a wish is whispered into Nandi's ear. The guide's “ask Nandi” is named after it.",
      hi: 'मान्यता है कि मनोकामना नंदी के कान में कही जाती है। गाइड का ‘नंदी से पूछें’ नाम भी यहीं से है।',
    },
  },
  {
    id: 'q8',
    question: {
      en: 'Tradition tells that a tree was being cut where the lingam was found. What began to flow from it?',
      hi: 'मान्यता है कि जहाँ शिवलिंग मिला, वहाँ एक पेड़ काटते समय उससे क्या बहने लगा था?',
    },
    right: { en: 'Red sap', hi: 'लाल रस' },
    wrong: [
      { en: 'Milk', hi: 'दूध' },
      { en: 'Honey', hi: 'शहद' },
      { en: 'Oil', hi: 'तेल' },
    ],
    why: {
      en: 'Tradition tells that one of seven trees was being cut when red sap flowed and the lingam was found.',
      hi: 'मान्यता है कि सात पेड़ों में से एक को काटते समय लाल रस बहा और शिवलिंग मिला।',
    },
  },
  {
    id: 'q9',
    question: {
      en: 'What is the Garibnath temple also called?',
      hi: 'गरीबनाथ मंदिर को और क्या कहा जाता है?',
    },
    right: { en: 'The Deoghar of Bihar', hi: 'बिहार का देवघर' },
    wrong: [
      { en: 'The Rameshwaram of Bihar', hi: 'बिहार का रामेश्वरम' },
      { en: 'The Dwarka of Bihar', hi: 'बिहार की द्वारका' },
      { en: 'The Puri of Bihar', hi: 'बिहार की पुरी' },
    ],
    why: {
      en: 'Devotees call it the Deoghar of Bihar.',
      hi: 'श्रद्धालु इसे बिहार का देवघर कहते हैं।',
    },
  },
  {
    id: 'q10',
    question: {
      en: 'At which railway crossing do kanwariyas enter Muzaffarpur city?',
      hi: 'कांवरिये किस रेलवे गुमटी से होकर मुजफ्फरपुर शहर में आते हैं?',
    },
    right: { en: 'Ramdayalu', hi: 'रामदयालु' },
    wrong: [
      { en: 'Sonpur', hi: 'सोनपुर' },
      { en: 'Hajipur', hi: 'हाजीपुर' },
      { en: 'Goraul', hi: 'गोरौल' },
    ],
    why: {
      en: 'From the Ramdayalu crossing the kanwar path leads through Aghoria Bazar and Harisabha to the temple.',
      hi: 'रामदयालु गुमटी से रास्ता अघोरिया बाजार और हरिसभा होकर मंदिर तक जाता है।',
    },
  },
]
