import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  whereTo: { en: 'Speak. Where to?', hi: 'बोलिए, कहाँ जाना है?' },
  ready: { en: 'What are you looking for?', hi: 'आप क्या ढूँढ रहे हैं?' },
  listening: { en: 'Listening...', hi: 'सुन रहे हैं...' },
  matching: { en: 'One moment...', hi: 'एक पल...' },
  speak: { en: 'Speak', hi: 'बोलें' },
  stopListening: { en: 'Stop listening', hi: 'सुनना बंद करें' },
  noticeTitle: { en: 'Before you speak', hi: 'बोलने से पहले' },
  notice: {
    en: 'Your browser turns speech into words. For this it may send your voice to the company that makes it, such as Google or Apple. We do not keep it. You can always type instead.',
    hi: 'आपका ब्राउज़र आवाज़ को शब्दों में बदलता है। इसके लिए वह आपकी आवाज़ अपनी कंपनी को भेज सकता है, जैसे गूगल या एप्पल। हम आपकी आवाज़ नहीं रखते। आप चाहें तो लिखकर भी पूछ सकते हैं।',
  },
  agree: { en: 'Start speaking', hi: 'बोलना शुरू करें' },
  typeInstead: { en: 'Type instead', hi: 'लिखकर पूछें' },
  typeLabel: { en: 'Or type here', hi: 'या यहाँ लिखें' },
  typeHint: { en: 'water, doctor, parking...', hi: 'पानी, डॉक्टर, पार्किंग...' },
  find: { en: 'Search', hi: 'खोजें' },
  suggestions: { en: 'Suggestions', hi: 'आप यह पूछ सकते हैं' },
  contactsFound: { en: 'Contacts Found!', hi: 'नंबर मिल गए!' },
  facilityFound: { en: 'Facility Found!', hi: 'सुविधा मिल गई!' },
  serviceFound: { en: 'Service Found!', hi: 'सेवा मिल गई!' },
  notFound: { en: 'Service Not Found', hi: 'सेवा नहीं मिली' },
  notFoundHint: {
    en: 'Say a clear service name, such as water, toilet or doctor.',
    hi: 'सेवा का साफ़ नाम बोलिए, जैसे पानी, शौचालय या डॉक्टर।',
  },
  notRecognized: {
    en: 'Could not recognize speech. Please try again.',
    hi: 'आवाज़ समझ में नहीं आई। फिर से बोलिए।',
  },
  'nothing-heard': {
    en: 'Nothing was heard. Hold the phone near and speak after the tone.',
    hi: 'कुछ सुनाई नहीं दिया। फ़ोन पास रखकर फिर बोलिए।',
  },
  refused: {
    en: 'The microphone is not allowed. Allow it in the browser settings, or type.',
    hi: 'माइक की अनुमति नहीं है। ब्राउज़र की सेटिंग में अनुमति दें, या लिखकर पूछें।',
  },
  'no-microphone': {
    en: 'No microphone was found. Please type.',
    hi: 'माइक नहीं मिला। कृपया लिखकर पूछें।',
  },
  'no-network': {
    en: 'Speech needs the internet. Typing works without it.',
    hi: 'बोलकर पूछने के लिए इंटरनेट चाहिए। लिखकर बिना इंटरनेट भी पूछ सकते हैं।',
  },
  'not-here': {
    en: 'This browser cannot listen. Please type.',
    hi: 'यह ब्राउज़र सुन नहीं सकता। कृपया लिखकर पूछें।',
  },
  heard: { en: 'You said', hi: 'आपने कहा' },
  opensThere: { en: 'Open {name}', hi: '{name} खोलें' },
  searchLabel: { en: 'Search the guide', hi: 'गाइड में खोजें' },
  clear: { en: 'Clear', hi: 'मिटाएँ' },
  everything: { en: 'Everything in the guide', hi: 'गाइड में सब कुछ' },
  best: { en: 'Best match', hi: 'सबसे मिलता-जुलता' },
  services: { en: 'Services', hi: 'सेवाएँ' },
  places: { en: 'Places', hi: 'जगहें' },
  contacts: { en: 'Contacts', hi: 'ज़रूरी नंबर' },
  controlRoom: { en: 'Control room and help desk', hi: 'नियंत्रण कक्ष और हेल्प डेस्क' },
  results: { en: '{n} results', hi: '{n} परिणाम' },
})
