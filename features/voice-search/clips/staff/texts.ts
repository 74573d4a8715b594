import { defineTexts } from '#common/text.ts'

export const clipsStaffTexts = defineTexts({
  lead: {
    en: 'Hold the phone a hand away and speak calmly. In Maithili say the same in your own words. Say no name of a person: everybody can hear it.',
    hi: 'फ़ोन एक हाथ दूर रखकर आराम से बोलें। मैथिली में यही बात अपने शब्दों में कहें। किसी का नाम न लें: इसे सब सुन सकते हैं।',
  },
  done: { en: '{count} of {all} recorded in this language', hi: 'इस भाषा में {all} में से {count} रिकॉर्ड हुए' },
  answers: { en: 'Answers, {seconds} seconds at most', hi: 'जवाब, ज़्यादा से ज़्यादा {seconds} सेकंड' },
  numbers: { en: 'Numbers, {seconds} seconds at most', hi: 'संख्याएँ, ज़्यादा से ज़्यादा {seconds} सेकंड' },
  record: { en: 'Record', hi: 'रिकॉर्ड करें' },
  again: { en: 'Record again', hi: 'फिर से रिकॉर्ड करें' },
  stop: { en: 'Stop', hi: 'रोकें' },
  speaking: { en: 'Recording...', hi: 'रिकॉर्ड हो रहा है...' },
  sending: { en: 'Sending...', hi: 'भेजा जा रहा है...' },
  sendAgain: { en: 'Send again', hi: 'फिर से भेजें' },
  notHeard: { en: 'On this phone only. Listen to it first.', hi: 'अभी केवल इस फ़ोन में है। पहले इसे सुनें।' },
  heardIt: {
    en: 'On this phone only. Is it right, and does it name nobody?',
    hi: 'अभी केवल इस फ़ोन में है। क्या यह सही है, और किसी का नाम तो नहीं?',
  },
  publish: { en: 'It is right: everybody may hear it', hi: 'सही है: सब सुन सकते हैं' },
  notPlayed: { en: 'It could not be played. Try again.', hi: 'नहीं चल सका। फिर कोशिश करें।' },
  hearStored: { en: 'Listen', hi: 'सुनें' },
  hearNew: { en: 'Listen to the new one', hi: 'नई रिकॉर्डिंग सुनें' },
  remove: { en: 'Remove', hi: 'हटाएँ' },
  missing: { en: 'Not recorded yet', hi: 'अभी रिकॉर्ड नहीं हुआ' },
  stored: { en: 'Recorded: {seconds} s, {bytes} bytes', hi: 'रिकॉर्ड हुआ: {seconds} सेकंड, {bytes} बाइट' },
  'too-long': { en: 'Too long. Say it in {seconds} seconds.', hi: 'बहुत लंबी है। {seconds} सेकंड में बोलें।' },
  'too-short': { en: 'Too short: nothing was said.', hi: 'बहुत छोटी है: कुछ नहीं बोला गया।' },
  silent: { en: 'Nothing is heard. Speak nearer to the phone.', hi: 'कुछ सुनाई नहीं देता। फ़ोन के पास बोलें।' },
  'too-loud': {
    en: 'Too loud: the voice crackles. Hold the phone further away.',
    hi: 'आवाज़ बहुत तेज़ है और फट रही है। फ़ोन थोड़ा दूर रखें।',
  },
  'not-a-recording': {
    en: 'This recording cannot be read. Record again, in Chrome or Firefox.',
    hi: 'यह रिकॉर्डिंग पढ़ी नहीं जा सकी। दूसरे ब्राउज़र में फिर से रिकॉर्ड करें।',
  },
  'file-too-large': {
    en: 'This phone makes too large a file. Say it shorter, or use Chrome.',
    hi: 'इस फ़ोन की फ़ाइल बहुत बड़ी है। कम शब्दों में बोलें या दूसरा ब्राउज़र लें।',
  },
  stillThere: { en: 'What was recorded before stays.', hi: 'पहले की रिकॉर्डिंग वैसी ही है।' },
  refused: {
    en: 'The microphone is not allowed. Allow it in the browser settings.',
    hi: 'माइक की अनुमति नहीं है। ब्राउज़र की सेटिंग में अनुमति दें।',
  },
  noMicrophone: {
    en: 'The microphone cannot be used. Close other apps that use it, and try again.',
    hi: 'माइक काम नहीं कर रहा। जो दूसरा ऐप उसे इस्तेमाल कर रहा हो, उसे बंद करके फिर कोशिश करें।',
  },
  notHere: {
    en: 'This browser cannot record. Use Chrome or Firefox on a phone.',
    hi: 'यह ब्राउज़र रिकॉर्ड नहीं कर सकता। फ़ोन पर दूसरा ब्राउज़र लें।',
  },
  notSent: { en: 'Not sent. The recording is still here.', hi: 'भेजा नहीं गया। रिकॉर्डिंग यहीं है।' },
  notRemoved: { en: 'Not removed.', hi: 'हटाया नहीं गया।' },
  loadFailed: { en: 'The list could not be loaded', hi: 'सूची नहीं मिल सकी' },
})
