import { defineTexts } from '#common/text.ts'

/** Texts of the print pages and of the sheets, as far as they are not shared with the screens. */
export const printTexts = defineTexts({
  title: { en: 'Print sheets', hi: 'छपाई' },
  lead: {
    en: 'Print the guide for whoever has no phone. All sheets are A4 and are made on this device, from the same lists as the screens.',
    hi: 'जिनके पास फ़ोन नहीं है, उनके लिए गाइड छापें। सब पन्ने ए4 हैं और इसी फ़ोन या कंप्यूटर पर उन्हीं सूचियों से बनते हैं।',
  },
  guide: { en: 'The guide on one sheet', hi: 'पूरी गाइड एक पन्ने पर' },
  guideUse: { en: 'Hindi on one side, English on the other', hi: 'एक तरफ़ हिंदी, दूसरी तरफ़ अंग्रेज़ी' },
  danger: { en: 'Emergency sheet', hi: 'आपात पन्ना' },
  emergencyUse: {
    en: 'Numbers, doctors, where lost people go, what to do in a crush, fire or at a wire',
    hi: 'नंबर, डॉक्टर, बिछड़े लोग कहाँ जाएँ, धक्का-मुक्की, आग या बिजली के तार पर क्या करें',
  },
  posts: { en: 'Numbered posts', hi: 'नंबर वाली पोस्ट' },
  postsUse: {
    en: 'One sheet for each pole, camp, corner and gate: its number, large, with a code',
    hi: 'हर खंभे, शिविर, मोड़ और द्वार के लिए एक पन्ना: बड़ा नंबर और कोड',
  },
  section: { en: 'Section', hi: 'हिस्सा' },
  noPosts: {
    en: 'No post is numbered yet. Staff do it under “Numbered posts”.',
    hi: 'अभी किसी पोस्ट का नंबर नहीं है। कर्मचारी “नंबर वाली पोस्ट” में नंबर देते हैं।',
  },
  postYouAre: { en: 'You are here', hi: 'आप यहाँ हैं' },
  postSay: {
    en: 'Need help? Call 155304 and say this number.',
    hi: 'मदद चाहिए? 155304 पर कॉल करें और यह नंबर बताएँ।',
  },
  postScan: { en: 'What is near: scan the code.', hi: 'पास में क्या है: कोड स्कैन करें।' },
  reflecting: { en: 'reflecting tape', hi: 'चमकने वाली पट्टी' },
  posters: { en: 'Posters with a code', hi: 'कोड वाले पोस्टर' },
  postersUse: {
    en: 'One for each place and help desk; a phone that scans it opens the guide',
    hi: 'हर जगह और हेल्प डेस्क के लिए एक; फ़ोन से स्कैन करने पर गाइड खुलती है',
  },
  bands: { en: 'Wrist bands and pocket cards', hi: 'कलाई की पट्टी और जेब के कार्ड' },
  bandsUse: { en: 'For children and elders, eight to a sheet', hi: 'बच्चों और बुज़ुर्गों के लिए, एक पन्ने पर आठ' },
  print: { en: 'Print', hi: 'छापें' },
  opens: { en: 'The codes open {address}', hi: 'कोड से यह लिंक खुलता है: {address}' },
  failed: { en: 'The lists could not be loaded', hi: 'सूचियाँ नहीं मिल सकीं' },
  pages: { en: '{n} sheets', hi: '{n} पन्ने' },
  page: { en: '1 sheet', hi: '1 पन्ना' },
  fair: { en: 'Shravani Mela {year}', hi: 'श्रावणी मेला {year}' },
  under: {
    en: 'Baba Garibnath, Muzaffarpur · the guide to the kanwar path on one sheet',
    hi: 'बाबा गरीबनाथ, मुजफ्फरपुर · कांवरिया पथ की गाइड, एक कागज़ पर',
  },
  printed: {
    en: '{year} fair · printed on {day} · places may change',
    hi: '{year} का मेला · {day} को छपा · जगहें बदल सकती हैं',
  },
  corporation: { en: 'Muzaffarpur Municipal Corporation', hi: 'मुजफ्फरपुर नगर निगम' },
  ambulance: { en: 'Ambulance', hi: 'एम्बुलेंस' },
  emergency: { en: 'Police, emergency', hi: 'पुलिस, आपात सेवा' },
  helpDesk: { en: 'Help desk', hi: 'हेल्प डेस्क' },
  lots: { en: 'Parking of the fair', hi: 'मेले की पार्किंग' },
  way: { en: 'The route, in order', hi: 'रास्ता, क्रम से' },
  aarti: { en: 'Aarti', hi: 'आरती' },
  more: { en: '{names} · and {n} more in the guide', hi: '{names} · और {n} गाइड में' },
  ofFair: { en: '{name} (days of the fair)', hi: '{name} (मेले के दिनों में)' },
  none: { en: 'Ask the help desk.', hi: 'हेल्प डेस्क से पूछें।' },
  mind: { en: 'In the crowd', hi: 'भीड़ में इन बातों का ध्यान रखें' },
  group: { en: 'My group', hi: 'मेरा समूह' },
  meeting: { en: 'Where we meet', hi: 'मिलने की जगह' },
  home: { en: 'Phone at home', hi: 'घर का फ़ोन' },
  which: { en: 'Which posters', hi: 'कौन-से पोस्टर' },
  all: { en: 'All', hi: 'सभी' },
  ink: { en: 'Save ink', hi: 'स्याही बचाएँ' },
  scan: { en: 'Scan with a phone', hi: 'फ़ोन से स्कैन करें' },
  scanUse: { en: 'Water, toilet, doctor and camp on the way', hi: 'आगे का पानी, शौचालय, डॉक्टर और शिविर देखें' },
  offline: { en: 'Once opened it also works without internet', hi: 'एक बार खुलने पर बिना इंटरनेट भी चलती है' },
  place: { en: 'Place', hi: 'जगह' },
})

