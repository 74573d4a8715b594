import { defineTexts } from '#common/text.ts'

export const surveyTexts = defineTexts({
  start: { en: 'Start recording', hi: 'रास्ता दर्ज करना शुरू करें' },
  lead: {
    en: 'Walk the route with this phone. It records the way, and each place with one press. It needs no network: everything is kept on this phone and sent once when there is one.',
    hi: 'इस फ़ोन को लेकर रास्ते पर चलें। रास्ता अपने आप दर्ज होता है, और हर जगह एक बटन दबाने से। नेटवर्क ज़रूरी नहीं: सब कुछ इस फ़ोन में रहता है और नेटवर्क मिलते ही एक बार भेजा जाता है।',
  },
  before: {
    en: 'Allow the location. Charge the phone: the screen stays on while you walk. Keep this page in front.',
    hi: 'लोकेशन की अनुमति दें। फ़ोन चार्ज कर लें: चलते समय स्क्रीन चालू रहती है। यही पेज सामने रखें।',
  },
  seen: {
    en: 'The corporation sees where you walked and when. This is erased after 90 days; the places stay.',
    hi: 'आप कहाँ और कब चले, यह नगर निगम देख सकता है। 90 दिन बाद यह मिटा दिया जाता है; जगहें रहती हैं।',
  },
  reading: { en: 'Reading what is on this phone...', hi: 'फ़ोन में दर्ज जानकारी देखी जा रही है...' },
  elsewhere: {
    en: 'The way is being recorded in another tab of this phone. Go on there.',
    hi: 'रास्ता इसी फ़ोन के दूसरे टैब में दर्ज हो रहा है। वहीं जारी रखें।',
  },
  recording: { en: 'Recording the way', hi: 'रास्ता दर्ज हो रहा है' },
  end: { en: 'End', hi: 'खत्म करें' },
  walked: { en: 'Walked', hi: 'चले' },
  km: { en: '{n} km', hi: '{n} किमी' },
  time: { en: 'Time', hi: 'समय' },
  location: { en: 'Location', hi: 'लोकेशन' },
  toMetres: { en: 'to {n} m', hi: '{n} मी तक' },
  noLocation: { en: 'none', hi: 'नहीं' },
  battery: { en: 'Battery', hi: 'बैटरी' },
  map: {
    en: 'The last stretch of your way: {points} places, {gaps} gaps in all',
    hi: 'आपके रास्ते का पिछला हिस्सा: कुल {points} जगहें, {gaps} जगह रास्ता छूटा',
  },
  gap: { en: '{n} min of the way are missing', hi: '{n} मिनट का रास्ता दर्ज नहीं हुआ' },
  wait: {
    en: 'Looking for your location. Stay under the open sky.',
    hi: 'आपकी लोकेशन ढूँढी जा रही है। खुले में रहें।',
  },
  coarse: {
    en: 'The location is only good to {n} m. The way is recorded again once it is good to 50 m.',
    hi: 'लोकेशन अभी {n} मीटर तक ही सही है। 50 मीटर तक सही होते ही रास्ता फिर दर्ज होगा।',
  },
  outside: {
    en: 'The phone says you are outside the region of the fair. This is not recorded.',
    hi: 'फ़ोन के अनुसार आप मेले के इलाके से बाहर हैं। यह दर्ज नहीं हो रहा।',
  },
  jump: {
    en: 'The location jumped by more than anybody can walk. It is left out until it settles.',
    hi: 'लोकेशन अचानक बहुत दूर दिखी। जब तक वह ठीक नहीं होती, दर्ज नहीं होगी।',
  },
  lost: {
    en: 'No location for {n} s. Walk on; the gap is noted.',
    hi: '{n} सेकंड से लोकेशन नहीं मिली। चलते रहें; छूटा हिस्सा नोट हो रहा है।',
  },
  denied: {
    en: 'The location is not allowed, so nothing is recorded. Allow it in the browser settings, or in the phone settings if the guide is installed; recording then goes on.',
    hi: 'लोकेशन की अनुमति नहीं है, इसलिए कुछ दर्ज नहीं हो रहा। ब्राउज़र की सेटिंग में, या ऐप में हों तो फ़ोन की सेटिंग में अनुमति दें; फिर दर्ज होना जारी रहेगा।',
  },
  unsupported: {
    en: 'This browser gives no location. Use Chrome on an Android phone.',
    hi: 'यह ब्राउज़र लोकेशन नहीं देता। एंड्रॉयड फ़ोन पर क्रोम इस्तेमाल करें।',
  },
  asleep: {
    en: 'The screen may go off, and then nothing is recorded. Touch it now and then, or set it to stay on.',
    hi: 'स्क्रीन बंद हो सकती है, तब कुछ दर्ज नहीं होगा। बीच-बीच में छूते रहें, या फ़ोन की सेटिंग में स्क्रीन चालू रखें।',
  },
  unsafe: {
    en: 'This phone cannot store anything. What you record is lost if this page is closed.',
    hi: 'यह फ़ोन कुछ सहेज नहीं पा रहा। यह पेज बंद हुआ तो दर्ज की हुई जानकारी चली जाएगी।',
  },
  resumed: {
    en: 'Recording was interrupted and goes on. All of it until then is kept.',
    hi: 'दर्ज होना बीच में रुका था, अब जारी है। तब तक का सब कुछ सहेजा हुआ है।',
  },
  noPosition: {
    en: 'Not recorded: the phone knows no exact location now. Stay a moment and press again.',
    hi: 'दर्ज नहीं हुआ: फ़ोन को अभी सही लोकेशन नहीं पता। थोड़ा रुकें और फिर दबाएँ।',
  },
  added: { en: 'Recorded: {kind}', hi: 'दर्ज हुआ: {kind}' },
  addedAt: { en: '{time} · to {n} m', hi: '{time} · {n} मीटर तक सही' },
  photo: { en: 'Take a photo', hi: 'फोटो लें' },
  photoAgain: { en: 'Take another photo', hi: 'दूसरी फोटो लें' },
  hasPhoto: { en: 'with photo', hi: 'फोटो के साथ' },
  note: { en: 'Note', hi: 'नोट' },
  noteHint: {
    en: 'Opening times, what is broken. The microphone of the keyboard writes what you say.',
    hi: 'कब खुला रहता है, क्या खराब है। कीबोर्ड के माइक से बोलकर भी लिख सकते हैं।',
  },
  noteDone: { en: 'Done', hi: 'हो गया' },
  undo: { en: 'Take it back', hi: 'वापस लें' },
  keys: { en: 'Record a place here', hi: 'यहाँ की जगह दर्ज करें' },
  waitingOne: {
    en: '1 record is on this phone and goes as soon as there is a network',
    hi: '1 जानकारी इस फ़ोन में है, नेटवर्क आते ही जाएगी',
  },
  waiting: {
    en: '{n} records are on this phone and go as soon as there is a network',
    hi: '{n} जानकारियाँ इस फ़ोन में हैं, नेटवर्क आते ही जाएँगी',
  },
  allSent: {
    en: 'Everything recorded was sent. From you in 24 hours: {points} places.',
    hi: 'दर्ज किया हुआ सब कुछ भेज दिया गया। 24 घंटे में आपसे: {points} जगहें।',
  },
  refusedTitle: { en: '{n} not accepted', hi: '{n} स्वीकार नहीं' },
  refused: {
    en: 'The server cannot use it: the location or the time cannot be right, or the file is not a photo. Record the place again if it matters.',
    hi: 'सर्वर इसे इस्तेमाल नहीं कर सकता: लोकेशन या समय सही नहीं है, या भेजी गई फ़ाइल फोटो नहीं है। ज़रूरी हो तो जगह फिर दर्ज करें।',
  },
  photoLost: {
    en: 'This phone can no longer read the photo. The place itself is kept.',
    hi: 'यह फ़ोन अब फोटो नहीं पढ़ पा रहा। जगह सहेजी हुई है।',
  },
  sendWithout: { en: 'Send without the photo', hi: 'बिना फोटो भेजें' },
  refusedOld: {
    en: 'It waited for more than a week.',
    hi: 'यह एक हफ़्ते से ज़्यादा रुकी रही।',
  },
  sendAgain: { en: 'Send again', hi: 'फिर भेजें' },
  remove: { en: 'Remove', hi: 'हटाएँ' },
  ended: { en: 'Your last walk: {km} km, {points} places', hi: 'आपका पिछला चक्कर: {km} किमी, {points} जगहें' },
})
