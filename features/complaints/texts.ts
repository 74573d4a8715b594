import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  title: { en: 'Complaint', hi: 'शिकायत' },
  lead: {
    en: 'Tell us what is wrong, and where. It goes to the municipal corporation.',
    hi: 'क्या दिक्कत है और कहाँ, हमें बताएँ। आपकी शिकायत सीधे नगर निगम तक जाएगी।',
  },
  urgent: {
    en: 'Is somebody in danger? Call 112 now, do not wait for this form.',
    hi: 'किसी की जान ख़तरे में है? फ़ॉर्म न भरें, अभी 112 पर कॉल करें।',
  },
  write: { en: 'New complaint', hi: 'नई शिकायत' },
  stands: { en: 'Status', hi: 'स्थिति' },
  category: { en: 'What is it about?', hi: 'शिकायत किस बारे में है?' },
  water: { en: 'Water', hi: 'पानी' },
  dirt: { en: 'Dirt', hi: 'गंदगी' },
  drain: { en: 'Drain', hi: 'नाली' },
  light: { en: 'Light', hi: 'रोशनी' },
  crowd: { en: 'Crowd', hi: 'भीड़' },
  other: { en: 'Other', hi: 'कुछ और' },
  words: { en: 'What is wrong?', hi: 'क्या दिक्कत है?' },
  counter: { en: '{n} / {most}', hi: '{n} / {most}' },
  place: { en: 'Where is it?', hi: 'कहाँ की बात है?' },
  placeHint: {
    en: 'A crossing, a camp, a shop nearby',
    hi: 'कोई चौक, शिविर या पास की दुकान',
  },
  optional: { en: 'optional', hi: 'ज़रूरी नहीं' },
  photo: { en: 'Photo', hi: 'फोटो' },
  phone: { en: 'Phone number', hi: 'फ़ोन नंबर' },
  phoneHint: {
    en: 'So that staff can ask you, never shown',
    hi: 'ताकि कर्मचारी आपसे पूछ सकें, किसी को नहीं दिखेगा',
  },
  submit: { en: 'Send complaint', hi: 'शिकायत भेजें' },
  submitting: { en: 'Sending...', hi: 'भेज रहे हैं...' },
  fillAll: { en: 'Please say what it is about and what is wrong', hi: 'कृपया चुनें किस बारे में है और दिक्कत लिखें' },
  noCategory: { en: 'Please choose one', hi: 'कृपया एक चुनें' },
  noWords: { en: 'Please write what is wrong', hi: 'कृपया लिखें कि क्या दिक्कत है' },
  badPhone: { en: 'Please enter 10 digits', hi: 'कृपया 10 अंकों का नंबर लिखें' },
  failed: { en: 'The complaint was not sent', hi: 'शिकायत नहीं भेजी जा सकी' },
  kept: { en: 'Your complaint is kept on this phone', hi: 'आपकी शिकायत इस फ़ोन में सुरक्षित है' },
  keptUse: {
    en: 'It is sent by itself as soon as there is network. Its number then stands under “Status”.',
    hi: 'नेटवर्क आते ही यह अपने आप भेजी जाएगी। तब इसका नंबर “स्थिति” में दिखेगा।',
  },
})
/** Version of the notice (notice-texts.ts): kept with every complaint. */
export const noticeVersion = 'complaints-2'
