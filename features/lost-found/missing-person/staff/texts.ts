import { defineTexts } from '#common/text.ts'

export const texts = defineTexts({
  lead: {
    en: 'For the control room alone. Never publish a picture or a name. Who looks at it and when is recorded.',
    hi: 'केवल नियंत्रण कक्ष के लिए। फोटो या नाम कहीं न छापें। कौन कब देखता है, यह दर्ज होता है।',
  },
  loading: { en: 'Loading...', hi: 'लोड हो रहा है...' },
  loadFailed: { en: 'The reports could not be loaded', hi: 'सूचनाएँ नहीं मिल सकीं' },
  readAgain: { en: 'Look for new ones', hi: 'नई सूचनाएँ देखें' },
  none: { en: 'Nobody is reported missing', hi: 'किसी के बिछड़ने की सूचना नहीं है' },
  missing: { en: 'Missing', hi: 'बिछड़े' },
  found: { en: 'Found', hi: 'मिले' },
  closed: { en: 'Closed', hi: 'बंद' },
  wasPost: { en: 'Was a public post, now hidden', hi: 'सार्वजनिक सूचना थी, अब छिपा दी गई' },
  lastSeen: { en: 'Last seen: {place}', hi: 'आखिरी बार देखा: {place}' },
  by: { en: 'Reported by {name}', hi: 'सूचना देने वाले: {name}' },
  call: { en: 'Call {number}', hi: '{number} पर कॉल करें' },
  showPhoto: { en: 'Show the photo', hi: 'फोटो देखें' },
  photo: { en: 'Photo of the person', hi: 'व्यक्ति की फोटो' },
  note: { en: 'What was done', hi: 'क्या किया गया' },
  keep: { en: 'Save the note', hi: 'नोट सहेजें' },
  close: { en: 'They are together again: close', hi: 'मिल गए: बंद करें' },
  reopen: { en: 'Open again', hi: 'फिर खोलें' },
  saved: { en: 'Saved', hi: 'सहेज लिया गया' },
  failed: { en: 'Not saved. What you wrote is still here.', hi: 'सहेजा नहीं गया। आपका लिखा हुआ यहीं है।' },
})
