import { defineTexts } from '#common/text.ts'

export const loudspeakerTexts = defineTexts({
  title: { en: 'Read out now', hi: 'लाउडस्पीकर पर पढ़ें' },
  wasRead: { en: 'Was read', hi: 'पढ़ दिया' },
  readOnce: { en: 'Read once, at {time}', hi: '{time} पढ़ा गया, 1 बार' },
  readTimes: { en: 'Read {n} times, last at {time}', hi: '{n} बार पढ़ा गया, पिछली बार {time}' },
  onScreens: { en: 'Show on screens', hi: 'स्क्रीन पर दिखाएँ' },
  offScreens: { en: 'Take off the screens', hi: 'स्क्रीन से हटाएँ' },
  isOnScreens: { en: 'On the control room’s screen now', hi: 'अभी नियंत्रण कक्ष की स्क्रीन पर है' },
  rule: {
    en: 'What is read out and shown: first name, village, clothing. Never a photo or a number.',
    hi: 'लोगों को केवल पहला नाम, गाँव और कपड़े बताए जाते हैं। फोटो या नंबर कभी नहीं।',
  },
  child: {
    en: 'A child is not read out and not shown, unless the police say so.',
    hi: 'बच्चों की बात न पढ़ी जाती है, न दिखाई जाती है, जब तक पुलिस न कहे।',
  },
  'no-age': {
    en: 'Write down the age first: of a child nothing may be read out.',
    hi: 'पहले उम्र लिखें: बच्चों की बात पढ़ी नहीं जाती।',
  },
  officer: { en: 'Which officer said so: name and station', hi: 'किस अधिकारी ने कहा: नाम और थाना' },
  saidSo: { en: 'The police have said so', hi: 'पुलिस ने कहा है' },
  saidBy: {
    en: 'The police have said so: {from}. Written by {by}, {time}.',
    hi: 'पुलिस ने कहा है: {from}। {by} ने लिखा, {time}।',
  },
  childRule: {
    en: 'Only clothing and desk are said, never the name.',
    hi: 'केवल कपड़े और डेस्क बताए जाते हैं, नाम कभी नहीं।',
  },
  noMore: { en: 'The police no longer allow it', hi: 'पुलिस ने मना कर दिया' },
  needed: { en: 'Please fill this in', hi: 'कृपया इसे भरें' },
  policeTitle: { en: 'To the police', hi: 'पुलिस को' },
  policeDue: {
    en: 'After 12 hours the police are told: at {time}.',
    hi: '12 घंटे बाद पुलिस को बताया जाता है: {time}।',
  },
  policeAtOnce: {
    en: 'Under 18: the police are told at once.',
    hi: '18 साल से कम: पुलिस को तुरंत बताएँ।',
  },
  policeNoAge: {
    en: 'Age not known: of somebody under 18 the police are told at once.',
    hi: 'उम्र पता नहीं: 18 साल से कम हों तो पुलिस को तुरंत बताएँ।',
  },
  policeLate: {
    en: 'More than 12 hours: tell the police now and write it down here.',
    hi: '12 घंटे से ज़्यादा हो गए: अभी पुलिस को बताएँ और यहाँ लिखें।',
  },
  policeStation: { en: 'Which station was told', hi: 'किस थाने को बताया' },
  policeTold: { en: 'The police know', hi: 'पुलिस को बता दिया' },
  policeEnd: {
    en: 'The search is over, and {station} was told of it: tell them that it is over.',
    hi: 'खोज खत्म हो गई है और {station} को इसकी सूचना थी: उन्हें बताएँ कि खोज खत्म हुई।',
  },
  policeEndTold: { en: 'The police know that it is over', hi: 'पुलिस को बता दिया कि खोज खत्म हुई' },
  policeEndKnows: {
    en: '{station} heard that it is over. {name}, {time}',
    hi: '{station} को बताया गया कि खोज खत्म हुई। {name}, {time}',
  },
  policeKnows: { en: '{station} was told. {name}, {time}', hi: '{station} को बताया गया। {name}, {time}' },
})
