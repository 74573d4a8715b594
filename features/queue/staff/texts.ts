import { defineTexts } from '#common/text.ts'

export const queueStaffTexts = defineTexts({
  failed: { en: 'The queue could not be loaded', hi: 'कतार की जानकारी नहीं मिल सकी' },
  which: { en: 'What do you tell?', hi: 'क्या बताना है?' },
  tail: { en: 'Tail of the queue', hi: 'कतार का आखिरी सिरा' },
  dakBam: { en: 'Head of the dak bam', hi: 'सबसे आगे के डाक बम' },
  where: { en: '1 Where is the tail?', hi: '1 आखिरी सिरा कहाँ है?' },
  whereHead: { en: 'Where are the first? A tap saves.', hi: 'सबसे आगे वाले कहाँ हैं? टैप करते ही सहेजा जाता है।' },
  order: { en: 'in walking order', hi: 'चलने के क्रम में' },
  tailHere: { en: 'tail is here', hi: 'सिरा यहाँ है' },
  headHere: { en: 'told last', hi: 'पिछली सूचना' },
  hours: { en: '2 Hours of waiting', hi: '2 कितने घंटे का इंतज़ार' },
  tapSaves: { en: 'a tap saves', hi: 'टैप करते ही सहेजा जाता है' },
  placeFirst: { en: 'First tap where the tail is.', hi: 'पहले टैप करके बताएँ कि सिरा कहाँ है।' },
  now: { en: 'Told last: {what}, {ago}', hi: 'पिछली सूचना: {what}, {ago}' },
  none: { en: 'No report yet', hi: 'अभी तक किसी ने नहीं बताया' },
  old: {
    en: 'Older than 30 minutes: visitors read “not known”.',
    hi: '30 मिनट से पुरानी है: लोगों को “अभी पता नहीं” दिखता है।',
  },
  saved: { en: 'Saved: {what}', hi: 'सहेजा गया: {what}' },
  sending: { en: 'Sending: {what}', hi: 'भेजा जा रहा है: {what}' },
  waiting: { en: 'Waiting to be sent: {what}', hi: 'भेजा जाना बाकी है: {what}' },
  notSaved: { en: 'Not saved: {what}', hi: 'सहेजा नहीं गया: {what}' },
  toldBefore: { en: 'You told it at {time}.', hi: 'आपने {time} बताया था।' },
  away: {
    en: 'It is on this phone and sent automatically, once, with the time of your tap.',
    hi: 'यह इस फ़ोन में है और आपके टैप के समय के साथ अपने आप एक बार भेजा जाएगा।',
  },
  tooOld: {
    en: 'It waited for a network for more than three hours. Look again and tell how it is now.',
    hi: 'यह सूचना तीन घंटे से ज़्यादा नेटवर्क न मिलने से रुकी रही। फिर से देखें और अभी का हाल बताएँ।',
  },
  refused: { en: 'The server did not accept it. Tell it again.', hi: 'सर्वर ने इसे स्वीकार नहीं किया। फिर बताएँ।' },
  undo: { en: 'Undo', hi: 'वापस लें' },
  undone: { en: 'Taken back: {what}', hi: 'वापस लिया गया: {what}' },
  putAway: { en: 'OK', hi: 'ठीक है' },
})
