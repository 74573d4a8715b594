import { defineTexts } from '#common/text.ts'

export const staffTexts = defineTexts({
  forStaff: {
    en: 'For staff of the Muzaffarpur Municipal Corporation.',
    hi: 'मुजफ्फरपुर नगर निगम के कर्मचारियों के लिए।',
  },
  showPassword: { en: 'Show password', hi: 'पासवर्ड दिखाएँ' },
  codeHint: { en: 'Six digits. Each code works once.', hi: 'छह अंक। हर कोड एक ही बार चलता है।' },
  usernameRequired: { en: 'Username is required', hi: 'यूज़र नाम लिखें' },
  passwordRequired: { en: 'Password is required', hi: 'पासवर्ड लिखें' },
  codeRequired: { en: 'Type the six digits', hi: 'छह अंक लिखें' },
  success: { en: 'Admin login successful!', hi: 'एडमिन लॉगिन हो गया!' },
  invalid: { en: 'Invalid admin credentials', hi: 'यूज़र नाम या पासवर्ड सही नहीं है' },
  invalidCode: {
    en: 'This code is wrong or was used before. Wait for the next one. If that one fails too, the clock of the phone with the app may be wrong: set its time to automatic.',
    hi: 'यह कोड सही नहीं है या पहले इस्तेमाल हो चुका है। अगले कोड का इंतज़ार करें। वह भी न चले, तो जिस फ़ोन में ऐप है उसकी घड़ी गलत हो सकती है: उसकी सेटिंग में समय ऑटोमैटिक करें।',
  },
  tooMany: {
    en: 'Too many tries. Please try again in {minutes} min.',
    hi: 'बहुत बार कोशिश हुई। {minutes} मिनट बाद फिर कोशिश करें।',
  },
  askForLink: {
    en: 'Or ask another admin for a link for this phone: it opens at once.',
    hi: 'या किसी दूसरे एडमिन से इस फ़ोन के लिए लिंक माँगें: उससे तुरंत लॉगिन होगा।',
  },
  unexpected: { en: 'An unexpected error occurred', hi: 'कुछ गड़बड़ हो गई' },
})
