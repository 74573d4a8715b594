import { defineTexts } from '#common/text.ts'

export const parkingSlipsTexts = defineTexts({
  lead: {
    en: 'Slips with numbers, printed before the vehicles come. Give one to each vehicle, scan it in “Register Vehicle” and write the lot and time on it.',
    hi: 'गाड़ियाँ आने से पहले छपी नंबर वाली पर्चियाँ। हर गाड़ी को एक दें, “वाहन दर्ज करें” में उसे स्कैन करें और पर्ची पर जगह और समय लिख दें।',
  },
  howMany: { en: 'How many slips', hi: 'कितनी पर्चियाँ' },
  notANumber: { en: 'Write a number from 1 to {n}', hi: '1 से {n} तक की संख्या लिखें' },
  make: { en: 'Make slips', hi: 'पर्चियाँ बनाएँ' },
  failed: { en: 'That did not work.', hi: 'यह नहीं हो सका।' },
  ready: { en: '{n} slips are ready to print', hi: '{n} पर्चियाँ छपने के लिए तैयार हैं' },
  printSlips: { en: 'Print slips (80 mm)', hi: 'पर्चियाँ छापें (80 मिमी)' },
  printLabels: { en: 'Print labels (80 mm)', hi: 'लेबल छापें (80 मिमी)' },
  labelUse: {
    en: 'A label is for the vehicle: it has the last four digits only, so nobody can make a slip from it.',
    hi: 'लेबल गाड़ी पर लगता है: उस पर केवल आखिरी चार अंक हैं, इसलिए उससे कोई पर्ची नहीं बना सकता।',
  },
  batches: { en: 'Printed before', hi: 'पहले छपी पर्चियाँ' },
  none: { en: 'No slips were made yet.', hi: 'अभी कोई पर्ची नहीं बनी।' },
  loadFailed: { en: 'The slips could not be loaded.', hi: 'पर्चियाँ नहीं मिल सकीं।' },
  used: { en: '{used} of {slips} used', hi: '{slips} में से {used} दी गईं' },
  ended: { en: 'Ended: unused slips are not taken any more', hi: 'बंद: बची पर्चियाँ अब नहीं मानी जाएँगी' },
  show: { en: 'Show unused', hi: 'बची पर्चियाँ दिखाएँ' },
  end: { en: 'End', hi: 'बंद करें' },
  reallyEnd: {
    en: 'Unused slips of this batch will not be taken any more, also not those on paper. End it?',
    hi: 'इस बार की बची पर्चियाँ, छपी हुई भी, अब नहीं मानी जाएँगी। बंद कर दें?',
  },
  keep: { en: 'No, keep it', hi: 'नहीं, रहने दें' },
  // In the registration form.
  slip: { en: 'Number of a printed slip', hi: 'छपी पर्ची का नंबर' },
  slipUse: {
    en: 'Only if you give a slip that was printed in advance. Else leave it empty.',
    hi: 'केवल तब, जब पहले से छपी पर्ची दे रहे हों। नहीं तो खाली छोड़ें।',
  },
  scan: { en: 'Scan a printed slip', hi: 'छपी पर्ची स्कैन करें' },
})
