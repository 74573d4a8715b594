import { defineTexts } from '#common/text.ts'

export const dangerScreenTexts = defineTexts({
  callFirst: { en: 'If a life is at risk, call first', hi: 'जान का खतरा हो तो पहले कॉल करें' },
  what: { en: 'What did you see?', hi: 'क्या देखा?' },
  change: { en: 'Change', hi: 'बदलें' },
  here: { en: 'Where', hi: 'कहाँ' },
  locating: { en: 'Getting your location...', hi: 'आपकी लोकेशन ली जा रही है...' },
  located: { en: 'Here, accurate to about {metres} m', hi: 'यहीं, लगभग {metres} मीटर तक सही' },
  notLocated: {
    en: 'Your location could not be found. Choose the place below.',
    hi: 'आपकी लोकेशन नहीं मिली। नीचे जगह चुनें।',
  },
  elsewhere: { en: 'It is at another place', hi: 'खतरा किसी और जगह है' },
  onMap: { en: 'Show it on the map', hi: 'नक्शे पर दिखाएँ' },
  mapOpening: { en: 'Opening the map...', hi: 'नक्शा खुल रहा है...' },
  chosen: {
    en: 'As shown on the map, to about {metres} m',
    hi: 'नक्शे पर दिखाई जगह, लगभग {metres} मीटर तक सही',
  },
  notChosen: { en: 'Use my location again', hi: 'फिर मेरी लोकेशन लें' },
  post: { en: 'Number on a pole or gate', hi: 'खंभे या द्वार पर लिखा नंबर' },
  postHint: { en: 'Such as {code}', hi: 'जैसे {code}' },
  place: { en: 'Place', hi: 'जगह' },
  placeHere: { en: 'Where I am now', hi: 'जहाँ मैं अभी हूँ' },
  placeNone: { en: 'Choose a place', hi: 'जगह चुनें' },
  onWalk: { en: 'On the kanwar path', hi: 'कांवरिया पथ पर' },
  inTown: { en: 'In the town', hi: 'शहर में' },
  noPlaces: {
    en: 'The list of places could not be loaded. Say below where it is.',
    hi: 'जगहों की सूची नहीं मिल सकी। नीचे लिखें कि खतरा कहाँ है।',
  },
  words: { en: 'More, such as the side of the road', hi: 'और कुछ, जैसे सड़क के किस तरफ़' },
  photo: { en: 'Photo, from a safe distance', hi: 'फोटो (दूर से)' },
  needsPlace: {
    en: 'Staff must know where it is: choose the place, or say below where it is.',
    hi: 'कर्मचारियों को जगह पता होनी चाहिए: जगह चुनें, या नीचे लिखें कि कहाँ है।',
  },
  offline: {
    en: 'Send it without internet too. It goes as soon as there is a network.',
    hi: 'इंटरनेट न हो तो भी भेजें। नेटवर्क आते ही जाएगा।',
  },
  send: { en: 'Send the report', hi: 'खतरे की सूचना भेजें' },
  sending: { en: 'Sending...', hi: 'भेज रहे हैं...' },
  failed: { en: 'The report was not sent', hi: 'सूचना नहीं भेजी जा सकी' },
  failedLater: {
    en: 'If a life is at risk, call 112. Otherwise please try again later.',
    hi: 'जान का खतरा हो तो 112 पर कॉल करें। नहीं तो थोड़ी देर बाद फिर कोशिश करें।',
  },
  kept: { en: 'The report has not been sent yet', hi: 'सूचना अभी नहीं गई है' },
  keptUse: {
    en: 'It is saved on this phone and goes as soon as there is a network.',
    hi: 'यह इस फ़ोन में सहेजी है और नेटवर्क आते ही जाएगी।',
  },
  keptAdvice: {
    en: 'If a life is at risk, call 112 now.',
    hi: 'जान का खतरा हो तो अभी 112 पर कॉल करें।',
  },
  sent: { en: 'The control room has your report', hi: 'आपकी सूचना नियंत्रण कक्ष को मिल गई' },
  sentUse: {
    en: 'Keep away from it and warn others. What staff find appears below.',
    hi: 'उससे दूर रहें और दूसरों को भी बताएँ। कर्मचारियों को जो मिलेगा, वह नीचे दिखेगा।',
  },
})
