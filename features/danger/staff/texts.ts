import { defineTexts } from '#common/text.ts'

export const dangerStaffTexts = defineTexts({
  which: { en: 'Which dangers', hi: 'कौन-से खतरे' },
  open: { en: 'Open', hi: 'बाकी' },
  closed: { en: 'Closed', hi: 'निपटे' },
  loadFailed: { en: 'The dangers could not be loaded', hi: 'खतरे नहीं मिल सके' },
  none: { en: 'No danger here', hi: 'यहाँ कोई खतरा नहीं' },
  more: { en: 'Show older', hi: 'पुराने दिखाएँ' },
  told: { en: 'told {n} times', hi: '{n} बार बताया गया' },
  since: { en: 'since {time}', hi: '{time} से' },
  noPlace: { en: 'place only in words', hi: 'जगह केवल लिखी है' },
  stood: {
    en: 'The phone stood here, within {metres} m',
    hi: 'फ़ोन इस जगह पर था, {metres} मीटर के भीतर',
  },
  chosen: {
    en: 'Chosen on the map by the reporter, within {metres} m',
    hi: 'बताने वाले ने नक्शे पर यह जगह चुनी, {metres} मीटर के भीतर',
  },
  about: { en: 'Within {metres} m of this point', hi: 'इस जगह से {metres} मीटर के भीतर' },
  showMap: { en: 'Show on the map', hi: 'नक्शे पर दिखाएँ' },
  mapLabel: { en: 'Map of the reported place', hi: 'बताई गई जगह का नक्शा' },
  mapOpening: { en: 'Opening the map...', hi: 'नक्शा खुल रहा है...' },
  outside: { en: 'Open in Google Maps', hi: 'गूगल मैप में खोलें' },
  showPhoto: { en: 'Show the photo', hi: 'फोटो देखें' },
  photo: { en: 'Photo of the danger, {time}', hi: 'खतरे की फोटो, {time}' },
  answer: { en: 'What did staff find there?', hi: 'वहाँ कर्मचारियों को क्या मिला?' },
  reported: { en: 'Nobody has looked yet', hi: 'अभी किसी ने नहीं देखा' },
  seen: { en: 'Seen', hi: 'देखा, सच है' },
  mending: { en: 'Being dealt with', hi: 'ठीक हो रहा है' },
  mended: { en: 'Dealt with', hi: 'ठीक हो गया' },
  notSo: { en: 'Not so', hi: 'ऐसा नहीं है' },
  saidStill: {
    en: 'Walkers there, still dangerous: {n}, last {time}',
    hi: 'वहाँ से लोगों ने बताया, अब भी खतरा है: {n}, आखिरी बार {time}',
  },
  saidFine: {
    en: 'Walkers there, fine now: {n}, last {time}',
    hi: 'वहाँ से लोगों ने बताया, अब ठीक है: {n}, आखिरी बार {time}',
  },
  tellsAll: {
    en: '“Seen” and “Being dealt with” warn everybody within 1 km. Say it only when one of us has been there.',
    hi: '“देखा, सच है” और “ठीक हो रहा है” से 1 किमी के भीतर सबको चेतावनी जाती है। तभी दबाएँ जब हममें से कोई वहाँ जाकर देख चुका हो।',
  },
  noteHi: { en: 'What walkers should do, in Hindi', hi: 'चलने वाले क्या करें, हिंदी में' },
  noteEn: { en: 'What walkers should do, in English', hi: 'चलने वाले क्या करें, अंग्रेज़ी में' },
  noteHint: { en: 'Such as the side to walk on', hi: 'जैसे किस तरफ़ से चलें' },
  oneIsEnough: {
    en: 'One language is enough. Readers of the other one see that it is not translated.',
    hi: 'एक भाषा में लिखना काफ़ी है। दूसरी भाषा के लोगों को दिखेगा कि अनुवाद नहीं हुआ।',
  },
  chooseAnswer: { en: 'Please choose one', hi: 'कृपया एक चुनें' },
  save: { en: 'Save the answer', hi: 'जवाब सहेजें' },
  saved: { en: 'Saved', hi: 'सहेज लिया गया' },
  changedMeanwhile: {
    en: 'Somebody answered meanwhile. What you wrote is still here; look at the answer above first.',
    hi: 'इस बीच किसी ने जवाब दे दिया। आपका लिखा हुआ यहीं है; पहले ऊपर का जवाब देखें।',
  },
  failed: {
    en: 'Not saved. What you wrote is still here.',
    hi: 'सहेजा नहीं गया। आपका लिखा हुआ यहीं है।',
  },
})