/** Texts of the emergency sheet, as far as they are not shared with the screens. */
export const emergencyTexts = defineTexts({
  title: { en: 'In an emergency', hi: 'आपात स्थिति में' },
  numbers: { en: 'Call', hi: 'कॉल करें' },
  doctors: { en: 'Doctors and hospitals', hi: 'डॉक्टर और अस्पताल' },
  order: {
    en: 'The nearest to the Baba Garibnath temple first; distances are approximate, in a straight line.',
    hi: 'बाबा गरीबनाथ मंदिर के सबसे पास वाला पहले; दूरी लगभग है, सीधी रेखा में।',
  },
  km: { en: 'about {n} km', hi: 'लगभग {n} किमी' },
  noDistance: { en: 'distance not known', hi: 'दूरी पता नहीं' },
  lost: { en: 'Somebody is lost', hi: 'कोई बिछड़ जाए' },
  lostGo: {
    en: 'Go to the nearest help desk, or call 155304. Take a lost child there too.',
    hi: 'पास के हेल्प डेस्क पर जाएँ, या 155304 पर कॉल करें। बिछड़े बच्चे को भी वहीं ले जाएँ।',
  },
  lostChild: {
    en: 'For a child also call 1098, in danger 112.',
    hi: 'बच्चे के लिए 1098, खतरे में 112 पर भी कॉल करें।',
  },
  callFire: { en: 'Call 101 or 112 and say where it is.', hi: '101 या 112 पर कॉल करें और जगह बताएँ।' },
  callWire: { en: 'Stop others too, and call 112.', hi: 'दूसरों को भी रोकें और 112 पर कॉल करें।' },
})

/** Wrist bands and pocket cards: texts of the form and on the bands. */
export const bandTexts = defineTexts({
  lead: {
    en: 'What you type stays on this page: it is not sent and not stored. Print before you leave the page. Empty lines can be filled with a pen.',
    hi: 'आप जो लिखते हैं वह इसी पेज पर रहता है: न भेजा जाता है, न सहेजा जाता है। पेज छोड़ने से पहले छाप लें। खाली लाइनें कलम से भर सकते हैं।',
  },
  kind: { en: 'What to print', hi: 'क्या छापना है' },
  band: { en: 'Wrist bands', hi: 'कलाई की पट्टी' },
  card: { en: 'Pocket cards', hi: 'जेब के कार्ड' },
  person: { en: 'Person {n}', hi: 'व्यक्ति {n}' },
  name: { en: 'First name', hi: 'पहला नाम' },
  phone: { en: 'Phone at home', hi: 'घर का फ़ोन' },
  camp: { en: 'Camp or group', hi: 'शिविर या समूह' },
  phoneDigits: { en: 'Enter a 10-digit number', hi: '10 अंकों का नंबर लिखें' },
  mend: { en: 'Correct the marked numbers first.', hi: 'पहले निशान वाले नंबर ठीक करें।' },
  add: { en: 'Add a person', hi: 'एक व्यक्ति जोड़ें' },
  empty: { en: 'Add an empty sheet', hi: 'एक खाली पन्ना जोड़ें' },
  bandTitle: { en: 'Wrist bands: cut, fold, tie', hi: 'कलाई की पट्टी: काटें, मोड़ें, बाँधें' },
  cardTitle: { en: 'Pocket cards: cut and fold', hi: 'जेब के कार्ड: काटें और मोड़ें' },
  fold: { en: 'Fold this part inwards', hi: 'यह हिस्सा अंदर मोड़ें' },
  lost: { en: 'I am lost. Please help.', hi: 'मैं बिछड़ गया/गई हूँ। मदद करें।' },
  finder: { en: 'Scan, or call the help desk', hi: 'स्कैन करें या हेल्प डेस्क को कॉल करें' },
  police: { en: 'Police', hi: 'पुलिस' },
  only: {
    en: 'The code holds only the number of the band, no name and no phone. Take a photo of this sheet: with its number the help desk can recognise the lost person.',
    hi: 'कोड में सिर्फ़ पट्टी का नंबर है, नाम या फ़ोन नहीं। इस पन्ने की फोटो ले लें: इसी नंबर से हेल्प डेस्क बिछड़े व्यक्ति को पहचान सकता है।',
  },
})
