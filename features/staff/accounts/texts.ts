import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
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
  admin: { en: 'Admin: everything but parked vehicles', hi: 'एडमिन: वाहनों के अलावा सब कुछ' },
  vehicle: { en: 'Vehicles at the parking', hi: 'पार्किंग के वाहन' },
  adminShort: { en: 'Admin', hi: 'एडमिन' },
  vehicleShort: { en: 'Vehicles', hi: 'वाहन' },
  oneRole: { en: 'Choose at least one', hi: 'कम से कम एक चुनें' },
  make: { en: 'Create the account', hi: 'खाता बनाएँ' },
  cancel: { en: 'Cancel', hi: 'रद्द करें' },
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
  understood: { en: 'I have noted it', hi: 'मैंने लिख लिया' },
  failed: { en: 'Not saved. Check the network and try again.', hi: 'सहेजा नहीं गया। नेटवर्क देखकर फिर कोशिश करें।' },
})
