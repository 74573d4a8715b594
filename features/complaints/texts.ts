import { defineTexts } from '#common/text.ts'

export const complaintsTexts = defineTexts({
  lead: {
    en: 'Tell us what is wrong, and where. It goes to the municipal corporation.',
    hi: 'क्या दिक्कत है और कहाँ, हमें बताएँ। आपकी शिकायत सीधे नगर निगम तक जाएगी।',
  },
  urgent: {
    en: 'Is somebody in danger? Call 112 now, do not wait for this form.',
    hi: 'किसी की जान खतरे में है? फ़ॉर्म न भरें, अभी 112 पर कॉल करें।',
  },
  write: { en: 'New complaint', hi: 'नई शिकायत' },
  status: { en: 'Status', hi: 'स्थिति' },
  category: { en: 'What is it about?', hi: 'शिकायत किस बारे में है?' },
  water: { en: 'Water', hi: 'पानी' },
  dirt: { en: 'Dirt', hi: 'गंदगी' },
  drain: { en: 'Drain', hi: 'नाली' },
  light: { en: 'Light', hi: 'रोशनी' },
  crowd: { en: 'Crowd', hi: 'भीड़' },
  other: { en: 'Other', hi: 'कुछ और' },
  words: { en: 'What is wrong?', hi: 'क्या दिक्कत है?' },
  place: { en: 'Where is it?', hi: 'कहाँ की बात है?' },
  placeHint: {
    en: 'A crossing, a camp, a shop nearby',
    hi: 'कोई चौक, शिविर या पास की दुकान',
  },
  typePlace: { en: 'Please type the place.', hi: 'कृपया जगह लिख दें।' },
  photo: { en: 'Photo', hi: 'फोटो' },
  phone: { en: 'Phone number', hi: 'फ़ोन नंबर' },
  phoneHint: {
    en: 'So that staff can ask you; only they see it',
    hi: 'ताकि कर्मचारी आपसे पूछ सकें; केवल वही देखते हैं',
  },
  submit: { en: 'Send complaint', hi: 'शिकायत भेजें' },
  fillAll: { en: 'Please say what it is about and what is wrong', hi: 'कृपया चुनें किस बारे में है और दिक्कत लिखें' },
  noCategory: { en: 'Please choose one', hi: 'कृपया एक चुनें' },
  noWords: { en: 'Please write what is wrong', hi: 'कृपया लिखें कि क्या दिक्कत है' },
  badPhone: { en: 'Please enter 10 digits', hi: 'कृपया 10 अंकों का नंबर लिखें' },
  failed: { en: 'The complaint was not sent', hi: 'शिकायत नहीं भेजी जा सकी' },
  failedLater: { en: 'Please try again later.', hi: 'कृपया थोड़ी देर बाद फिर कोशिश करें।' },
  kept: { en: 'Your complaint is saved on this phone', hi: 'आपकी शिकायत इस फ़ोन में सुरक्षित है' },
  keptUse: {
    en: 'It will be sent automatically as soon as there is a network. Its number then appears under “Status”.',
    hi: 'नेटवर्क आते ही यह अपने आप भेजी जाएगी। तब इसका नंबर “स्थिति” में दिखेगा।',
  },
  done: { en: 'We have your complaint', hi: 'आपकी शिकायत मिल गई' },
  yourNumber: { en: 'Your complaint number', hi: 'आपका शिकायत नंबर' },
  doneUse: {
    en: 'Note it down. With it and the last 4 digits of your phone number you see from any phone what has happened. If you gave no phone number, keep the link.',
    hi: 'इसे लिख लें। इससे और अपने फ़ोन नंबर के आखिरी 4 अंकों से आप किसी भी फ़ोन पर देख सकते हैं कि क्या हुआ। फ़ोन नंबर न दिया हो तो लिंक सहेज लें।',
  },
  shareLink: { en: 'Share the link', hi: 'लिंक शेयर करें' },
  linkCopied: { en: 'The link is copied', hi: 'लिंक कॉपी हो गया' },
  another: { en: 'Write another complaint', hi: 'एक और शिकायत लिखें' },
  seeStatus: { en: 'See status', hi: 'स्थिति देखें' },
})
/** Version of the notice (notice-texts.ts) and of the hint beside the phone number: stored with every complaint. */
export const complaintsNoticeVersion = 'complaints-4'
