import { defineTexts } from '#common/text.ts'

export const accountsTexts = defineTexts({
  add: { en: 'Add an account', hi: 'नया खाता बनाएँ' },
  username: { en: 'Username', hi: 'यूज़र नाम' },
  usernameHint: {
    en: 'Letters, digits, dot, dash. It cannot be changed.',
    hi: 'अक्षर, अंक, बिंदु, डैश। बाद में नहीं बदलता।',
  },
  badName: {
    en: '1 to 64 letters, digits or any of . _ @ - without spaces',
    hi: '1 से 64 अक्षर, अंक या . _ @ - में से कोई, बिना खाली जगह',
  },
  taken: { en: 'This user name is taken', hi: 'यह यूज़र नाम पहले से है' },
  mayDo: { en: 'Permissions', hi: 'क्या कर सकते हैं' },
  admin: { en: 'Admin (chief): everything but parked vehicles', hi: 'एडमिन (प्रमुख): वाहनों के अलावा सब कुछ' },
  'crowd-reporter': {
    en: 'Crowd reporter: the crowd at their own places',
    hi: 'भीड़ की सूचना: अपनी जगहों की भीड़',
  },
  'queue-reporter': {
    en: 'Queue reporter: tail of the queue, hours of waiting, dak bam',
    hi: 'कतार की सूचना: आखिरी सिरा, इंतज़ार के घंटे, डाक बम',
  },
  'help-desk': {
    en: 'Help desk: complaints, feedback, lost and found, quiz',
    hi: 'हेल्प डेस्क: शिकायतें, सुझाव, खोया-पाया, क्विज़',
  },
  'photo-moderator': { en: 'Photos: approve and hide', hi: 'फोटो: मंज़ूर करना और छिपाना' },
  'missing-person-desk': { en: 'Missing persons', hi: 'बिछड़े लोग' },
  'content-editor': {
    en: 'Content: places, contacts, events, map, darshan',
    hi: 'गाइड की जानकारी: जगहें, नंबर, कार्यक्रम, नक्शा, दर्शन',
  },
  surveyor: {
    en: 'Surveyor: records the way and places on the ground',
    hi: 'सर्वे: रास्ते और जगहें मौके पर जाकर दर्ज करना',
  },
  viewer: {
    en: 'Viewer: the numbers of the dashboard and the report',
    hi: 'केवल देखना: डैशबोर्ड और रिपोर्ट के आँकड़े',
  },
  vehicle: { en: 'Vehicles at the parking', hi: 'पार्किंग के वाहन' },
  adminShort: { en: 'Admin', hi: 'एडमिन' },
  vehicleShort: { en: 'Vehicles', hi: 'वाहन' },
  oneRole: { en: 'Choose at least one', hi: 'कम से कम एक चुनें' },
  saveRoles: { en: 'Save permissions', hi: 'अनुमतियाँ सहेजें' },
  sureAdmin: {
    en: 'Admin may do everything: read all reports and change every account. Really “{username}”?',
    hi: 'एडमिन सब कुछ कर सकता है: सब सूचनाएँ पढ़ना और हर खाता बदलना। क्या सच में “{username}” को बनाना है?',
  },
  yesAdmin: { en: 'Yes, make them an admin', hi: 'हाँ, एडमिन बनाएँ' },
  make: { en: 'Create the account', hi: 'खाता बनाएँ' },
  disabled: { en: 'Closed', hi: 'बंद' },
  hasFactor: { en: 'Second factor', hi: 'दोहरी सुरक्षा' },
  seen: { en: 'seen {ago}', hi: '{ago} सक्रिय' },
  notSignedIn: { en: 'not signed in', hi: 'लॉगिन नहीं' },
  you: { en: 'This is you', hi: 'यह आप हैं' },
  resetPassword: { en: 'New password', hi: 'नया पासवर्ड' },
  takeFactor: { en: 'Remove the second factor', hi: 'दोहरी सुरक्षा हटाएँ' },
  close: { en: 'Close the account', hi: 'खाता बंद करें' },
  open: { en: 'Open it again', hi: 'खाता फिर खोलें' },
  passwordIs: { en: 'Password of {username}', hi: '{username} का पासवर्ड' },
  passwordUse: {
    en: 'Shown only this once. Hand it over in person; they change it under “Your account”.',
    hi: 'केवल एक बार दिखता है। सामने देकर बताएँ; वे “आपका खाता” में बदल सकते हैं।',
  },
  makeLink: { en: 'Link for a new phone', hi: 'नए फ़ोन के लिए लिंक' },
  linkIs: { en: 'Link for {username}', hi: '{username} के लिए लिंक' },
  linkUse: {
    en: 'Works once, for an hour. They open it on the new phone and sign in with their password.',
    hi: 'एक घंटे तक, एक ही बार चलता है। नए फ़ोन पर खोलकर अपने पासवर्ड से लॉगिन करें।',
  },
  linkSent: { en: 'I have sent it', hi: 'मैंने भेज दिया' },
  understood: { en: 'I have noted it', hi: 'मैंने लिख लिया' },
})
