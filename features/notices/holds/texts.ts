import { defineTexts } from '#common/text.ts'

export const holdsTexts = defineTexts({
  lead: {
    en: 'One tap holds a gate, a queue or a stretch. All phones and walls show it at once, and it ends by itself.',
    hi: 'एक टैप से द्वार, कतार या रास्ते का हिस्सा रोकें। सभी फ़ोन और स्क्रीन पर तुरंत दिखता है, और समय पूरा होने पर अपने आप खत्म होता है।',
  },
  what: { en: 'What do you hold?', hi: 'क्या रोकना है?' },
  gate: { en: 'Gate', hi: 'द्वार' },
  queue: { en: 'The queue', hi: 'पूरी कतार' },
  stretch: { en: 'Stretch', hi: 'रास्ते का हिस्सा' },
  place: { en: 'Where', hi: 'कहाँ' },
  from: { en: 'From', hi: 'कहाँ से' },
  to: { en: 'To', hi: 'कहाँ तक' },
  choose: { en: 'Choose...', hi: 'चुनें...' },
  temple: { en: 'The queue to the temple', hi: 'मंदिर की कतार' },
  reason: { en: 'Why?', hi: 'क्यों?' },
  minutes: { en: 'For how many minutes? This tap holds.', hi: 'कितने मिनट? यही टैप रोक लगाता है।' },
  inMinutes: { en: 'Hold for {n} minutes', hi: '{n} मिनट के लिए रोकें' },
  placeFirst: { en: 'Choose the place first.', hi: 'पहले जगह चुनें।' },
  now: { en: 'Held now', hi: 'अभी की रोक' },
  loadFailed: { en: 'What is held could not be loaded', hi: 'रोक की सूची नहीं मिल सकी' },
  none: { en: 'Nothing is held', hi: 'अभी कहीं रोक नहीं' },
  left: { en: '{n} min left', hi: '{n} मिनट बाकी' },
  by: { en: 'by {name}, {ago}', hi: '{name} ने, {ago}' },
  renew: { en: '10 more minutes', hi: '10 मिनट और' },
  release: { en: 'Release', hi: 'खोलें' },
  speak: { en: 'For the loudspeaker', hi: 'लाउडस्पीकर पर बोलें' },
  over: { en: 'Over', hi: 'खत्म हुई' },
  insteadOf: {
    en: 'Your time counts now. {name} had set it until {time}.',
    hi: 'अब आपका समय लागू है। {name} ने {time} तक रखा था।',
  },
  waiting: {
    en: 'Not sent: no network. It holds nothing yet. Hold by hand and call the control room.',
    hi: 'नहीं भेजा गया: नेटवर्क नहीं है। अभी कोई रोक नहीं लगी। हाथ से रोकें और नियंत्रण कक्ष को कॉल करें।',
  },
  late: {
    en: 'This hold waited too long for a network, so nothing was held. Is it still needed?',
    hi: 'यह रोक देर तक नेटवर्क के लिए रुकी रही, इसलिए लगी नहीं। क्या अब भी ज़रूरी है?',
  },
  refused: {
    en: 'The server did not accept it. Choose the place again.',
    hi: 'सर्वर ने इसे स्वीकार नहीं किया। जगह फिर चुनें।',
  },
  holdNow: { en: 'Hold now', hi: 'अभी रोकें' },
  drop: { en: 'Not needed', hi: 'ज़रूरत नहीं' },
  failed: { en: 'Not released.', hi: 'नहीं खुला।' },
})
