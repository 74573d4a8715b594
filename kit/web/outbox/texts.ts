import { defineTexts } from '#common/text.ts'
import type { Waits } from './outbox.ts'
import type { Trouble } from './trouble.ts'

export const outboxTexts = defineTexts({
  list: { en: 'Waiting to be sent', hi: 'भेजे जाने का इंतज़ार' },
  waiting: { en: 'Will be sent when there is a network', hi: 'नेटवर्क आते ही भेज दिया जाएगा' },
  sending: { en: 'Sending... {n}%', hi: 'भेज रहे हैं... {n}%' },
  sendingNow: { en: 'Sending...', hi: 'भेज रहे हैं...' },
  refused: { en: 'Not accepted', hi: 'स्वीकार नहीं हुआ' },
  badPhoto: { en: 'Not accepted: the photo cannot be read', hi: 'स्वीकार नहीं हुआ: यह फोटो नहीं खुल रही' },
  largePhoto: { en: 'Not accepted: the photo is too large', hi: 'स्वीकार नहीं हुआ: फोटो बहुत बड़ी है' },
  badWords: {
    en: 'Not accepted: something in it is not right. Please check it.',
    hi: 'स्वीकार नहीं हुआ: इसमें कुछ ठीक नहीं है। कृपया जाँच लें।',
  },
  manyPixels: {
    en: 'Not accepted: the photo has too many pixels',
    hi: 'स्वीकार नहीं हुआ: फोटो में पिक्सेल बहुत ज़्यादा हैं',
  },
  photoLost: {
    en: 'The phone can no longer read this photo. Choose the photo again; your words are kept.',
    hi: 'फ़ोन अब यह फोटो नहीं पढ़ पा रहा। फोटो फिर चुनें; आपका लिखा हुआ सुरक्षित है।',
  },
  notSent: {
    en: 'Could not be sent, though it was tried several times. Send it again, or choose another photo.',
    hi: 'कई बार कोशिश के बाद भी नहीं भेजा जा सका। फिर भेजें, या दूसरी फोटो चुनें।',
  },
  expired: { en: 'Waited more than 7 days', hi: '7 दिन से ज़्यादा रुका रहा' },
  send: { en: 'Send now', hi: 'अभी भेजें' },
  newPhoto: { en: 'Choose the photo again', hi: 'फोटो फिर चुनें' },
  mend: { en: 'Change it', hi: 'बदलें' },
  fieldsInUse: {
    en: 'Something else is written in the form. Please send it first.',
    hi: 'फ़ॉर्म में कुछ और लिखा है। पहले उसे भेजें।',
  },
  remove: { en: 'Delete', hi: 'हटाएँ' },
  removePhoto: { en: 'Delete the photo', hi: 'फोटो हटाएँ' },
  picture: { en: 'Photo that waits', hi: 'भेजी जाने वाली फोटो' },
  away: { en: 'There is no network now.', hi: 'अभी नेटवर्क नहीं है।' },
  slow: {
    en: 'The network is too slow or breaks off. It is tried again automatically.',
    hi: 'नेटवर्क बहुत धीमा है या बार-बार टूट रहा है। अपने आप फिर भेजा जाएगा।',
  },
  busy: {
    en: 'The server is busy now. It will be sent automatically in a while.',
    hi: 'सर्वर अभी व्यस्त है। थोड़ी देर में अपने आप भेजा जाएगा।',
  },
  server: {
    en: 'The server could not take it now. It is tried again automatically.',
    hi: 'सर्वर इसे अभी नहीं ले सका। अपने आप फिर भेजा जाएगा।',
  },
  limit: {
    en: 'A lot has been sent from this phone or its network. It will be sent automatically later.',
    hi: 'इस फ़ोन या इसके नेटवर्क से बहुत कुछ भेजा जा चुका है। यह बाद में अपने आप भेजा जाएगा।',
  },
  photoLater: {
    en: 'What you wrote has arrived. There is no room for the photo now: it will be sent automatically later.',
    hi: 'आपका लिखा हुआ पहुँच गया है। फोटो के लिए अभी जगह नहीं है: वह बाद में अपने आप भेजी जाएगी।',
  },
  photoRefused: {
    en: 'What you wrote has arrived. The photo was not accepted.',
    hi: 'आपका लिखा हुआ पहुँच गया है। फोटो स्वीकार नहीं हुई।',
  },
  'signed-out': {
    en: 'It will be sent once you sign in on this phone again.',
    hi: 'इस फ़ोन पर फिर लॉगिन करते ही भेजा जाएगा।',
  },
  unreadable: {
    en: 'The phone cannot read the photo now. It is tried again automatically.',
    hi: 'फ़ोन अभी यह फोटो नहीं पढ़ पा रहा। अपने आप फिर कोशिश होगी।',
  },
  page: {
    en: 'This page cannot send it. Please load the page again.',
    hi: 'यह पेज इसे नहीं भेज पा रहा। कृपया पेज दोबारा खोलें।',
  },
  notYet: { en: 'Not sent yet', hi: 'अभी नहीं भेजा गया' },
  unkept: {
    en: 'This phone can keep nothing here, as in a private window. Keep this page open until it is sent.',
    hi: 'यह फ़ोन यहाँ कुछ सहेज नहीं सकता, जैसे प्राइवेट विंडो में। भेजे जाने तक यह पेज खुला रखें।',
  },
  refusedAway: {
    en: 'There is no network now. What you wrote stays here: send it again later.',
    hi: 'अभी नेटवर्क नहीं है। आपका लिखा हुआ यहीं है: बाद में फिर भेजें।',
  },
  refusedPage: {
    en: 'This page does not work as it should on this phone. Load it again and send once more; what you wrote stays here.',
    hi: 'इस फ़ोन पर यह पेज ठीक से नहीं चल रहा। इसे दोबारा खोलकर फिर भेजें; आपका लिखा हुआ यहीं रहेगा।',
  },
  ofAnother: {
    en: '{name} recorded something on this phone that is not sent yet ({n}). It goes once {name} signs in here again.',
    hi: '{name} की दर्ज की हुई जानकारी ({n}) इस फ़ोन में है और अभी भेजी नहीं गई। जब {name} इस फ़ोन पर फिर लॉगिन करेंगे, तब जाएगी।',
  },
  sendAsOwn: { en: 'Send it in your name', hi: 'अपने नाम से भेजें' },
  sent: { en: 'What was waiting has been sent', hi: 'जो रुका था वह भेज दिया गया' },
})

/** The sentence that says why one waits; undefined if it just waits for a network, which each form says itself. */
export const causeOf = ({ trouble, isUnkept }: Waits): Trouble | undefined =>
  trouble === 'away' && !isUnkept ? undefined : trouble
